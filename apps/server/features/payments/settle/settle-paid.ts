import { type ErrorCode, OperationError } from '@dovolilnice/contract/errors'
import { type Actor, product, recordEvent } from '../../../platform/audit/record-event.ts'
import { inSavepoint } from '../../../platform/database/session.ts'
import { type Db, type Row, type Trx, sql } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { PaymentMethod } from '@dovolilnice/contract/invoices/invoice'
import { methodOfSource } from '@dovolilnice/contract/payments/payment-source'
import { paymentSourceLabels } from '@dovolilnice/contract/payments/payment-status'
import { announce } from '../../../platform/database/notify.ts'
import { forEachRow } from '../../../platform/jobs/each-row.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { isUnrestricted } from '../../../platform/privacy/restrictions.ts'
import { receivedCents } from '../payable-queries.ts'
import { putEarlyPayments } from './early-payments.ts'
import { findEnded, releaseEnded } from './release-ended.ts'

/** A card must be handed over: a permit that opens by nothing else is issued by a clerk. */
const opensByCardAlone = ({ openings }: Pick<Row<'permit_kind'>, 'openings'>): boolean => openings.every((opening) => opening === 'rfid')

interface Completion {
  id: string
  actor: Actor
}

const complete = async (trx: Trx, services: Services, { id, actor }: Completion): Promise<string | null> => {
  const application = await trx
    .selectFrom('application')
    .innerJoin('permit_kind', 'permit_kind.id', 'application.permit_kind_id')
    .select(['application.id', 'application.number', 'application.status', 'permit_kind.openings'])
    .where('application.id', '=', id)
    .executeTakeFirstOrThrow()
  if (opensByCardAlone(application)) return null
  const permit = await services.capabilities.issuePermit(trx, services, { application: { id }, actor })
  const event = {
    action: 'application:complete' as const,
    kind: 'change' as const,
    actor,
    subject: { type: 'application' as const, id, label: application.number },
    before: { status: application.status },
    after: { status: 'completed', permit: permit.number },
  }
  await recordEvent(trx, event, services.clock)
  return permit.number
}

/**
 * Issues the permit of a paid application; resolves with its number. A permit that cannot be issued (its days are over, another holds the plate) does not
 * hold up the payment: null, and the application is paid and waits for a clerk.
 */
export const completePaid = (trx: Trx, services: Services, completion: Completion): Promise<string | null> =>
  inSavepoint(trx, () => complete(trx, services, completion)).catch((error: unknown) => {
    if (!(error instanceof OperationError)) throw error
    return null
  })

/**
 * The payment of an application that says how its invoice is issued: the last one, but one in cash or by card before any bank transfer, because the tax
 * authority must hear of it.
 */
const decidingPayment = (trx: Trx, applicationId: string) =>
  trx
    .selectFrom('payment_allocation')
    .innerJoin('payment', 'payment.id', 'payment_allocation.payment_id')
    .leftJoin('bank_statement', 'bank_statement.id', 'payment.statement_id')
    .select(['payment.source', 'payment.transaction_id', 'payment.booked_on', 'payment.payer_name', 'bank_statement.bank_id'])
    .where('payment_allocation.application_id', '=', applicationId)
    .where('payment_allocation.covers', '=', 'price')
    .where('payment_allocation.undone_at', 'is', null)
    .orderBy(sql`payment.source = 'bank'`)
    .orderBy('payment.booked_on', 'desc')
    .orderBy('payment.id', 'desc')
    .executeTakeFirst()

type DecidingPayment = NonNullable<Awaited<ReturnType<typeof decidingPayment>>>

/** How a payment stands on an invoice. Of a bank transfer the method alone: its reference says the rest. */
export const methodOf = ({ source, transaction_id: id }: Pick<Row<'payment'>, 'source' | 'transaction_id'>) => ({
  payment_method: methodOfSource[source],
  transaction_id: source === 'bank' ? undefined : (id ?? undefined),
})

