import type { IncomeSums } from '@dovolilnice/contract/accounting/read-income'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import type { ReactNode } from 'react'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { SheetTable } from '../../ui/sheet-table.tsx'
import styles from './accounting.module.css'
import { texts } from './texts.ts'

export interface IncomeRow extends IncomeSums {
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

/** Sums by one thing, with the total below. */
export const IncomeTable = ({ title, heading, rows, total }: IncomeTableProps) => {
  const t = useTranslate()
  const locale = useLocale()
  const most = Math.max(0, ...rows.map(({ gross_cents: cents }) => cents))
  const all: IncomeRow[] = [...rows, { key: 'total', label: t(texts.total), ...total }]
  const amount = (cents: number, isTotal: boolean) => (
    <span className={isTotal ? `${styles.amount} ${styles.total}` : styles.amount}>{formatCents(cents, locale)}</span>
  )
  return (
    <Sheet title={title}>
      <SheetTable
        caption={title}
        rows={all}
        rowKey={({ key }) => key}
        columns={[
          { title: heading, cell: ({ label }) => label },
          { title: t(texts.documents), cell: ({ documents }) => documents.toLocaleString(locale), align: 'right' },
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
