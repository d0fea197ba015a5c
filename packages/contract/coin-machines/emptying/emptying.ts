import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../../list.ts'
import { idSchema, instantSchema, reasonSchema } from '../../primitives/field-schemas.ts'
import { defineOperation, defineRead } from '../../operation.ts'
import { countedCents } from '../../counter/drawer.ts'

/** One emptying; amounts in cents. It never changes. */
const emptyingRowSchema = z.object({
  id: idSchema,
  /** `PM-01-2026-0001`, without a gap for each machine and year. */
  number: z.string(),
  machine_id: idSchema,
  cashier_nr: z.string(),
  cashier_name: z.string(),
  emptied_at: instantSchema,
  recorded_at: instantSchema,
  emptied_by_name: z.string(),
  counted_cents: z.int(),
  /** What the machine had reported last before; null: nothing. */
  reported_cents: z.nullable(z.int()),
  report_at: z.nullable(instantSchema),
  /** Counted less reported. */
  difference_cents: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  vat_cents: z.int(),
})

const emptyingList = defineList({
  title: { sl: 'Praznjenja parkomatov', en: 'Emptyings of coin machines' },
  row: emptyingRowSchema,
  columns: {
    number: { title: { sl: 'Zapisnik', en: 'Protocol' }, fixed: true },
    cashier_name: {
      title: { sl: 'Parkomat', en: 'Coin machine' },
      text: ({ cashier_nr: number, cashier_name: name }) => `${number} ${name}`,
      wide: true,
    },
    emptied_at: { title: { sl: 'Izpraznjen', en: 'Emptied' }, kind: 'instant' },
    counted_cents: { title: { sl: 'Prešteto', en: 'Counted' }, kind: 'money' },
    reported_cents: { title: { sl: 'Po telemetriji', en: 'By telemetry' }, kind: 'money' },
    difference_cents: { title: { sl: 'Razlika', en: 'Difference' }, kind: 'money' },
    emptied_by_name: { title: { sl: 'Izpraznil', en: 'Emptied by' } },
    reason: { title: { sl: 'Razlog razlike', en: 'Reason of the difference' }, hidden: true },
    vat_cents: { title: { sl: 'DDV', en: 'VAT' }, kind: 'money', hidden: true },
    recorded_at: { title: { sl: 'Zapisano', en: 'Recorded' }, kind: 'instant', hidden: true },
  },
  sortable: ['number', 'emptied_at', 'difference_cents'],
  defaultSort: { key: 'emptied_at', order: 'desc' },
  period: { from: 'from', until: 'until' },
  filters: z.object({
    /** A part of the number or of the machine's name. */
    search: z.string().check(z.trim(), z.maxLength(60)),
    machine_id: idSchema,
    /** Only those where another amount was counted than reported. */
    with_difference: z.boolean(),
    from: instantSchema,
    until: instantSchema,
  }),
})

export const listEmptyings = defineListOperation(emptyingList, {
  name: 'list-coin-machine-emptyings',
  path: 'v1/coin-machines/emptyings',
  access: 'machines:read',
  summary: 'Emptyings of the coin machines',
})

export const readEmptyingPdf = defineRead({
  name: 'read-coin-machine-emptying-pdf',
  path: 'v1/coin-machines/emptyings/{id}/pdf',
  access: 'machines:read',
  summary: 'The protocol of an emptying as a PDF',
  audit: { action: 'coin_machine:print_emptying', kind: 'read' },
})

/** What a machine had reported last before it was emptied. */
export const readReportedCoins = defineRead({
  name: 'read-coin-machine-coins',
  path: 'v1/coin-machines/{id}/coins',
  access: 'machines:empty',
  summary: 'Coins that a machine had reported at a time',
  query: z.object({ at: instantSchema }),
  output: z.object({ reported_cents: z.nullable(z.int()), report_at: z.nullable(instantSchema) }),
})

/** The euro coins that machines take, in cents, the largest first. */
export const coinValues = [200, 100, 50, 20, 10, 5, 2, 1] as const

/** How many of each coin were counted, by its value in cents. */
export type CoinCounts = Readonly<Record<string, number>>

export const coinsSum = (counts: CoinCounts): number => countedCents(counts)

/** Counted less reported, in cents; null where the machine had reported nothing. Below 0: coins are missing. */
export const emptyingDifference = (counted: number, reported: number | null): number | null =>
  reported === null ? null : counted - reported

/** The VAT in an amount that includes it, rounded half up to the cent; none without a rate. */
export const vatWithin = (cents: number, basisPoints: number | null): number =>
  basisPoints === null ? 0 : cents - Math.round((cents * 10_000) / (10_000 + basisPoints))

const known = new Set(coinValues.map(String))

/** Records that a machine was emptied, with the coins counted one by one; `{id}` is the machine. Its protocol is numbered without a gap. */
export const recordEmptying = defineOperation({
  name: 'record-coin-machine-emptying',
  path: 'v1/coin-machines/{id}/empty',
  access: 'machines:empty',
  summary: 'Record the emptying of a coin machine',
  body: z.object({
    /** When the box was taken out; coins are counted later. */
    emptied_at: instantSchema,
    /** How many of each coin, by its value in cents. */
    counts: z
      .record(z.string(), z.int().check(z.minimum(0), z.maximum(100_000)))
      .check(z.refine((counts) => Object.keys(counts).every((value) => known.has(value)), 'invalid')),
    /** Why another amount was counted than the machine had reported. */
    reason: z.optional(reasonSchema),
  }),
  output: z.object({ id: idSchema, number: z.string() }),
  idempotent: true,
})
