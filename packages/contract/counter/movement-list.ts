import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { counterMethodLabels, movementKindLabels } from './counter-labels.ts'
import { counterMethods, movementKinds } from './drawer.ts'

const linked = z.nullable(z.object({ id: idSchema, number: z.string() }))

/** What may be done with a movement by someone who may change payments. */
export const movementActions = ['give_back'] as const

export const movementRowSchema = z.object({
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

/** The money that was taken and handed out at the counter. */
export const listMovements = defineListOperation(movementList, {
  name: 'list-drawer-movements',
  path: 'v1/admin/counter/movements',
  access: 'payments:read',
  summary: 'Money taken and handed out at the counter',
  audit: { action: 'drawer_movement:list', kind: 'read' },
})
