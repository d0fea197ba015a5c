import type { Row } from '../../../platform/database/db.ts'
import type { SettlementLineKind } from '@dovolilnice/contract/payments/settlements/settlements'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { centsOf, decodeText, StatementError } from '../read/statement.ts'
import { formatCents } from '@dovolilnice/contract/primitives/money'

/** One line of a report in euros; amounts as the merchant sees them. */
export type SettlementLine = Pick<Row<'settlement_line'>, 'kind' | 'type' | 'order_id' | 'transaction_id' | 'gross_cents' | 'fee_cents'>

export interface SettlementReport {
  merchant: string
  batch: string
  net_cents: number
  fee_cents: number
  lines: SettlementLine[]
}

/** The columns of Adyen's settlement details report that are read; others may stand between them in any order. */
const columns = [
  ...['Merchant Account', 'Psp Reference', 'Merchant Reference', 'Type', 'Modification Reference', 'Modification Merchant Reference'],
  ...['Gross Currency', 'Gross Debit (GC)', 'Gross Credit (GC)', 'Net Currency', 'Net Debit (NC)', 'Net Credit (NC)', 'Batch Number'],
] as const
type Column = (typeof columns)[number]

/** The journal types of the report; a type that is not here is `other`. */
const kinds: Readonly<Record<string, SettlementLineKind>> = {
  Settled: 'payment',
  SettledBulk: 'payment',
  Refunded: 'refund',
  RefundedBulk: 'refund',
  Chargeback: 'chargeback',
  SecondChargeback: 'chargeback',
  ChargebackReversed: 'chargeback_reversed',
  Fee: 'fee',
  InvoiceDeduction: 'fee',
}

const mostLines = 50_000

type Cell = (column: Column) => string

const amount = (cell: Cell, credit: Column, debit: Column): number => centsOf(cell(credit) || '0') - centsOf(cell(debit) || '0')

/** The payout itself is no line: it is what the others add up to. */
const isPayout = (type: string): boolean => type === 'MerchantPayout' || type === 'Payout'

const lineOf = (cell: Cell): SettlementLine => {
  const type = cell('Type')
  const kind = kinds[type] ?? 'other'
  for (const currency of [cell('Gross Currency'), cell('Net Currency')])
    if (currency !== '' && currency !== 'EUR') throw new StatementError('settlement_currency', { currency: currency.slice(0, 10) })
  const net = amount(cell, 'Net Credit (NC)', 'Net Debit (NC)')
  const gross = kind === 'fee' ? 0 : kind === 'other' ? net : amount(cell, 'Gross Credit (GC)', 'Gross Debit (GC)')
  const [order, transaction] =
    kind === 'payment' || kind === 'chargeback' || kind === 'chargeback_reversed'
      ? [cell('Merchant Reference'), kind === 'payment' ? cell('Psp Reference') : cell('Modification Reference')]
      : [cell('Modification Merchant Reference'), cell('Modification Reference')]
  return { kind, type, order_id: order || null, transaction_id: transaction || null, gross_cents: gross, fee_cents: gross - net }
}

const collect = async (rows: AsyncIterable<string[]>): Promise<SettlementReport> => {
  let titles: string[] | undefined
  const batches = new Map<string, string>()
  const lines: SettlementLine[] = []
  let payout = 0
  for await (const row of rows) {
    if (titles === undefined) {
      titles = row
      const missing = columns.find((column) => !row.includes(column))
      if (missing !== undefined) throw new StatementError('settlement_form', { column: missing })
      continue
    }
    const known = titles
    const cell: Cell = (column) => row[known.indexOf(column)] ?? ''
    batches.set(`${cell('Merchant Account')} ${cell('Batch Number')}`, cell('Merchant Account'))
    if (isPayout(cell('Type'))) payout += amount(cell, 'Net Debit (NC)', 'Net Credit (NC)')
    else lines.push(lineOf(cell))
    if (batches.size > 1 || lines.length > mostLines) throw new StatementError('settlement_batch')
  }
  const [batch, ...more] = batches
  if (batch === undefined || more.length > 0) throw new StatementError('settlement_batch')
  const [key, merchant] = batch
  const fee = lines.reduce((sum, line) => sum + line.fee_cents, 0)
  const net = lines.reduce((sum, line) => sum + line.gross_cents, 0) - fee
  if (net !== payout) throw new StatementError('settlement_sum', { sum: formatCents(net, 'sl'), payout: formatCents(payout, 'sl') })
  return { merchant, batch: key.slice(merchant.length + 1), net_cents: net, fee_cents: fee, lines }
}

/**
 * Reads a settlement details report, whole or not at all.
 * @throws StatementError with what is wrong with the file
 */
export const readSettlement = async (parts: AsyncIterable<Uint8Array>): Promise<SettlementReport> => {
  let report: SettlementReport | undefined
  try {
    await pipeline(
      Readable.from(decodeText(parts, () => 'utf-8')),
      parse({ delimiter: ',', bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, max_record_size: 20_000 }),
      async (rows: AsyncIterable<string[]>) => void (report = await collect(rows)),
    )
  } catch (error) {
    if (error instanceof CsvError) throw new StatementError('statement_csv')
    throw error
  }
  if (report === undefined) throw new StatementError('settlement_batch')
  return report
}
