import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** The office answers a holder who said that a passage was not theirs; the holder reads the answer beside the passage. */
export const settlePassageReport = defineOperation({
  name: 'settle-passage-report',
  method: 'POST',
  path: 'v1/admin/access-log/{id}/report/settle',
  access: 'access-log:write',
  summary: 'Answer a holder’s report of a passage',
  params: idParams,
  body: z.object({ answer: z.string({ error: 'required' }).check(z.trim(), z.minLength(1, 'required'), z.maxLength(1000)) }),
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'access_log:settle_report', kind: 'change' },
})
