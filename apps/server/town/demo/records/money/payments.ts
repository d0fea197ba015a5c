import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import { checkDigitOf } from '@dovolilnice/contract/money/bank/reference'
import type { PaymentStatus } from '@dovolilnice/contract/payments/payment-status'
import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import type { Row } from '../../../../platform/database/db.ts'
import type { Town } from '../../town.ts'
import type { Application } from '../applications.ts'
import { type PaidApplication, paidApplications } from './counter.ts'
import { statementMappingSchema } from '@dovolilnice/contract/payments/mappings/statement-mapping'

export interface DemoPayments {
  statements: Row<'bank_statement'>[]
  payments: Row<'payment'>[]
  allocations: Row<'payment_allocation'>[]
}

/** Accounts that belong to nobody, right by their check digits. */
const payerIbans = ['SI56192001234567892', 'SI56020170014356205']

/** A movement of the demo statement, before its rows are made. */
interface Movement {
  cents: number
  status: PaymentStatus
  booked_on: string
  payer: string
  direction?: 'credit' | 'debit'
  currency?: string
  reference?: string
  purpose?: string
  reason?: string
  reversal?: boolean
  /** The application that it pays, with the part that it pays. */
  pays?: { id: string; cents: number; covers?: PaidPart }
  /** Applications that it may be for. */
  candidates?: string[]
}

const digitsOf = ({ row }: Application): string => row.number.replace(/\D/g, '')
const referenceOf = (application: Application): string => `SI12${digitsOf(application)}${checkDigitOf(digitsOf(application))}`

/** The payment that a step `record_payment` of the history speaks of. */
const movementOf = ({ application, at }: PaidApplication): Movement => {
  const { id, fee_cents: cents, name } = application.row
  return { cents, status: 'matched', booked_on: localDayOf(at), payer: name, reference: referenceOf(application), pays: { id, cents } }
}

/** The administrative fees of settled applications, paid on the day after the filing by the reference that the mail told. */
const feeMovements = (settled: readonly Application[], fees: readonly Row<'administrative_fee'>[]): Movement[] =>
  settled.flatMap(({ row }) => {
    const fee = fees.find(({ application_id: id }) => id === row.id)
    if (fee === undefined || fee.reference === null) return []
    const { cents, reference } = fee
    const pays = { id: row.id, cents, covers: 'administrative_fee' as const }
    const day = addDays(localDayOf(row.created_at), 1)
    return [{ cents, status: 'matched' as const, booked_on: day, payer: row.name, reference, purpose: `Upravna taksa ${row.number}`, pays }]
  })

/** One of each case that a clerk meets, on the last statement. */
const oddities = (day: string, waiting: readonly Application[], settled: readonly Application[]): Movement[] => {
  const [part, nearly, named, ...others] = waiting
  const other = [nearly, ...others].find((one) => one?.row.fee_cents === named?.row.fee_cents) ?? nearly
  const [over] = settled
  if (part === undefined || nearly === undefined || named === undefined || other === undefined || over === undefined) return []
  const half = Math.floor(part.row.fee_cents / 2)
  const wrong = `SI12${digitsOf(nearly)}${(Number(checkDigitOf(digitsOf(nearly))) + 1) % 10}`
  const at = { booked_on: day }
  return [
    { ...at, cents: half, status: 'underpaid', payer: part.row.name, reference: referenceOf(part), pays: { id: part.row.id, cents: half } },
    { ...at, cents: over.row.fee_cents, status: 'overpaid', payer: over.row.name, reference: referenceOf(over), candidates: [over.row.id] },
    { ...at, cents: nearly.row.fee_cents, status: 'ambiguous', payer: nearly.row.name, reference: wrong, candidates: [nearly.row.id] },
    { ...at, cents: named.row.fee_cents, status: 'ambiguous', payer: named.row.name, purpose: 'parkiranje', candidates: [named.row.id] },
    // Without a reference, for one of two: the clerk chooses.
    {
      ...at,
      cents: named.row.fee_cents,
      status: 'ambiguous',
      payer: 'Zora Dvojni',
      purpose: 'dovolilnica za avto',
      candidates: [named.row.id, other.row.id],
    },
    { ...at, cents: 2500, status: 'unknown', payer: 'Vrtnarija Marjetica d.o.o.', purpose: 'plačilo po dogovoru' },
    { ...at, cents: 4000, status: 'foreign', currency: 'CHF', payer: 'Hans Beispiel', purpose: 'Parkgenehmigung' },
    {
      ...at,
      cents: 8400,
      status: 'ignored',
      payer: 'Društvo ljubiteljev Lipograda',
      purpose: 'najemnina dvorane',
      reason: 'Najemnina dvorane, ni taksa.',
    },
    { ...at, cents: 320, status: 'ignored', direction: 'debit', payer: 'Banka', purpose: 'Nadomestilo za vodenje računa' },
    { ...at, cents: 1800, status: 'reversed', payer: 'Ivo Preklic', purpose: 'dovolilnica' },
    { ...at, cents: 1800, status: 'reversed', direction: 'debit', reversal: true, payer: 'Ivo Preklic', purpose: 'dovolilnica' },
  ]
}

