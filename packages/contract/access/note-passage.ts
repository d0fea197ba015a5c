import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { reasonSchema, idSchema } from '../primitives/field-schemas.ts'
import { accessTagSchema } from './access-log.ts'

/** An operator's note on a passage or a refusal of the last 48 hours; clerks see it among the tags of the line. */
export const notePassage = defineOperation({
  name: 'note-passage',
  path: 'v1/operator/services/passage-note',
  access: 'plates:check',
  summary: 'A note of an operator on a passage',
  body: z.object({ access_log_id: idSchema, note: reasonSchema.check(z.maxLength(300)) }),
  output: accessTagSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 60, perAddress: 60 },
  audit: { action: 'access_log:tag', kind: 'change' },
})
