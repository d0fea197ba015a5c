import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'

/** A file that went out with a mail, byte for byte as it was sent. `place`: 0 for the first of the mail. */
export const readMailAttachment = defineOperation({
  name: 'read-mail-attachment',
  method: 'GET',
  path: 'v1/admin/mails/{id}/attachments/{place}',
  access: 'applications:read',
  summary: 'A file that was sent with a mail',
  params: z.object({ id: idSchema, place: z.string().check(z.regex(/^\d{1,2}$/)) }),
  errors: ['not_found'],
  audit: { action: 'mail:read_attachment', kind: 'read' },
})