const paymentOf = ({ random }: Town, movement: Movement, index: number, statementId: string, at: Date): Row<'payment'> => ({
  id: random.id(at),
  source: 'bank',
  direction: movement.direction ?? 'credit',
  entry_key: `demo-${statementId}-${index}`,
  statement_id: statementId,
  booked_on: movement.booked_on,
  value_on: movement.booked_on,
  cents: movement.cents,
  currency: movement.currency ?? 'EUR',
  payer_name: movement.payer,
  payer_iban: movement.direction === 'debit' ? null : random.pick(payerIbans),
  reference: movement.reference ?? null,
  purpose: movement.purpose ?? 'Dovolilnica',
  transaction_id: null,
  reversal: movement.reversal ?? false,
  reverses_id: null,
  payer_mark: null,
  bank_references: [],
  to_see: false,
  status: movement.status,
  candidates: movement.candidates ?? (movement.pays === undefined ? [] : [movement.pays.id]),
  reason: movement.reason ?? null,
  anonymised_at: null,
  created_at: at,
  updated_at: at,
  version: 1,
})

/** One statement with its movements, uploaded by a clerk the morning after. */
const statementOf = (town: Town, day: string, movements: readonly Movement[]): DemoPayments => {
  const { random, clerks, now } = town
  const morning = new Date(startOfLocalDay(addDays(day, 1)).getTime() + 8 * 3_600_000)
  const at = morning < now ? morning : now
  const id = random.id(at)
  const rows = movements.map((movement, index) => paymentOf(town, movement, index, id, at))
  const takenBack = rows.find(({ status, direction }) => status === 'reversed' && direction === 'credit')
  const payments = rows.map((row) => (row.reversal ? { ...row, reverses_id: takenBack?.id ?? null } : row))
  const allocations = movements.flatMap(({ pays }, index) => {
    const payment = payments[index]
    if (pays === undefined || payment === undefined) return []
    const made = { payment_id: payment.id, application_id: pays.id, covers: pays.covers ?? 'price', cents: pays.cents }
    return [{ ...made, id: random.id(at), made_at: at, made_by: null, undone_at: null, undone_by: null, undo_reason: null }]
  })
  const statement = {
    id,
    upload_id: random.id(at),
    file_name: `izpisek-${day}.xml`,
    sha256: Buffer.from(random.bytes(32)).toString('hex'),
    format: 'camt.053.001.02',
    bank_id: day.replaceAll('-', '/'),
    iban: null,
    opening_cents: null,
    closing_cents: null,
    entries: movements.length,
    added: movements.length,
    uploaded_at: at,
    uploaded_by: random.pick(clerks).id,
    ...{ from_on: day, until_on: day, sequence_nr: null, movement_cents: null, checked_at: null, checked_by: null, check_reason: null },
  }
  return { statements: [statement], payments, allocations }
}

/**
 * The payments of the town: what its applications were paid by at the bank, one statement for each day, and on the last one of each case that a
 * clerk meets. Everyone and every account in it is invented.
 */
export const makePayments = (
  town: Town,
  applications: readonly Application[],
  fees: readonly Row<'administrative_fee'>[],
): DemoPayments => {
  const settled = applications.filter(({ row }) => row.fee_cents > 0 && (row.status === 'paid' || row.status === 'completed'))
  const byBank = paidApplications(applications).filter(({ counter }) => counter === null)
  const waiting = applications.filter(({ row }) => row.fee_cents > 0 && row.status === 'approved')
  const movements = Map.groupBy([...byBank.map(movementOf), ...feeMovements(settled, fees)], ({ booked_on: day }) => day)
  const yesterday = addDays(town.today, -1)
  movements.set(yesterday, [...(movements.get(yesterday) ?? []), ...oddities(yesterday, waiting, settled)])
  const days = [...movements].toSorted(([one], [other]) => one.localeCompare(other))
  const made = days.map(([day, ofDay]) => statementOf(town, day, ofDay))
  return {
    statements: made.flatMap(({ statements }) => statements),
    payments: made.flatMap(({ payments }) => payments),
    allocations: made.flatMap(({ allocations }) => allocations),
  }
}

const titles = [
  'Datum knjiženja',
  'Datum valute',
  'Naziv partnerja',
  'Račun partnerja',
  'Sklic v dobro',
  'Namen',
  'V breme',
  'V dobro',
  'ID prometa',
]

const mapping = statementMappingSchema.parse({
  encoding: 'windows-1250',
  delimiter: ';',
  skipped_lines: 0,
  decimal_sign: ',',
  date_form: 'D.M.YYYY',
  columns: {
    booked_on: 'Datum knjiženja',
    amount: 'V dobro',
    debit: 'V breme',
    reference: 'Sklic v dobro',
    payer_name: 'Naziv partnerja',
    payer_iban: 'Račun partnerja',
    purpose: 'Namen',
    bank_reference: 'ID prometa',
  },
})

/** How the CSV exports of the town's invented bank are read. */
export const demoMapping = ({ random, now }: Town): Row<'statement_mapping'> => ({
  id: random.id(now),
  name: 'Banka Lipograd (izmišljena)',
  mapping: { ...mapping, titles },
  created_at: now,
  updated_at: now,
  version: 1,
})
