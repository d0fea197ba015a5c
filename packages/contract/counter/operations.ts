import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../operation.ts'
import { idSchema, instantSchema, lineSchema, reasonSchema } from '../primitives/field-schemas.ts'
import { counterMethods, denominations, movementKinds } from './drawer.ts'
import { defineList, defineListOperation } from '../list.ts'
import { counterMethodLabels, movementKindLabels } from './counter-labels.ts'

/** Puts coins and notes for change into the drawer of a device; `{id}` is the device. */
export const addChangeMoney = defineOperation({
  name: 'add-change-money',
  path: 'v1/admin/counter/drawers/{id}/change-money',
  access: 'payments:write',
  summary: 'Puts change money into a drawer',
  body: z.object({ cents: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(1_000_000)) }),
  output: z.object({ id: idSchema }),
  errors: ['device_not_in_use'],
  idempotent: true,
})

const amount = z.int({ error: 'required' }).check(z.minimum(0), z.maximum(100_000_000))
const known = new Set(denominations.map(String))

const bodySchema = z
  .object({
    /** The open day as the clerk saw it; if money has moved since, nothing is closed. */
    expected_cents: z.int(),
    movements: z.int(),
    last_movement_id: idSchema,
    counted_cents: amount,
    /** How many notes and coins, by their value in cents, where they were counted one by one. */
    counts: z.optional(
      z
        .record(z.string(), z.int().check(z.minimum(0), z.maximum(100_000)))
        .check(z.refine((counts) => Object.keys(counts).every((value) => known.has(value)), 'invalid')),
    ),
    /** What goes to the bank; the rest stays in the drawer. */
    deposit_cents: amount,
    /** Why another amount was counted than expected. */
    reason: z.optional(reasonSchema),
  })
  .check(({ value, issues }) => {
    const fault = (path: 'deposit_cents' | 'reason', message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value[path] })
    if (value.deposit_cents > value.counted_cents) fault('deposit_cents', 'deposit_too_much')
    if (value.counted_cents !== value.expected_cents && value.reason === undefined) fault('reason', 'difference_reason')
  })

/** Closes the open day of a device; `{id}` is the device. What is taken afterwards belongs to the next closing. */
export const closeDrawer = defineOperation({
  name: 'close-drawer',
  path: 'v1/admin/counter/drawers/{id}/close',
  access: 'payments:write',
  summary: 'Closes the day of a cash device',
  body: bodySchema,
  output: z.object({ id: idSchema, number: z.string() }),
  errors: ['drawer_changed', 'nothing_to_close'],
  idempotent: true,
})

