import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'

/** One closing of a device; amounts in cents. It never changes. */
export const closingRowSchema = z.object({
  id: idSchema,
  /** `Z-PREMISE-DEVICE-2026-0001`, without a gap for each device and year. */
  number: z.string(),
  device: z.string(),
  closed_at: instantSchema,
  closed_by_name: z.string(),
  /** When the first movement in it was made. */
  opened_at: instantSchema,
  payments: z.int(),
  give_backs: z.int(),
  opening_cents: z.int(),
  change_money_cents: z.int(),
  cash_cents: z.int(),
  cash_back_cents: z.int(),
  card_cents: z.int(),
  card_back_cents: z.int(),
  expected_cents: z.int(),
  counted_cents: z.int(),
  /** Counted less expected. */
  difference_cents: z.int(),
  reason: z.nullable(z.string()),
  deposit_cents: z.int(),
  left_cents: z.int(),
})

export const closingList = defineList({
  title: { sl: 'Zaključki blagajne', en: 'Closings of the counter' },
  row: closingRowSchema,
  columns: {
    number: { title: { sl: 'Številka', en: 'Number' }, fixed: true },
    closed_at: { title: { sl: 'Zaključeno', en: 'Closed' }, kind: 'instant' },
    device: { title: { sl: 'Blagajna', en: 'Device' } },
    payments: { title: { sl: 'Plačil', en: 'Payments' } },
    cash_cents: { title: { sl: 'Gotovina', en: 'Cash' }, kind: 'money' },
    card_cents: { title: { sl: 'Kartice', en: 'Cards' }, kind: 'money' },
    difference_cents: { title: { sl: 'Razlika', en: 'Difference' }, kind: 'money' },
    deposit_cents: { title: { sl: 'Polog na banko', en: 'To the bank' }, kind: 'money' },
    closed_by_name: { title: { sl: 'Zaključil', en: 'Closed by' } },
    opening_cents: { title: { sl: 'Začetno stanje', en: 'Opening' }, kind: 'money', hidden: true },
    expected_cents: { title: { sl: 'Pričakovano', en: 'Expected' }, kind: 'money', hidden: true },
    counted_cents: { title: { sl: 'Prešteto', en: 'Counted' }, kind: 'money', hidden: true },
    left_cents: { title: { sl: 'Ostane v blagajni', en: 'Left in the drawer' }, kind: 'money', hidden: true },
    give_backs: { title: { sl: 'Vračil', en: 'Given back' }, hidden: true },
    reason: { title: { sl: 'Razlog razlike', en: 'Reason of the difference' }, hidden: true },
  },
  sortable: ['number', 'closed_at', 'difference_cents'],
  defaultSort: { key: 'closed_at', order: 'desc' },
  period: { from: 'from', until: 'until' },
  filters: z.object({
    /** A part of the number. */
    search: z.string().check(z.trim(), z.maxLength(60)),
    device_id: idSchema,
    /** Only those where another amount was counted than expected. */
    with_difference: z.boolean(),
    from: instantSchema,
    until: instantSchema,
  }),
})

export const listClosings = defineListOperation(closingList, {
  name: 'list-drawer-closings',
  path: 'v1/admin/counter/closings',
  access: 'payments:read',
  summary: 'Closings of the cash devices',
})
