import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import { textIn, type Text } from '../locale.ts'
import { idSchema, localDaySchema, nameSchema, reasonSchema, textSchema } from '../primitives/field-schemas.ts'
import {
  refundAccountSchema,
  refundGroundLabels,
  refundGrounds,
  refundRowSchema,
  refundStatusLabels,
  steppedRefundSchema,
} from './refund.ts'
import { refundStatuses } from './refund-status.ts'
import { defineOperation, defineRead } from '../operation.ts'
import { seenVersion, stepErrors } from '../history/seen-version.ts'

/** What stands beside the number of an order whose file is not given out any more. */
const voidOrder: Text = { sl: 'razveljavljen', en: 'void' }

const refundList = defineList({
  title: { sl: 'Vračila', en: 'Refunds' },
  row: refundRowSchema,
  columns: {
    number: { title: { sl: 'Številka', en: 'Number' }, fixed: true },
    status: { title: { sl: 'Stanje', en: 'Status' }, labels: refundStatusLabels },
    payee_name: { title: { sl: 'Prejemnik', en: 'Payee' }, wide: true },
    cents: { title: { sl: 'Znesek', en: 'Amount' }, kind: 'money' },
    ground: { title: { sl: 'Razlog', en: 'Ground' }, labels: refundGroundLabels, wide: true },
    application_number: { title: { sl: 'Vloga', en: 'Application' } },
    proposed_at: { title: { sl: 'Predlagano', en: 'Proposed' }, kind: 'instant' },
    proposed_by_name: { title: { sl: 'Predlagatelj', en: 'Proposed by' }, hidden: true },
    decided_by_name: { title: { sl: 'Odločil', en: 'Decided by' }, hidden: true },
    iban: { title: { sl: 'Račun prejemnika', en: 'Payee’s account' }, hidden: true },
    order_number: {
      title: { sl: 'Nalog', en: 'Order' },
      text: ({ order }, locale) => (order === null ? '' : order.void ? `${order.number}, ${textIn(voidOrder, locale)}` : order.number),
    },
    paid_on: { title: { sl: 'Vrnjeno', en: 'Paid back on' }, kind: 'day', hidden: true },
    credit_note_number: { title: { sl: 'Dobropis', en: 'Credit note' }, hidden: true },
    reason: { title: { sl: 'Pojasnilo', en: 'Explanation' }, hidden: true },
    answer: { title: { sl: 'Pripomba odločitve', en: 'Remark of the decision' }, hidden: true },
  },
  sortable: ['number', 'status', 'payee_name', 'cents', 'proposed_at'],
  defaultSort: { key: 'proposed_at', order: 'desc' },
  filters: z.object({
    /** A part of the number, the payee's name or account, or the application's number. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    status: z.enum(refundStatuses),
    application_id: idSchema,
    payment_id: idSchema,
    /** True: paid back by the payment provider to the card; false: by a transfer of the bank. */
    to_card: z.boolean(),
  }),
})

/** A second person approves: never the one who proposed, nor who changed the other's account lately. */
export const approveRefund = defineOperation({
  name: 'approve-refund',
  path: 'v1/admin/refunds/{id}/approve',
  access: 'payments:write',
  summary: 'Approves a refund',
  body: z.object(seenVersion),
  output: steppedRefundSchema,
  errors: [...stepErrors, 'second_person', 'refund_used', 'no_cash_device', 'fiscal_unavailable', 'operator_tax_number'],
  audit: { action: 'refund:approve', kind: 'change' },
})

/** Declines a proposed refund; nothing is paid back. */
export const declineRefund = defineOperation({
  name: 'decline-refund',
  path: 'v1/admin/refunds/{id}/decline',
  access: 'payments:write',
  summary: 'Declines a refund',
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedRefundSchema,
  errors: stepErrors,
  audit: { action: 'refund:decline', kind: 'change' },
})

/** Says where a refund that the card did not take is transferred to. Whoever says it has proposed it: another person approves. */
export const giveRefundAccount = defineOperation({
  name: 'give-refund-account',
  path: 'v1/admin/refunds/{id}/account',
  access: 'payments:write',
  summary: 'Says to which account a refund goes',
  body: z.object({ ...seenVersion, iban: refundAccountSchema }),
  output: steppedRefundSchema,
  errors: stepErrors,
  audit: { action: 'refund:give_account', kind: 'change' },
})

