import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { actRemedySchema, courtOutcomes, remedyNote } from './act-remedy.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Records how a court action ended. Where the court annulled the act, what the act ended goes on. */
export const endCourtAction = defineOperation({
  name: 'end-court-action',
  method: 'POST',
  path: 'v1/admin/acts/remedies/{id}/end',
  access: 'applications:conduct',
  summary: 'Records how a court action about an act ended',
  params: idParams,
  body: z.object({ ...seenVersion, ended_on: localDaySchema, outcome: z.enum(courtOutcomes, { error: 'choice' }), note: remedyNote }),
  output: actRemedySchema,
  errors: ['not_found', 'conflict', 'illegal_transition'],
  audit: { action: 'act:end_court', kind: 'change' },
})
