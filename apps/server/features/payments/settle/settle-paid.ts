import { OperationError } from '@dovolilnice/contract/errors'
import { z } from 'zod/mini'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { announce } from '../../../platform/database/notify.ts'
import type { Db, Row, Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { forEachRow } from '../../../platform/jobs/each-row.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { receivedCents } from '../payable-queries.ts'

/** The actor of automatic steps. */
export const product = { id: null, name: 'Dovolilnice' }

/** Applications whose whole fee has come and that are not settled yet. */
export const paidButOpen = (db: Db) =>
  db
    .selectFrom('application')
    .where('application.status', '=', 'approved')
    .where('application.fee_cents', '>', 0)
    .where(receivedCents, '>=', (of) => of.ref('application.fee_cents'))

/** The last payment of an application, for the sentence of its event. */
const lastPayment = (trx: Trx, applicationId: string) =>
  trx
    .selectFrom('payment_allocation')
    .innerJoin('payment', 'payment.id', 'payment_allocation.payment_id')
    .leftJoin('bank_statement', 'bank_statement.id', 'payment.statement_id')
    .select(['payment.booked_on', 'payment.payer_name', 'bank_statement.bank_id'])
    .where('payment_allocation.application_id', '=', applicationId)
    .where('payment_allocation.undone_at', 'is', null)
    .orderBy('payment.booked_on', 'desc')
    .executeTakeFirst()

/** Settles one application on its locked row; false when it is settled already, or no longer paid in full. */
const settle = async (trx: Trx, services: Services, id: string): Promise<boolean> => {
  await trx.selectFrom('application').select('id').where('id', '=', id).forUpdate().execute()
  const due = await paidButOpen(trx).select('application.id').where('application.id', '=', id).executeTakeFirst()
  if (due === undefined) return false
  const payment = await lastPayment(trx, id)
  const reason = ['Bančni izpisek', payment?.bank_id, payment?.payer_name, payment?.booked_on].filter(Boolean).join(', ')
  await services.capabilities.settleApplication(trx, services, { id, actor: product, reason })
  await announce(trx, 'payments')
  return true
}

/** A card must be handed over: a permit that opens by nothing else is issued by a clerk. */
const opensByCardAlone = ({ openings }: Pick<Row<'permit_kind'>, 'openings'>): boolean => openings.every((opening) => opening === 'rfid')

const issue = async (trx: Trx, services: Services, id: string): Promise<void> => {
  const application = await trx
    .selectFrom('application')
    .innerJoin('permit_kind', 'permit_kind.id', 'application.permit_kind_id')
    .select(['application.id', 'application.number', 'application.status', 'permit_kind.openings'])
    .where('application.id', '=', id)
    .executeTakeFirstOrThrow()
  if (opensByCardAlone(application)) return
  const permit = await services.capabilities.issuePermit(trx, services, { application: { id }, actor: product })
  const event = {
    action: 'application:complete' as const,
    kind: 'change' as const,
    actor: product,
    subject: { type: 'application' as const, id, label: application.number },
    before: { status: application.status },
    after: { status: 'completed', permit: permit.number },
  }
  await recordEvent(trx, event, services.clock)
}

/** The invoice of what was paid; a town without a cash device has none issued, and its permits do not wait for one. */
const invoice = async (trx: Trx, services: Services, id: string): Promise<void> => {
  const context = { ...services, trx, actor: product }
  await services.capabilities.issueInvoice(context, { application_id: id, payment_method: 'transfer' }).catch((error: unknown) => {
    if (!(error instanceof OperationError) || error.code !== 'no_cash_device') throw error
  })
}

/**
 * Settles one application, and issues its invoice and its permit in the same transaction where the town wants so. A permit that cannot be issued (its days are
 * over, another holds the plate) does not hold up the payment: the application is paid and waits for a clerk.
 */
const settleOne = async (services: Services, id: string, issues: boolean): Promise<void> => {
  const { database } = services
  if (issues)
    try {
      return await database.transaction(async (trx) => {
        if (!(await settle(trx, services, id))) return
        await invoice(trx, services, id)
        await issue(trx, services, id)
      })
    } catch (error) {
      if (!(error instanceof OperationError)) throw error
    }
  await database.transaction(async (trx) => {
    if ((await settle(trx, services, id)) && issues) await invoice(trx, services, id)
  })
}

/** Settles all applications that were paid in full; each in its own transaction, so that one that fails does not stop the others. */
export const settlePaidJob = defineJob({
  name: 'settle-paid',
  schema: z.object({}),
  handle: async (_, { services, database, log }) => {
    const { money } = await services.capabilities.readParameters(database.kysely)
    const due = await paidButOpen(database.kysely).select('application.id').orderBy('application.id').execute()
    await forEachRow(
      due.map(({ id }) => id),
      log,
      (id) => settleOne(services, id, money.issue_on_payment),
    )
  },
})
