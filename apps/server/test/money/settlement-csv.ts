/** One line of a settlement report as a test writes it; amounts in cents. */
export interface SettlementEntry {
  type: string
  order?: string
  transaction?: string
  /** The provider's name of a refund or chargeback. */
  change?: string
  /** The id of the refund. */
  refund?: string
  cents?: number
  fee?: number
}

const titles = [
  ...['Company Account', 'Merchant Account', 'Psp Reference', 'Merchant Reference', 'Payment Method', 'Creation Date', 'TimeZone', 'Type'],
  ...['Modification Reference', 'Gross Currency', 'Gross Debit (GC)', 'Gross Credit (GC)', 'Exchange Rate', 'Net Currency'],
  ...['Net Debit (NC)', 'Net Credit (NC)', 'Commission (NC)', 'Markup (NC)', 'Scheme Fees (NC)', 'Interchange (NC)'],
  ...['Payment Method Variant', 'Modification Merchant Reference', 'Batch Number'],
]

const amount = (cents: number): string => (cents === 0 ? '' : (cents / 100).toFixed(2))
const sides = (cents: number): [string, string] => (cents < 0 ? [amount(-cents), ''] : ['', amount(cents)])

/** A settlement details report of Adyen with its payout, as it is downloaded. */
export const settlementCsv = (
  entries: readonly SettlementEntry[],
  { batch = '1', currency = 'EUR', payout }: { batch?: string; currency?: string; payout?: number } = {},
): string => {
  const line = ({ type, order = '', transaction = '', change = '', refund = '', cents = 0, fee = 0 }: SettlementEntry) => [
    ...['Obcina', 'ObcinaECOM', transaction, order, 'visa', '2026-11-16 10:00:00', 'CET', type, change, currency, ...sides(cents), '1'],
    ...[currency, ...sides(cents - fee), amount(fee), '', '', '', 'visastandardcredit', refund, batch],
  ]
  const net = entries.reduce((sum, { cents = 0, fee = 0 }) => sum + cents - fee, 0)
  const paid = { type: 'MerchantPayout', cents: -(payout ?? net) }
  return [titles, ...entries.map(line), ...(net === 0 && payout === undefined ? [] : [line(paid)])]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
    .join('\r\n')
}
