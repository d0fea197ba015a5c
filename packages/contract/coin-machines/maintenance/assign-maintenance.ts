import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Gives a maintenance to somebody who maintains machines, also to another than before. */
export const assignMaintenance = defineOperation({
  name: 'assign-coin-machine-maintenance',
  method: 'POST',
  path: 'v1/coin-machines/maintenance/{id}/assign',
  access: 'machines:maintain',
  summary: 'Give a maintenance to somebody',
  params: idParams,
  body: z.object({ ...seenVersion, person_id: z.uuid({ error: 'required' }) }),
  errors: ['not_found', 'conflict', 'illegal_transition'],
  audit: { action: 'coin_machine:assign_maintenance', kind: 'change' },
})
