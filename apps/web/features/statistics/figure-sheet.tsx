import { languageTags } from '@dovolilnice/contract/locale'
import { csvBlock, csvStart } from '@dovolilnice/contract/exports/csv'
import { formatMoney, pageLocale, saveFile, shortMonths, t } from '../../platform/kit.ts'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton, Sheet, SheetTable } from '../../ui/kit.ts'
import styles from './statistics.module.css'
import { texts } from './texts.ts'
import { RowBars, type BarRow } from '../../ui/chart/row-bars.tsx'

/** Bars that a card shows. The table below it has all of them. */
const shown = 7

/** The first rows; what is left of them as one, so that no card is much longer than the one beside it. */
export const topRows = (rows: readonly BarRow[], others: string, text: (sum: number) => string): BarRow[] => {
  if (rows.length <= shown + 1) return [...rows]
  const value = rows.slice(shown).reduce((sum, row) => sum + row.value, 0)
  return [...rows.slice(0, shown), { key: 'others', label: others, value, text: text(value) }]
}

/** A column of a table of figures, on the screen and in its CSV file. */
export interface FigureColumn<Row> {
  title: string
  /** A text, a number, or an amount in cents; null: nothing is known. */
  value: (row: Row) => string | number | null
  /** The number is an amount in cents. */
  cents?: true
}

export const valueText = (value: string | number | null, cents?: true): string => {
  if (value === null) return '–'
  if (typeof value === 'string') return value
  return cents ? formatMoney(value) : value.toLocaleString(languageTags[pageLocale()], { maximumFractionDigits: 1 })
}

/** A value as a spreadsheet of that language takes it for a number: without groups and currency. */
const plainText = (value: string | number | null, cents: true | undefined): string => {
  if (value === null) return ''
  if (typeof value === 'string') return value
  const digits = cents ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : { maximumFractionDigits: 1 }
  return (cents ? value / 100 : value).toLocaleString(languageTags[pageLocale()], { ...digits, useGrouping: false }).replace('\u2212', '-')
}

export const figuresCsv = <Row,>(columns: readonly FigureColumn<Row>[], rows: readonly Row[]): string =>
  csvStart +
  csvBlock([columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ value, cents }) => plainText(value(row), cents)))])

/** Numbers and days stay on one line, names of kinds do not. */
const Cell = ({ text }: { text: string }) => <span className={text.length < 16 ? styles.number : undefined}>{text}</span>

interface FigureSheetProps<Row> {
  title: string
  /** What the picture shows, in a sentence. */
  summary: string
  /** The name of the CSV file, without its ending. */
  fileName: string
  columns: readonly FigureColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  children: ReactNode
}

export const FigureSheet = <Row,>({ title, summary, fileName, columns, rows, rowKey, children }: FigureSheetProps<Row>) => {
  if (rows.length === 0)
    return (
      <Sheet title={title}>
        <p className="soft">{t(texts.nothing)}</p>
      </Sheet>
    )
  const save = () => saveFile(new File([figuresCsv(columns, rows)], `${fileName}.csv`, { type: 'text/csv;charset=utf-8' }))
  const download = <IconButton quiet icon={<IconDownload size={18} aria-hidden />} onClick={save} label={t(texts.csvOf, { title })} />
  return (
    <Sheet title={title} actions={download}>
      <p className={styles.summary}>{summary}</p>
      {children}
      <details className={styles.table}>
        <summary>{t(texts.table)}</summary>
        <SheetTable
          caption={title}
          rows={rows}
          rowKey={rowKey}
          columns={columns.map(({ title: heading, value, cents }, index) => ({
            title: heading,
            cell: (row: Row) => <Cell text={shortMonths(valueText(value(row), cents))} />,
            ...(index > 0 && typeof value(rows[0]!) !== 'string' && { align: 'right' as const }),
          }))}
        />
      </details>
    </Sheet>
  )
}

interface ReasonSheetProps {
  title: string
  summary: typeof texts.rejectionsSum | typeof texts.refusalsSum
  fileName: string
  /** The most frequent first. */
  reasons: readonly { key: string; name: string; count: number }[]
}

export const ReasonSheet = ({ title, summary, fileName, reasons }: ReasonSheetProps) => {
  const all = reasons.reduce((sum, { count }) => sum + count, 0)
  return (
    <FigureSheet
      title={title}
      summary={t(summary, { count: all, reason: reasons[0]?.name ?? '' })}
      fileName={fileName}
      rows={reasons}
      rowKey={({ key }) => key}
      columns={[
        { title: t(texts.reason), value: ({ name }) => name },
        { title: t(texts.count), value: ({ count }) => count },
        { title: t(texts.share), value: ({ count }) => (count / all) * 100 },
      ]}
    >
      <RowBars rows={reasons.map(({ key, name, count }) => ({ key, label: name, value: count, text: String(count) }))} />
    </FigureSheet>
  )
}
