import { type IncomeSums, readIncome } from '@dovolilnice/contract/accounting/operations'
import { formatDay, formatMoney, pageLocale, t, useMay, useOperation } from '../../platform/kit.ts'
import type { ReactNode } from 'react'
import {
  ButtonLink,
  Columns,
  EmptyState,
  halfOpen,
  Notice,
  OperationView,
  type Period,
  PeriodFields,
  periodOf,
  Sheet,
  SheetTable,
  Stacked,
  usePeriod,
} from '../../ui/kit.ts'
import styles from './accounting.module.css'
import { texts } from './texts.ts'
import { languageTags } from '@dovolilnice/contract/locale'
import { invoiceKindLabels, paymentMethodLabels } from '@dovolilnice/contract/invoices/invoice'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { addMonths, lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { Link, useSearch } from '@tanstack/react-router'
import { SelectInput } from '../../ui/form/kit.ts'

interface IncomeRow extends IncomeSums {
  key: string
  label: ReactNode
}

interface IncomeTableProps {
  title: string
  /** What the rows are: the title of the first column. */
  heading: string
  rows: readonly IncomeRow[]
  total: IncomeSums
}

/** The share of the largest amount as a bar under it; the amount itself says it to everyone. */
const Bar = ({ cents, most }: { cents: number; most: number }) => (
  <span className={styles.bar} aria-hidden style={{ width: `${most === 0 ? 0 : Math.round((Math.max(0, cents) / most) * 100)}%` }} />
)

const IncomeTable = ({ title, heading, rows, total }: IncomeTableProps) => {
  const most = Math.max(0, ...rows.map(({ gross_cents: cents }) => cents))
  const all: IncomeRow[] = [...rows, { key: 'total', label: t(texts.total), ...total }]
  const amount = (cents: number, isTotal: boolean) => (
    <span className={isTotal ? `${styles.amount} ${styles.total}` : styles.amount}>{formatMoney(cents)}</span>
  )
  return (
    <Sheet title={title}>
      <SheetTable
        caption={title}
        rows={all}
        rowKey={({ key }) => key}
        columns={[
          { title: heading, cell: ({ label }) => label },
          { title: t(texts.documents), cell: ({ documents }) => documents.toLocaleString(pageLocale()), align: 'right' },
          { title: t(texts.net), cell: (row) => amount(row.net_cents, row.key === 'total'), align: 'right' },
          { title: t(texts.vat), cell: (row) => amount(row.vat_cents, row.key === 'total'), align: 'right' },
          {
            title: t(texts.gross),
            cell: (row) => (
              <>
                {amount(row.gross_cents, row.key === 'total')}
                {row.key !== 'total' && rows.length > 1 && <Bar cents={row.gross_cents} most={most} />}
              </>
            ),
            align: 'right',
          },
        ]}
      />
    </Sheet>
  )
}

type By = 'day' | 'month'
type Income = OperationOutput<typeof readIncome>

/** `november 2026`. */
const monthText = (day: string): string =>
  new Intl.DateTimeFormat(languageTags[pageLocale()], { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  )

const PeriodLabel = ({ day, by }: { day: string; by: By }) => {
  const mayOpen = useMay()('invoices:read')
  const label = by === 'day' ? formatDay(day) : monthText(day)
  if (!mayOpen) return label
  return (
    <Link to="/racuni" search={{ from: day, until: by === 'day' ? day : lastDayOf(addMonths(day, 1)) }}>
      {label}
    </Link>
  )
}

const Figures = ({ income, by }: { income: Income; by: By }) => {
  const { periods, kinds, rates, methods, documents, machines, total } = income
  if (total.documents + machines.documents === 0) return <EmptyState title={t(texts.noIncome)} />
  const rateText = (points: number | null) => (points === null ? t(texts.outsideVat) : `${(points / 100).toLocaleString(pageLocale())} %`)
  return (
    <Stacked>
      <IncomeTable
        title={t(texts.byKind)}
        heading={t(texts.kind)}
        rows={kinds.map(({ id, name, ...sums }) => ({ key: id, label: t(name), ...sums }))}
        total={total}
      />
      <Columns least="30rem">
        <IncomeTable
          title={t(texts.byRate)}
          heading={t(texts.rate)}
          rows={rates.map(({ vat_basis_points: rate, ...sums }) => ({ key: String(rate), label: rateText(rate), ...sums }))}
          total={total}
        />
        <IncomeTable
          title={t(texts.byMethod)}
          heading={t(texts.method)}
          rows={methods.map(({ method, ...sums }) => ({ key: method, label: t(paymentMethodLabels[method]), ...sums }))}
          total={total}
        />
      </Columns>
      <IncomeTable
        title={t(texts.byDocument)}
        heading={t(texts.document)}
        rows={documents.map(({ kind, ...sums }) => ({ key: kind, label: t(invoiceKindLabels[kind]), ...sums }))}
        total={total}
      />
      <IncomeTable
        title={t(texts.byPeriod)}
        heading={t(texts.period)}
        rows={periods.map(({ from, ...sums }) => ({ key: from, label: <PeriodLabel day={from} by={by} />, ...sums }))}
        total={total}
      />
      {machines.documents > 0 && (
        <IncomeTable
          title={t(texts.machines)}
          heading={t(texts.document)}
          rows={[{ key: 'machines', label: t(texts.machineProtocols), ...machines }]}
          total={machines}
        />
      )}
    </Stacked>
  )
}

const IncomeOf = ({ period, by }: { period: Period; by: By }) => {
  const query = useOperation(readIncome, { body: { ...period, by } }, { keep: true })
  return <OperationView query={query}>{(income) => <Figures income={income} by={by} />}</OperationView>
}

export const IncomeTab = () => {
  const mayOpen = useMay()('invoices:read')
  const { period, change } = usePeriod(periodOf.thisMonth)
  const by = useSearch({ from: '/inside/prihodki' }).by === 'month' ? 'month' : 'day'
  const asked = halfOpen(period)
  return (
    <Stacked>
      <Sheet>
        <div className={styles.head}>
          <PeriodFields period={period} onChange={change} offered={['thisMonth', 'lastMonth', 'thisYear']} />
          <SelectInput
            label={t(texts.by)}
            value={by}
            options={[
              { value: 'day', label: t(texts.day) },
              { value: 'month', label: t(texts.month) },
            ]}
            onChange={({ currentTarget }) => change({ by: currentTarget.value === 'month' ? 'month' : 'day' })}
          />
          {mayOpen && (
            <ButtonLink label={t(texts.invoices)} look="plain" to="/racuni" search={{ from: period.from, until: period.until }} />
          )}
        </div>
        <p className={styles.hint}>{t(texts.counted)}</p>
      </Sheet>
      {asked === undefined ? <Notice tone="warning" title={t(texts.wrongPeriod)} /> : <IncomeOf period={asked} by={by} />}
    </Stacked>
  )
}