/** How an application was paid, for its invoice; nothing where no payment is recorded. */
export const howPaid = async (
  trx: Trx,
  applicationId: string,
): Promise<{ payment_method: PaymentMethod; transaction_id: string | undefined } | undefined> => {
  const payment = await decidingPayment(trx, applicationId)
  return payment && methodOf(payment)
}

/** Applications whose whole fee has come and that are not settled yet. */
export const paidButOpen = (db: Db) =>
  db
    .selectFrom('application')
    .where('application.status', '=', 'approved')
    .where('application.fee_cents', '>', 0)
    .where(isUnrestricted('application.id'))
    .where(receivedCents, '>=', (of) => of.ref('application.fee_cents'))

/** Settles one application on its locked row; resolves with its payment, or with nothing when it is settled already, or no longer paid in full. */
const settle = async (trx: Trx, services: Services, id: string): Promise<DecidingPayment | undefined> => {
  await trx.selectFrom('application').select('id').where('id', '=', id).forUpdate().execute()
  const due = await paidButOpen(trx).select('application.id').where('application.id', '=', id).executeTakeFirst()
  const payment = due && (await decidingPayment(trx, id))
  if (payment === undefined) return undefined
  const { source, bank_id: statement, payer_name: payer, booked_on: day } = payment
  const reason = [paymentSourceLabels[source].sl, statement, payer, day].filter(Boolean).join(', ')
  await services.capabilities.settleApplication(trx, services, { id, actor: product, reason })
  await announce(trx, 'payments')
  return payment
}

/** Why an invoice waits for a clerk: no device issues it, or a card was taken before fiscal verification was set up. */
const mayWait: readonly ErrorCode[] = ['no_cash_device', 'fiscal_unavailable']

/** The invoice that was issued with the first part. */
export const findLiveInvoice = (trx: Trx, applicationId: string): Promise<Row<'invoice'> | undefined> =>
  trx
    .selectFrom('invoice')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'invoice')
    .where('cancelled_by_id', 'is', null)
    .executeTakeFirst()

/** The invoice of what was paid, unless it was issued with a part at the counter. Where it cannot be issued yet, neither the payment nor the permit waits for it, and its number is given back. */
const invoice = async (trx: Trx, services: Services, id: string, payment: DecidingPayment): Promise<void> => {
  if ((await findLiveInvoice(trx, id)) !== undefined) return
  const context = { ...services, trx, actor: product }
  const issue = () => services.capabilities.issueInvoice(context, { application_id: id, ...methodOf(payment) })
  await inSavepoint(trx, issue).catch((error: unknown) => {
    if (!(error instanceof OperationError) || !mayWait.includes(error.code)) throw error
  })
}

/** Settles one application, and issues its invoice and its permit in the same transaction where the town wants so. */
const settleOne = (services: Services, id: string, issues: boolean): Promise<void> =>
  services.database.transaction(async (trx) => {
    const payment = await settle(trx, services, id)
    if (payment === undefined || !issues) return
    // First, because its days may begin later than was applied for: the invoice says those of the permit.
    await completePaid(trx, services, { id, actor: product })
    await invoice(trx, services, id, payment)
  })

/** Puts what came before a decision to what is approved, settles all applications that were paid in full, and frees what had come for those that ended; each in its own transaction, so that one that fails does not stop the others. */
export const settlePaidJob = defineJob({
  name: 'settle-paid',
  // Whoever has paid waits for the permit, also where the process dies again and again.
  retryLimit: 100,
  longestRetrySeconds: 600,
  heartbeatSeconds: 10,
  handle: async (_, { services, database, log }) => {
    await database.transaction((trx) => putEarlyPayments(trx, services))
    const { money } = await services.capabilities.readParameters(database.kysely)
    const due = await paidButOpen(database.kysely).select('application.id').orderBy('application.id').execute()
    const ended = new Set(await findEnded(database.kysely))
    await forEachRow([...due.map(({ id }) => id), ...ended], log, (id) =>
      ended.has(id) ? releaseEnded(services, id) : settleOne(services, id, money.issue_on_payment),
    )
  },
})
