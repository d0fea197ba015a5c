import { type IncomeSums, readIncome } from '@dovolilnice/contract/accounting/operations'
import type { InvoiceKind, PaymentMethod } from '@dovolilnice/contract/invoices/invoice'
import type { Text } from '@dovolilnice/contract/locale'
import { startOfLocalDay, timeZone } from '@dovolilnice/contract/primitives/local-day'
import { type Db, sql } from '../../../platform/database/db.ts'
import { implement } from '../../../platform/http/context.ts'

/** One row of the grouped query: of the five columns one is what its sums are of; `level` says which, as the bits of `grouping()`. */
interface Grouped extends IncomeSums {
  level: number
  period: string | null
  kind_id: string | null
  rate: number | null
  method: PaymentMethod | null
  document: InvoiceKind | null
}

/** The bits of `grouping(period, kind_id, rate, method, document)`: 0 for the column that is grouped by. */
const levels = { period: 0b01111, kind: 0b10111, rate: 0b11011, method: 0b11101, document: 0b11110, total: 0b11111 }

/**
 * All sums in one pass over the invoices of the period, which the index `invoice_issued` finds. The VAT is that of the papers, rounded once for each
 * rate of each invoice, so the sums are those of the invoices to the cent. A document counts once, by its first rate, and once in each of its rates: to count
 * distinct ids would sort all of them for every grouping.
 */
const readGrouped = async (db: Db, { from, until, by }: { from: string; until: string; by: 'day' | 'month' }): Promise<Grouped[]> => {
  const { rows } = await sql<Grouped>`
    with charged as (
      select to_char(date_trunc(${by}, invoice.issued_at at time zone ${timeZone}), 'YYYY-MM-DD') as period,
        application.permit_kind_id as kind_id, vat.vat_basis_points as rate, invoice.payment_method as method, invoice.kind as document,
        vat.taxable_cents as net, vat.tax_cents as tax, vat.place
      from invoice
      join application on application.id = invoice.application_id
      cross join rows from (
        jsonb_to_recordset(invoice.vat) as (vat_basis_points integer, taxable_cents bigint, tax_cents bigint)
      ) with ordinality as vat (vat_basis_points, taxable_cents, tax_cents, place)
      where invoice.issued_at >= ${startOfLocalDay(from)} and invoice.issued_at < ${startOfLocalDay(until)}
    )
    select grouping(period, kind_id, rate, method, document) as level, period, kind_id, rate, method, document,
      coalesce(sum(net), 0)::bigint as net_cents, coalesce(sum(tax), 0)::bigint as vat_cents, coalesce(sum(net + tax), 0)::bigint as gross_cents,
      case when grouping(rate) = 0 then count(*) else count(*) filter (where place = 1) end as documents
    from charged
    group by grouping sets ((period), (kind_id), (rate), (method), (document), ())
    order by period, rate desc nulls last, method, document`.execute(db)
  return rows
}

const nothing: IncomeSums = { net_cents: 0, vat_cents: 0, gross_cents: 0, documents: 0 }
const sumsOf = ({ net_cents, vat_cents, gross_cents, documents }: Grouped): IncomeSums => ({ net_cents, vat_cents, gross_cents, documents })

const byKind = (kinds: readonly { id: string; name: Text }[], rows: readonly Grouped[]) =>
  kinds.flatMap(({ id, name }) => {
    const row = rows.find(({ kind_id: found }) => found === id)
    return row === undefined ? [] : [{ id, name, ...sumsOf(row) }]
  })

/** What was counted in coin machines. */
const readMachines = async (db: Db, { from, until }: { from: string; until: string }): Promise<IncomeSums> => {
  const { gross, vat, documents } = await db
    .selectFrom('machine_emptying')
    .select((of) => [
      of.fn.coalesce(of.fn.sum<number>('counted_cents'), of.lit(0)).as('gross'),
      of.fn.coalesce(of.fn.sum<number>('vat_cents'), of.lit(0)).as('vat'),
      of.fn.countAll<number>().as('documents'),
    ])
    .where('recorded_at', '>=', startOfLocalDay(from))
    .where('recorded_at', '<', startOfLocalDay(until))
    .executeTakeFirstOrThrow()
  return { gross_cents: gross, vat_cents: vat, net_cents: gross - vat, documents }
}

export const handleReadIncome = implement(readIncome, async ({ body }, { db }) => {
  const rows = await readGrouped(db, body)
  const at = (wanted: keyof typeof levels) => rows.filter(({ level }) => level === levels[wanted])
  const kinds = await db.selectFrom('permit_kind').select(['id', 'name']).orderBy('position').execute()
  const [total] = at('total')
  return {
    periods: at('period').flatMap((row) => (row.period === null ? [] : [{ from: row.period, ...sumsOf(row) }])),
    kinds: byKind(kinds, at('kind')),
    rates: at('rate').map((row) => ({ vat_basis_points: row.rate, ...sumsOf(row) })),
    methods: at('method').flatMap((row) => (row.method === null ? [] : [{ method: row.method, ...sumsOf(row) }])),
    documents: at('document').flatMap((row) => (row.document === null ? [] : [{ kind: row.document, ...sumsOf(row) }])),
    machines: await readMachines(db, body),
    total: total === undefined ? nothing : sumsOf(total),
  }
})
