import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/ids.ts'

/** All open applications of one clerk go to another, or to nobody: before a leave, or when somebody fell ill. */
export const handOverApplications = defineOperation({
  name: 'hand-over-applications',
  method: 'POST',
  path: 'v1/admin/applications/hand-over',
  access: 'applications:assign',
  summary: 'Hands all open applications of a clerk over',
  body: z.object({ from: idSchema, to: z.nullable(idSchema) }),
  output: z.object({ count: z.int() }),
  errors: ['not_found', 'validation'],
  audit: { action: 'application:hand_over', kind: 'change' },
})
