import { z } from 'zod/mini'
import { defineList } from '../list.ts'
import { textIn } from '../in-language.ts'
import type { Text } from '../locale.ts'
import { idSchema } from '../primitives/ids.ts'
import { refundGroundLabels, refundStatusLabels } from './refund-labels.ts'
import { refundRowSchema } from './refund.ts'
import { refundStatuses } from './refund-status.ts'

/** What stands beside the number of an order whose file is not given out any more. */
const voidOrder: Text = { sl: 'razveljavljen', en: 'void' }

export const refundList = defineList({
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
