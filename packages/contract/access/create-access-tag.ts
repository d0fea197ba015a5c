import { z } from 'zod'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'
import { accessTagSchema } from './access-log.ts'

/** Hangs a tag on a line of the access log: a short label and, when there is more to say, a remark. */
export const createAccessTag = defineOperation({
  name: 'create-access-tag',
  method: 'POST',
  path: 'v1/admin/access-log/create',
  access: 'access-log:write',
  summary: 'Tag a line of the access log',
  body: z.object({
    access_log_id: idSchema,
    label: z.string({ error: 'required' }).trim().min(1).max(60),
    remark: z.string().trim().max(2000).nullish(),
  }),
  output: accessTagSchema,
  errors: ['not_found'],
  audit: { action: 'access_log:tag', kind: 'change' },
})
