import { OperationError } from '@dovolilnice/contract/errors'
import type { readMailAttachment } from '@dovolilnice/contract/mails/read-mail-attachment'
import type { Handler } from '../../platform/http/context.ts'

/** The stored file itself. The record that it belongs to may have let it go meanwhile: then there is none. */
export const handleReadMailAttachment: Handler<typeof readMailAttachment> = async ({ params }, { trx, storage, record }) => {
  const mail = await trx.selectFrom('mail').select(['id', 'subject', 'attachments']).where('id', '=', params.id).executeTakeFirst()
  const attachment = mail?.attachments[Number(params.place)]
  if (mail === undefined || attachment === undefined) throw new OperationError('not_found')
  const { storage_key: key, file_name, media_type } = attachment
  const stream = await storage.open(key).catch(() => {
    throw new OperationError('not_found')
  })
  record({ subject: { type: 'mail', id: mail.id, label: mail.subject }, after: { attachment: file_name } })
  return { stream, media_type, file_name }
}
