import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { OperationError } from '@dovolilnice/contract/errors'
import { idSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import { type Db, type Trx, insertRow } from '../../platform/database/db.ts'
import type { FileAnswer, Services } from '../../platform/http/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { MailAttachment } from '../../platform/mail/mail-tables.ts'
import { makeFeeReceiptPdf } from '../../platform/pdf/fee-receipt.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'

/** What a payment pays of an administrative fee, while it does. */
const readPaidFee = (trx: Trx, paymentId: string) =>
  trx
    .selectFrom('payment_allocation as paid')
    .innerJoin('payment', 'payment.id', 'paid.payment_id')
    .innerJoin('administrative_fee as fee', 'fee.application_id', 'paid.application_id')
    .leftJoin('online_payment', 'online_payment.payment_id', 'payment.id')
    .select(['paid.cents', 'paid.application_id', 'payment.transaction_id', 'payment.created_at'])
    .select(['fee.lines', 'online_payment.test'])
    .where('paid.payment_id', '=', paymentId)
    .where('paid.covers', '=', 'administrative_fee')
    .where('paid.undone_at', 'is', null)
    .where(isUnrestricted('paid.application_id'))
    .executeTakeFirst()

const fileName = (number: string): string => `potrdilo-upravna-taksa-${number}.pdf`

/** Stores the receipt of a payment and mails it to the applicant. A payment has one receipt, however often the job runs. */
const makeReceipt = async (trx: Trx, services: Services, paymentId: string): Promise<void> => {
  const paid = await readPaidFee(trx, paymentId)
  if (paid === undefined) return
  const { cents, lines, transaction_id: transaction, created_at: at, application_id, test } = paid
  const application = await trx.selectFrom('application').selectAll().where('id', '=', application_id).forUpdate().executeTakeFirstOrThrow()
  const known = await trx.selectFrom('fee_receipt').select('payment_id').where('payment_id', '=', paymentId).executeTakeFirst()
  if (known !== undefined) return
  const receipt = { application, cents, lines, at, transaction, method: 'online' as const }
  const parameters = await services.capabilities.readParameters(trx)
  const pdf = await makeFeeReceiptPdf({ ...receipt, warning: test === true ? 'trial' : undefined }, parameters)
  const file = await services.storage.receive(Readable.from([pdf]))
  await insertRow(trx, 'fee_receipt', { payment_id: paymentId, application_id, ...file, made_at: services.clock.now() })
  const attachment: MailAttachment = {
    storage_key: file.storage_key,
    file_name: fileName(application.number),
    media_type: 'application/pdf',
  }
  await services.capabilities.mailFeeReceipt(trx, services, application, cents, attachment)
}

/** The paper is made after the payment is booked, so that nothing about it can keep the money out of the books. */
export const makeFeeReceiptJob = defineJob({
  name: 'make-fee-receipt',
  schema: z.object({ payment_id: idSchema }),
  handle: ({ payment_id }, { services, database }) => database.transaction((trx) => makeReceipt(trx, services, payment_id)),
})

/** Has the receipt of a payment made and mailed; none is made of a payment that pays nothing of a fee. */
export const orderFeeReceipt = (trx: Trx, { send }: Pick<Services, 'send'>, paymentId: string): Promise<void> =>
  send(trx, makeFeeReceiptJob, { payment_id: paymentId })

/** The newest receipt whose payment still pays the fee. */
const findReceipt = (db: Db, applicationId: string) =>
  db
    .selectFrom('fee_receipt')
    .innerJoin('application', 'application.id', 'fee_receipt.application_id')
    .select(['fee_receipt.storage_key', 'fee_receipt.sha256', 'application.number'])
    .where('fee_receipt.application_id', '=', applicationId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_allocation as paid')
          .select('paid.id')
          .whereRef('paid.payment_id', '=', 'fee_receipt.payment_id')
          .where('paid.covers', '=', 'administrative_fee')
          .where('paid.undone_at', 'is', null),
      ),
    )
    .orderBy('fee_receipt.made_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether the payer can download a receipt of the administrative fee. */
export const hasFeeReceipt = async (db: Db, applicationId: string): Promise<boolean> => (await findReceipt(db, applicationId)) !== undefined

/** The stored receipt of an application's administrative fee. @throws OperationError `not_found` while there is none */
export const readFeeReceiptPaper = async (trx: Trx, { storage }: Pick<Services, 'storage'>, applicationId: string): Promise<FileAnswer> => {
  const receipt = await findReceipt(trx, applicationId)
  if (receipt === undefined) throw new OperationError('not_found')
  const { storage_key: key, sha256, number } = receipt
  return { stream: await buffer(await storage.open(key)), media_type: 'application/pdf', file_name: fileName(number), tag: sha256 }
}
