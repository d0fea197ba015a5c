import type { ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import { product, recordEvent } from '../../../platform/audit/record-event.ts'
import { announce } from '../../../platform/database/notify.ts'
import { type Db, type Trx, sql } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { isUnrestricted } from '../../../platform/privacy/restrictions.ts'
import { auditPayment, changePayment, lockPayment, lockPayments, subjectOf } from '../payment-record.ts'

/** Why an invoice is taken back, as its payer reads it on the storno. */
const reasons = {
  lapsed: 'Cena v roku ni bila plačana v celoti, zato je postopek ustavljen.',
  withdrawn: 'Vloga je umaknjena.',
} satisfies Partial<Record<ApplicationStatus, string>>
type Ended = keyof typeof reasons

/**
 * Applications that ended unpaid although a part of their price had come, or an invoice was issued with it. Where a refund of the application is proposed
 * the money goes back by that one.
 */
const ended = (db: Db) =>
  db
    .selectFrom('application')
    .where('application.status', 'in', ['lapsed', 'withdrawn'] satisfies Ended[])
    .where(isUnrestricted('application.id'))
    .where(
      sql<boolean>`(exists (
          select from payment_allocation where application_id = application.id and covers = 'price' and undone_at is null)
        or exists (select from invoice where application_id = application.id and kind = 'invoice' and cancelled_by_id is null))`,
    )
    .where(sql<boolean>`not exists (select from refund where refund.application_id = application.id and refund.status <> 'declined')`)

export const findEnded = async (db: Db): Promise<string[]> => {
  const rows = await ended(db).select('application.id').orderBy('application.id').execute()
  return rows.map(({ id }) => id)
}

/** What a payment paid of an application lies there again, put to nothing: a clerk pays it back. */
const freePayments = async (trx: Trx, services: Services, applicationId: string, reason: string): Promise<void> => {
  const now = services.clock.now()
  const freed = await trx
    .updateTable('payment_allocation')
    .set({ undone_at: now, undo_reason: reason })
    .where('application_id', '=', applicationId)
    .where('covers', '=', 'price')
    .where('undone_at', 'is', null)
    .returning('payment_id')
    .execute()
  for (const { payment_id: id } of freed) {
    const before = await lockPayment(trx, services, id)
    // Should the end be withdrawn, it is found as what came for this one, whoever put it there.
    const candidates = [applicationId, ...before.candidates.filter((other) => other !== applicationId)]
    const after = await changePayment(trx, before, { status: 'overpaid', reason: null, candidates }, now)
    const event = { action: 'payment:undo', kind: 'change', actor: product, subject: subjectOf(before), reason } as const
    await recordEvent(trx, { ...event, before: auditPayment(before), after: auditPayment(after) }, services.clock)
  }
}

/** The invoice of an application that ended is taken back, and what had come for it waits to be paid back. @throws those of `takeInvoiceBack` */
export const releaseEnded = (services: Services, id: string): Promise<void> =>
  services.database.transaction(async (trx) => {
    await lockPayments(trx)
    const application = await ended(trx).select('application.status').where('application.id', '=', id).forUpdate().executeTakeFirst()
    const status = application?.status
    if (status !== 'lapsed' && status !== 'withdrawn') return
    const invoice = await trx
      .selectFrom('invoice')
      .select('id')
      .where('application_id', '=', id)
      .where('kind', '=', 'invoice')
      .where('cancelled_by_id', 'is', null)
      .executeTakeFirst()
    const reason = reasons[status]
    if (invoice !== undefined) await services.capabilities.takeInvoiceBack({ ...services, trx, actor: product }, invoice.id, reason)
    await freePayments(trx, services, id, reason)
    await announce(trx, 'payments')
  })
