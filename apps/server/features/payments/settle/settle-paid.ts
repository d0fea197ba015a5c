import { OperationError } from '@dovolilnice/contract/errors'
import type { ErrorCode } from '@dovolilnice/contract/errors'
import { paymentSourceLabels } from '@dovolilnice/contract/payments/payment-labels'
import { z } from 'zod/mini'
import { product } from '../../../platform/audit/record-event.ts'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import { announce } from '../../../platform/database/notify.ts'
import type { Db, Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { forEachRow } from '../../../platform/jobs/each-row.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { isUnrestricted } from '../../../platform/privacy/restrictions.ts'
import { receivedCents } from '../payable-queries.ts'
import { completePaid } from './complete-paid.ts'
import { putEarlyPayments } from './early-payments.ts'
import { decidingPayment, methodOf } from './how-paid.ts'
import type { DecidingPayment } from './how-paid.ts'

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

/** The invoice of what was paid. Where it cannot be issued yet, neither the payment nor the permit waits for it, and its number is given back. */
const invoice = async (trx: Trx, services: Services, id: string, payment: DecidingPayment): Promise<void> => {
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
    await invoice(trx, services, id, payment)
    await completePaid(trx, services, { id, actor: product })
  })

/** Puts what came before a decision to what is approved, then settles all applications that were paid in full; each in its own transaction, so that one that fails does not stop the others. */
export const settlePaidJob = defineJob({
  name: 'settle-paid',
  schema: z.object({}),
  // Whoever has paid waits for the permit, also where the process dies again and again.
  retryLimit: 100,
  longestRetrySeconds: 600,
  heartbeatSeconds: 10,
  handle: async (_, { services, database, log }) => {
    await database.transaction((trx) => putEarlyPayments(trx, services))
    const { money } = await services.capabilities.readParameters(database.kysely)
    const due = await paidButOpen(database.kysely).select('application.id').orderBy('application.id').execute()
    await forEachRow(
      due.map(({ id }) => id),
      log,
      (id) => settleOne(services, id, money.issue_on_payment),
    )
  },
})
