import { createHash } from 'node:crypto'
import { denominations, drawerSums, expectedCash } from '@dovolilnice/contract/counter/drawer'
import { referenceOf } from '@dovolilnice/contract/money/bank/reference'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import type { Row, Trx } from '../../../../platform/database/db.ts'
import { insertRows } from '../../insert-rows.ts'
import { demoParameters } from '../../municipality.ts'
import type { Town } from '../../town.ts'
import type { Application } from '../applications.ts'

/** When the fee was paid; the product noticed it. */
const paidAt = ({ steps }: Application): Date | undefined => steps.find(({ action }) => action === 'record_payment')?.at

/** A paid application, and how it was paid where that was at the counter. */
export interface PaidApplication {
  application: Application
  at: Date
  /** Null: by a bank transfer. */
  counter: 'cash' | 'card' | null
}

/** The last paid ones were paid at the counter, every third by card. */
const atCounter = 11

/** All that were paid, in the order of their payments. */
export const paidApplications = (applications: readonly Application[]): PaidApplication[] => {
  const paid = applications
    .flatMap((application) => {
      const at = application.row.fee_cents > 0 ? paidAt(application) : undefined
      return at === undefined ? [] : [{ application, at }]
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return paid.map((one, index) => ({ ...one, counter: index < paid.length - atCounter ? null : index % 3 === 0 ? 'card' : 'cash' }))
}

/** Marks like those of a test environment: no tax authority knows the town. */
export const demoFiscal = {
  testEnvironment: true,
  certificate: { taxNumber: demoParameters.municipality.tax_number, endsAt: new Date('2100-01-01T00:00:00Z') },
  zoiOf: (mark: object): string => createHash('md5').update(JSON.stringify(mark)).digest('hex'),
  sendInvoice: async () => ({ outcome: 'unreachable' as const, reason: 'demo' }),
  sendPremise: async () => ({ outcome: 'unreachable' as const, reason: 'demo' }),
  echo: async () => false,
  close: () => undefined,
}

/** A slip of the terminal. */
export const transactionOf = ({ application, counter }: PaidApplication): string | null =>
  counter === 'card' ? `T-${application.row.number.replace(/\D/g, '')}` : null

const paymentOf = ({ random }: Town, paid: PaidApplication): Partial<Row<'payment'>> => {
  const { application, at, counter } = paid
  const { id, number, name, fee_cents: cents } = application.row
  return {
    ...{ id: random.id(at), source: counter === 'cash' ? 'cash' : 'card_terminal', direction: 'credit', booked_on: localDayOf(at), cents },
    ...{ currency: 'EUR', payer_name: name, reference: referenceOf(number, demoParameters.money), transaction_id: transactionOf(paid) },
    ...{ reversal: false, status: 'matched', candidates: [id], created_at: at, updated_at: at, version: 1 },
  }
}

type Movement = Row<'drawer_movement'>
const none = { payment_id: null, application_id: null, invoice_id: null, tendered_cents: null, transaction_id: null, reason: null }

/** What a payer in cash hands over: the next ten euros. */
const handedOver = (cents: number): number => Math.ceil(cents / 1000) * 1000

/** Notes and coins that make an amount. */
const countsOf = (cents: number): Record<string, number> => {
  let left = cents
  return Object.fromEntries(
    denominations.flatMap((value) => {
      const count = Math.floor(left / value)
      left -= count * value
      return count === 0 ? [] : [[String(value), count]]
    }),
  )
}

/** The day of the drawer whose count was off, from the first. */
const oddDay = 1
const missing = 50

/** The closing of one day, in the evening. */
const closingOf = (town: Town, movements: readonly Movement[], opening: number, sequence: number, code: string) => {
  const { random, clerks } = town
  const [first, last] = [movements.at(0), movements.at(-1)]
  const evening = startOfLocalDay(localDayOf(first?.made_at ?? town.now)).getTime() + 16 * 3_600_000
  const at = new Date(Math.max(evening, (last?.made_at.getTime() ?? 0) + 600_000))
  const year = Number(localDayOf(at).slice(0, 4))
  const { payments, give_backs, ...cents } = drawerSums(movements)
  const expected = expectedCash(opening, { payments, give_backs, ...cents })
  const counted = sequence === oddDay ? expected - missing : expected
  const closing = {
    ...{
      id: random.id(at),
      number: `Z-${code}-${year}-${String(sequence).padStart(4, '0')}`,
      device_id: first?.device_id ?? '',
      year,
      sequence,
    },
    ...{
      opened_at: first?.made_at ?? at,
      closed_at: at,
      closed_by: clerks[0]?.id ?? '',
      payments,
      give_backs,
      opening_cents: opening,
      ...cents,
    },
    ...{ counted_cents: counted, counts: countsOf(counted), deposit_cents: counted - (counted % 10_000) },
    reason: counted === expected ? null : 'Napačno vrnjen drobiž.',
  }
  return { closing, left: counted - closing.deposit_cents }
}

const movementsOf = (
  { random, clerks }: Town,
  deviceId: string,
  rows: readonly Row<'payment'>[],
  invoices: readonly Row<'invoice'>[],
): Movement[] =>
  rows.map((payment) => {
    const [application = ''] = payment.candidates
    const invoice = invoices.find(({ application_id: id }) => id === application)
    const method = payment.source === 'cash' ? ('cash' as const) : ('card' as const)
    return {
      ...none,
      ...{ id: random.id(payment.created_at), device_id: deviceId, kind: 'payment', method, cents: payment.cents, payment_id: payment.id },
      ...{ application_id: application, invoice_id: invoice?.id ?? null, transaction_id: payment.transaction_id },
      tendered_cents: method === 'cash' ? handedOver(payment.cents) : null,
      ...{ made_at: payment.created_at, made_by: clerks[0]?.id ?? '', closing_id: null, idempotency_key: null, in_journal: true },
    }
  })

/** Change money, put in an hour before the first payment. */
const changeMoney = ({ random, clerks }: Town, first: Movement): Movement => {
  const at = new Date(first.made_at.getTime() - 3_600_000)
  const made = { made_at: at, made_by: clerks[0]?.id ?? '', closing_id: null, idempotency_key: null, in_journal: true }
  return { ...none, ...made, id: random.id(at), device_id: first.device_id, kind: 'change_money', method: 'cash', cents: 10_000 }
}

/**
 * What was paid at the counter: payments, the drawer with a closing for each day but the last, and one count that was off. The last day was not closed.
 */
export const fillDemoDrawer = async (trx: Trx, town: Town, applications: readonly Application[]): Promise<void> => {
  const paid = paidApplications(applications).filter(({ counter }) => counter !== null)
  const payments = paid.map((one) => paymentOf(town, one))
  await insertRows(trx, 'payment', payments)
  const rows = await trx.selectFrom('payment').selectAll().where('source', '!=', 'bank').orderBy('created_at').orderBy('id').execute()
  const invoices = await trx.selectFrom('invoice').selectAll().where('payment_method', 'in', ['cash', 'card']).execute()
  const [invoice] = invoices
  if (invoice === undefined) return
  const allocations = rows.map(({ id, cents, candidates, created_at: at }) => ({
    ...{
      id: town.random.id(at),
      payment_id: id,
      application_id: candidates[0] ?? '',
      covers: 'price' as const,
      cents,
      made_at: at,
      made_by: town.clerks[0]?.id ?? null,
    },
    ...{ undone_at: null, undone_by: null, undo_reason: null },
  }))
  await insertRows(trx, 'payment_allocation', allocations)
  const taken = movementsOf(town, invoice.device_id, rows, invoices)
  const [first] = taken
  if (first === undefined) return
  const days = [...Map.groupBy([changeMoney(town, first), ...taken], ({ made_at: at }) => localDayOf(at)).values()]
  let opening = 0
  for (const [index, movements] of days.slice(0, -1).entries()) {
    const { closing, left } = closingOf(town, movements, opening, index + 1, `${invoice.premise_code}-${invoice.device_code}`)
    await insertRows(trx, 'drawer_closing', [closing])
    for (const movement of movements) movement.closing_id = closing.id
    opening = left
  }
  await insertRows(trx, 'drawer_movement', days.flat())
}
