import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { machineFormSchema } from './machine-form.ts'
import { seenVersion } from '../history/seen-version.ts'

/** Changes what the town entered of a coin machine. One that is out of use may not report. */
export const updateMachine = defineOperation({
  name: 'update-coin-machine',
  method: 'POST',
  path: 'v1/coin-machines/{id}/update',
  access: 'machines:administer',
  summary: 'Change a coin machine',
  params: idParams,
  body: z.extend(machineFormSchema, seenVersion),
  errors: ['not_found', 'conflict', 'duplicate'],
  audit: { action: 'coin_machine:update', kind: 'change' },
})
