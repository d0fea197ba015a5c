import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams, instantSchema } from '../../primitives/ids.ts'

/** The holder tells the office that a passage was somebody else's. Another person's passage is `not_found`, a second report `duplicate`. */
export const reportOwnPassage = defineOperation({
  name: 'report-own-passage',
  method: 'POST',
  path: 'v1/user/passages/{id}/report',
  access: 'session',
  summary: 'Report a passage that was not mine',
  params: idParams,
  body: z.object({ remark: z.nullish(z.string().check(z.trim(), z.maxLength(1000))) }),
  output: z.object({ reported_at: instantSchema }),
  errors: ['not_found', 'duplicate'],
  rate: { windowSeconds: 3600, perAddress: 60, perAccount: 20 },
  audit: { action: 'access_log:report', kind: 'change' },
})
