import type { Text } from '../locale.ts'
import { z } from 'zod/mini'
import { defineList } from '../list.ts'
import { localDaySchema, idSchema } from '../primitives/field-schemas.ts'

export const openItemKindLabels: Readonly<
  Record<'unpaid' | 'underpaid' | 'administrative_fee' | 'overpaid' | 'unidentified' | 'refund', Text>
> = {
  unpaid: { sl: 'Neplačano', en: 'Unpaid' },
  underpaid: { sl: 'Premalo plačano', en: 'Underpaid' },
  administrative_fee: { sl: 'Upravna taksa', en: 'Administrative fee' },
  overpaid: { sl: 'Preveč plačano', en: 'Overpaid' },
  unidentified: { sl: 'Neprepoznan priliv', en: 'Unidentified receipt' },
  refund: { sl: 'Vračilo čaka', en: 'Refund waiting' },
}

export const openItemAgeLabels: Readonly<Record<'to_30' | 'to_60' | 'to_90' | 'over_90', Text>> = {
  to_30: { sl: '0–30 dni', en: '0–30 days' },
  to_60: { sl: '31–60 dni', en: '31–60 days' },
  to_90: { sl: '61–90 dni', en: '61–90 days' },
  over_90: { sl: 'nad 90 dni', en: 'over 90 days' },
}

/**
 * - `unpaid`: an approved application of whose fee nothing has come; since the approval.
 * - `underpaid`: one of whose fee a part has come.
 * - `administrative_fee`: a fee of law that is not paid in full, since the application was filed. One whose exemption is still to be decided is not
 *   asked for.
 * - `overpaid`: what is left of a payment, and nobody has proposed to pay back; since its booking.
 * - `unidentified`: money that came and nobody knows yet what for; since its booking.
 * - `refund`: a refund that is not paid yet; since it was proposed.
 */
export const openItemKinds = ['unpaid', 'underpaid', 'administrative_fee', 'overpaid', 'unidentified', 'refund'] as const
export type OpenItemKind = (typeof openItemKinds)[number]

/** Ages in days: 0–30, 31–60, 61–90, more than 90. */
export const openItemAges = ['to_30', 'to_60', 'to_90', 'over_90'] as const
export type OpenItemAge = (typeof openItemAges)[number]

export const openItemList = defineList({
  title: { sl: 'Odprte postavke', en: 'Open items' },
  row: z.object({
    /** The application, payment or refund. */
    id: idSchema,
    kind: z.enum(openItemKinds),
    /** Number of the application or refund, or the reference of the payment. */
    label: z.string(),
    name: z.nullable(z.string()),
    /** What is open; never negative. */
    cents: z.int(),
    since: localDaySchema,
    days: z.int(),
    age: z.enum(openItemAges),
  }),
  columns: {
    label: { title: { sl: 'Oznaka', en: 'Number' }, fixed: true },
    kind: { title: { sl: 'Vrsta', en: 'Kind' }, labels: openItemKindLabels },
    name: { title: { sl: 'Ime', en: 'Name' }, wide: true },
    cents: { title: { sl: 'Odprto', en: 'Open' }, kind: 'money' },
    since: { title: { sl: 'Od', en: 'Since' }, kind: 'day' },
    days: { title: { sl: 'Dni', en: 'Days' } },
    age: { title: { sl: 'Starost', en: 'Age' }, labels: openItemAgeLabels, hidden: true },
  },
  sortable: ['label', 'kind', 'name', 'cents', 'since'],
  defaultSort: { key: 'since', order: 'asc' },
  filters: z.object({ kind: z.enum(openItemKinds), age: z.enum(openItemAges), name: z.string().check(z.trim(), z.maxLength(120)) }),
})