export const listRefunds = defineListOperation(refundList, {
  name: 'list-refunds',
  path: 'v1/admin/refunds',
  access: 'payments:read',
  summary: 'Refunds',
  audit: { action: 'refund:list', kind: 'read' },
})

/** Puts every approved refund into one payment order for the bank. */
export const orderRefunds = defineOperation({
  name: 'order-refunds',
  path: 'v1/admin/refunds/order',
  access: 'payments:write',
  summary: 'Makes a payment order of all approved refunds',
  output: z.object({ id: idSchema, number: z.string(), refunds: z.int(), total_cents: z.int() }),
  errors: ['nothing_to_order', 'no_account'],
  audit: { action: 'refund:order', kind: 'change' },
})

/** What a refund may return: what is left of a payment, or what an application has paid. */
const refundSource = z.object({ payment_id: z.optional(idSchema), application_id: z.optional(idSchema) })

/** What can be returned, and what the rule of the kind proposes. */
const refundableSchema = z.object({
  /** The most that may be returned now, in cents; refunds on their way are taken off. */
  most_cents: z.int(),
  proposed_cents: z.int(),
  /** The most that may go back to the card that paid; 0: only by a transfer. */
  card_cents: z.int(),
  /** How the proposal was computed. */
  explanation: textSchema,
  ground: z.enum(refundGrounds),
  /** Who paid, and from which account; what is not known is null. */
  payee_name: z.nullable(z.string()),
  iban: z.nullable(z.string()),
})
export type Refundable = z.output<typeof refundableSchema>

export const readRefundable = defineRead({
  name: 'read-refundable',
  path: 'v1/admin/refunds/refundable',
  access: 'payments:write',
  summary: 'What may be paid back of a payment or for an application',
  query: refundSource,
  output: refundableSchema,
  errors: ['not_found'],
})

/** Proposes that money goes back. Another person approves it. */
export const proposeRefund = defineOperation({
  name: 'propose-refund',
  path: 'v1/admin/refunds/create',
  access: 'payments:write',
  summary: 'Proposes a refund',
  body: z.extend(refundSource, {
    ground: z.enum(refundGrounds),
    cents: z.int().check(z.minimum(1)),
    payee_name: nameSchema.check(z.maxLength(70)),
    /** Back to the card that paid, by the payment provider. */
    to_card: z.optional(z.boolean()),
    /** Required unless it goes to the card. */
    iban: z.optional(refundAccountSchema),
    reason: reasonSchema,
  }),
  output: steppedRefundSchema,
  errors: ['not_found'],
  idempotent: true,
})

/** The payment order as the file that the bank takes: ISO 20022, pain.001.001.09. The same bytes every time; one that is void is not given out. */
export const readRefundOrder = defineRead({
  name: 'read-refund-order',
  path: 'v1/admin/refunds/orders/{id}',
  access: 'payments:write',
  summary: 'A payment order as a file for the bank',
  errors: ['order_void'],
  audit: { action: 'refund:read_order', kind: 'read', everyTime: true },
})

/**
 * The bank has refused the payment. Another person than the one who made the order says so, with the account that it goes to now; it is a proposal
 * again, which somebody else approves. The order's file is void from then on.
 */
export const reopenRefund = defineOperation({
  name: 'reopen-refund',
  path: 'v1/admin/refunds/{id}/reopen',
  access: 'payments:write',
  summary: 'Puts a refund that the bank refused back',
  body: z.object({ ...seenVersion, reason: reasonSchema, iban: refundAccountSchema }),
  output: steppedRefundSchema,
  errors: [...stepErrors, 'second_person'],
  audit: { action: 'refund:reopen', kind: 'change' },
})

/** The bank has paid, and no statement was uploaded that says so. */
export const settleRefund = defineOperation({
  name: 'settle-refund',
  path: 'v1/admin/refunds/{id}/settle',
  access: 'payments:write',
  summary: 'Records that the bank has paid a refund',
  body: z.object({ ...seenVersion, paid_on: localDaySchema }),
  output: steppedRefundSchema,
  errors: stepErrors,
  audit: { action: 'refund:settle', kind: 'change' },
})
