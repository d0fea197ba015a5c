import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { saveFile } from '../../platform/save-file.ts'
import { shortMonths } from '../../platform/translate/short-format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SheetTable } from '../../ui/sheet-table.tsx'
import { figuresCsv, valueText } from './figure-table.ts'
import type { FigureColumn } from './figure-table.ts'
import styles from './statistics.module.css'
import { texts } from './texts.ts'

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

/** A picture of figures, what it shows in words, and the same figures as a table and a CSV file. */
export const FigureSheet = <Row,>({ title, summary, fileName, columns, rows, rowKey, children }: FigureSheetProps<Row>) => {
  const t = useTranslate()
  const locale = useLocale()
  if (rows.length === 0)
    return (
      <Sheet title={title}>
        <p className={styles.foot}>{t(texts.nothing)}</p>
      </Sheet>
    )
  const save = () => saveFile(new File([figuresCsv(columns, rows, locale)], `${fileName}.csv`, { type: 'text/csv;charset=utf-8' }))
  const download = (
    <Button look="plain" small icon={<IconDownload size={16} aria-hidden />} onClick={save} aria-label={t(texts.csvOf, { title })}>
      {t(texts.csv)}
    </Button>
  )
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
            cell: (row: Row) => <Cell text={shortMonths(valueText(value(row), cents, locale))} />,
            ...(index > 0 && typeof value(rows[0]!) !== 'string' && { align: 'right' as const }),
          }))}
        />
      </details>
    </Sheet>
  )
}
