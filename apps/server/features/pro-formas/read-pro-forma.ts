import { listApplicationProFormas, readProFormaPdf } from '@dovolilnice/contract/pro-formas/operations'
import { readApplicationProForma, readOwnProForma } from '@dovolilnice/contract/pro-formas/read-application-pro-forma'
import { OperationError } from '@dovolilnice/contract/errors'
import { type Context, type FileAnswer, implement } from '../../platform/http/context.ts'
import { type Trx, notFound, findRow } from '../../platform/database/db.ts'
import type { MailAttachment } from '../../platform/mail/mail-tables.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ProFormaRecord } from './pro-forma-tables.ts'
import { findWaitingProForma, proFormaFile } from './issue-pro-forma.ts'

const answerOf = async (storage: Storage, { storage_key: key, ...file }: MailAttachment): Promise<FileAnswer> => ({
  stream: await storage.open(key),
  ...file,
})

/** The newest pro-forma by its own id or its application's. @throws OperationError `not_found` */
const newestOf = async (trx: Trx, id: string): Promise<ProFormaRecord> => {
  const found = await trx
    .selectFrom('pro_forma')
    .selectAll()
    .where((is) => is.or([is('id', '=', id), is('application_id', '=', id)]))
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow(notFound)
  return found
}

export const handleReadProFormaPdf = implement(readProFormaPdf, async ({ params }, context) => {
  const proForma = await newestOf(context.trx, params.id)
  context.record({ subject: { type: 'pro_forma', id: proForma.id, label: proForma.number } })
  return answerOf(context.storage, proFormaFile(proForma))
})

/** What an applicant pays by; a paper that has ended is no longer given, so that nobody pays by it. @throws OperationError `not_found` */
const ownAnswer = async ({ trx, storage }: Context, applicationId: string): Promise<FileAnswer> => {
  const waiting = await findWaitingProForma(trx, applicationId)
  if (waiting === undefined) throw new OperationError('not_found')
  return answerOf(storage, waiting.attachment)
}

export const handleReadApplicationProForma = implement(readApplicationProForma, async ({ query }, context) =>
  ownAnswer(context, (await context.capabilities.openLinkedApplication(context, query)).id),
)

export const handleReadOwnProForma = implement(readOwnProForma, async ({ params }, context) =>
  ownAnswer(context, (await context.capabilities.findOwnApplication(context.trx, params.id, context.user.id)).id),
)

export const handleListApplicationProFormas = implement(listApplicationProFormas, async ({ params }, { trx }) => {
  const application = await findRow(trx, 'application', params.id, ['status', 'fee_cents'])
  const found = await trx
    .selectFrom('pro_forma')
    .selectAll()
    .where('application_id', '=', params.id)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return { pro_formas: found, can_issue: application.status === 'approved' && application.fee_cents > 0 }
})