/** One closing of a device; amounts in cents. It never changes. */
const closingRowSchema = z.object({
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

const closingList = defineList({
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

const linked = z.nullable(z.object({ id: idSchema, number: z.string() }))

/** What may be done with a movement by someone who may change payments. */
const movementActions = ['give_back'] as const

const movementRowSchema = z.object({
  id: idSchema,
  made_at: instantSchema,
  /** PREMISE-DEVICE, as on invoices. */
  device: z.string(),
  kind: z.enum(movementKinds),
  method: z.enum(counterMethods),
  /** Below 0 what was handed out. */
  cents: z.int(),
  /** What was handed over in cash, and the change given for it. */
  tendered_cents: z.nullable(z.int()),
  change_cents: z.nullable(z.int()),
  payer_name: z.nullable(z.string()),
  application: linked,
  application_number: z.nullable(z.string()),
  invoice: linked,
  invoice_number: z.nullable(z.string()),
  transaction_id: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  made_by_name: z.string(),
  /** The closing that it belongs to; null while the day is open. */
  closing_number: z.nullable(z.string()),
  actions: z.array(z.enum(movementActions)),
})
export type MovementRow = z.output<typeof movementRowSchema>

export const movementList = defineList({
  title: { sl: 'Prejemki blagajne', en: 'Counter money' },
  row: movementRowSchema,
  columns: {
    made_at: { title: { sl: 'Kdaj', en: 'When' }, kind: 'instant', fixed: true },
    kind: { title: { sl: 'Vrsta', en: 'Kind' }, labels: movementKindLabels },
    method: { title: { sl: 'Način', en: 'Paid by' }, labels: counterMethodLabels },
    cents: { title: { sl: 'Znesek', en: 'Amount' }, kind: 'money' },
    payer_name: { title: { sl: 'Plačnik', en: 'Payer' }, wide: true },
    application_number: { title: { sl: 'Vloga', en: 'Application' } },
    invoice_number: { title: { sl: 'Račun', en: 'Invoice' } },
    closing_number: { title: { sl: 'Zaključek', en: 'Closing' } },
    device: { title: { sl: 'Blagajna', en: 'Device' }, hidden: true },
    made_by_name: { title: { sl: 'Blagajnik', en: 'Cashier' }, hidden: true },
    tendered_cents: { title: { sl: 'Prejeto', en: 'Handed over' }, kind: 'money', hidden: true },
    change_cents: { title: { sl: 'Vrnjeno', en: 'Change' }, kind: 'money', hidden: true },
    transaction_id: { title: { sl: 'ID transakcije', en: 'Transaction ID' }, hidden: true },
    reason: { title: { sl: 'Razlog', en: 'Reason' }, hidden: true },
  },
  sortable: ['made_at', 'cents', 'payer_name'],
  defaultSort: { key: 'made_at', order: 'desc' },
  period: { from: 'from', until: 'until' },
  filters: z.object({
    /** A part of the payer's name, or of the number of an application or invoice. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    device_id: idSchema,
    closing_id: idSchema,
    kind: z.enum(movementKinds),
    method: z.enum(counterMethods),
    /** Only those that no closing has taken yet. */
    open: z.boolean(),
    from: instantSchema,
    until: instantSchema,
  }),
})

export const listMovements = defineListOperation(movementList, {
  name: 'list-drawer-movements',
  path: 'v1/admin/counter/movements',
  access: 'payments:read',
  summary: 'Money taken and handed out at the counter',
  audit: { action: 'drawer_movement:list', kind: 'read' },
})

/** One closing, with the movements in it and, where they were counted so, the notes and coins. */
export const getClosing = defineRead({
  name: 'get-drawer-closing',
  path: 'v1/admin/counter/closings/{id}',
  access: 'payments:read',
  summary: 'One closing of a cash device',
  output: z.extend(closingRowSchema, {
    /** How many of each, by the value in cents; null where only the sum was entered. */
    counts: z.nullable(z.record(z.string(), z.int())),
    movements: z.array(movementRowSchema),
  }),
  audit: { action: 'drawer:read_closing', kind: 'read' },
})

/**
 * Takes back a payment of the counter (`{id}` is its movement): the invoice is taken back by a storno, the application waits for its payment again, and
 * the money goes out of the device's drawer, or back onto the card.
 */
export const giveBackPayment = defineOperation({
  name: 'give-back-payment',
  path: 'v1/admin/counter/movements/{id}/give-back',
  access: 'payments:write',
  summary: 'Gives a payment of the counter back',
  body: z.object({
    device_id: z.uuid({ error: 'required' }),
    reason: reasonSchema,
    /** Of a card: what the terminal names the movement back by. */
    transaction_id: z.optional(lineSchema.check(z.maxLength(80))),
  }),
  output: z.object({ id: idSchema, cents: z.int(), invoice: z.nullable(z.object({ id: idSchema, number: z.string() })) }),
  errors: [
    'given_back',
    'drawer_short',
    'device_not_in_use',
    'permit_issued',
    'payment_used',
    'payment_refunded',
    'invoice_cancelled',
    'no_cash_device',
    'fiscal_unavailable',
    'operator_tax_number',
  ],
  idempotent: true,
})

export const readClosingPdf = defineRead({
  name: 'read-closing-pdf',
  path: 'v1/admin/counter/closings/{id}/pdf',
  access: 'payments:read',
  summary: 'The record of a closing as a PDF',
  audit: { action: 'drawer:print_closing', kind: 'read' },
})

/** The open day of one device; amounts in cents. */
const drawerSchema = z.object({
  id: idSchema,
  /** PREMISE-DEVICE, as on invoices. */
  device: z.string(),
  name: z.string(),
  /** False: out of use or in a closed premise; nothing is taken there, but what it holds can still be closed. */
  in_use: z.boolean(),
  payments: z.int(),
  give_backs: z.int(),
  opening_cents: z.int(),
  change_money_cents: z.int(),
  cash_cents: z.int(),
  cash_back_cents: z.int(),
  card_cents: z.int(),
  card_back_cents: z.int(),
  expected_cents: z.int(),
  /** Movements since the last closing, when the first was made, and which is the last one. */
  movements: z.int(),
  opened_at: z.nullable(instantSchema),
  last_movement_id: z.nullable(idSchema),
  /** It holds takings of an earlier day. */
  is_overdue: z.boolean(),
  last_closing: z.nullable(z.object({ id: idSchema, number: z.string(), closed_at: instantSchema })),
})
export type Drawer = z.output<typeof drawerSchema>

/** The cash devices with what they have taken since their last closing. */
export const readDrawers = defineRead({
  name: 'read-drawers',
  path: 'v1/admin/counter/drawers',
  access: 'payments:read',
  summary: 'Cash devices and their open days',
  output: z.object({ drawers: z.array(drawerSchema) }),
})

/** The receipt of an administrative fee that was paid at the counter (`{id}` is the movement), as a PDF for the payer. It has no invoice. */
export const readFeeReceipt = defineRead({
  name: 'read-fee-receipt',
  path: 'v1/admin/counter/movements/{id}/receipt',
  access: 'payments:read',
  summary: 'The receipt of an administrative fee paid at the counter, as a PDF',
  audit: { action: 'drawer:print_receipt', kind: 'read' },
})
