import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../../list.ts'
import { idSchema, instantSchema } from '../../primitives/ids.ts'

/** One emptying; amounts in cents. It never changes. */
export const emptyingRowSchema = z.object({
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

export const emptyingList = defineList({
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

/** The emptyings of all coin machines. */
export const listEmptyings = defineListOperation(emptyingList, {
  name: 'list-coin-machine-emptyings',
  path: 'v1/coin-machines/emptyings',
  access: 'machines:read',
  summary: 'Emptyings of the coin machines',
})
