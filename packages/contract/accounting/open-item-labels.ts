import type { Text } from '../locale.ts'

export const openItemKindLabels: Readonly<Record<'unpaid' | 'underpaid' | 'administrative_fee' | 'overpaid' | 'refund', Text>> = {
  unpaid: { sl: 'Neplačano', en: 'Unpaid' },
  underpaid: { sl: 'Premalo plačano', en: 'Underpaid' },
  administrative_fee: { sl: 'Upravna taksa', en: 'Administrative fee' },
  overpaid: { sl: 'Preveč plačano', en: 'Overpaid' },
  refund: { sl: 'Vračilo čaka', en: 'Refund waiting' },
}

export const openItemAgeLabels: Readonly<Record<'to_30' | 'to_60' | 'to_90' | 'over_90', Text>> = {
  to_30: { sl: '0–30 dni', en: '0–30 days' },
  to_60: { sl: '31–60 dni', en: '31–60 days' },
  to_90: { sl: '61–90 dni', en: '61–90 days' },
  over_90: { sl: 'nad 90 dni', en: 'over 90 days' },
}
