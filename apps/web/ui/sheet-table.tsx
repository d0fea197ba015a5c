import type { ReactNode } from 'react'
import { useTranslate } from '../platform/translate/use-translate.ts'
import list from './list-screen/list-table.module.css'
import { texts } from './list-screen/texts.ts'
import styles from './sheet-table.module.css'

export interface SheetColumn<Row> {
  title: string
  cell: (row: Row) => ReactNode
  align?: 'right'
}

interface TableProps<Row> {
  caption: string
  columns: readonly SheetColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Opens the row; the first column becomes its button. Absent for those who may only read. */
  onOpen?: (row: Row) => void
}

/** A short list in a sheet, always there whole, so that nothing has to be paged or filtered; below 600 px each row is a card. */
export const SheetTable = <Row,>({ caption, columns, rows, rowKey, onOpen }: TableProps<Row>) => {
  const t = useTranslate()
  const [heading, ...others] = columns
  // Without a button in it, the keyboard could not scroll a table that is wider than its sheet.
  const reach = onOpen === undefined ? { tabIndex: 0, role: 'region', 'aria-label': caption } : {}
  return (
    <div className={`${list.scroll} ${styles.scroll}`} {...reach}>
      <table className={list.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, align }) => (
              <th key={title} scope="col" data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length}>{t(texts.empty)}</td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row">
                {onOpen === undefined ? (
                  heading?.cell(row)
                ) : (
                  <button type="button" className={list.open} onClick={() => onOpen(row)}>
                    {heading?.cell(row)}
                  </button>
                )}
              </th>
              {others.map(({ title, cell, align }) => (
                <td key={title} data-label={title} data-align={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
