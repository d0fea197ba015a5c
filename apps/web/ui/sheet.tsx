import { useId, type ReactNode } from 'react'
import styles from './sheet.module.css'
import factsStyles from './facts.module.css'
import { unbrokenWords } from './vehicles/unbroken.tsx'
import { t } from '../platform/kit.ts'
import list from './list-screen/list-table.module.css'
import { texts } from './list-screen/texts.ts'
import tableStyles from './sheet-table.module.css'
import badge from './status-badge.module.css'

interface SheetProps {
  title?: string
  /** Buttons at the right of the title. */
  actions?: ReactNode
  children: ReactNode
  /** `good`, `warning` and `bad` colour the edge: something here wants to be seen. */
  tone?: 'good' | 'warning' | 'bad'
}

/** A white sheet with a heading: the unit screens are composed of. */
export const Sheet = ({ title, actions, children, tone }: SheetProps) => {
  const id = useId()
  return (
    <section className={styles.sheet} data-tone={tone} aria-labelledby={title === undefined ? undefined : id}>
      {(title !== undefined || actions !== undefined) && (
        <div className={styles.head}>
          {title !== undefined && (
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
          )}
          {actions !== undefined && <div className="row">{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}

/** Sheets under one another, with the house's distance. `inOrder`: what stands below one that still loads waits for it, so that nothing moves. */
export const Stacked = ({ children, inOrder = false }: { children: ReactNode; inOrder?: boolean }) => (
  <div className={styles.stacked} data-in-order={inOrder || undefined}>
    {children}
  </div>
)

/** Something more that may be done, closed at first. */
export const More = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={styles.more}>
    <summary>{title}</summary>
    {children}
  </details>
)

/** As many columns as there is room for, each at least `least` wide. `lead` gives the first two thirds of the width on a desk. */
export const Columns = ({ children, least = '18rem', lead = false }: { children: ReactNode; least?: string; lead?: boolean }) => (
  <div
    className={lead ? styles.lead : styles.columns}
    style={lead ? undefined : { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))` }}
  >
    {children}
  </div>
)

export interface Fact {
  label: string
  value: ReactNode
  /** Takes the whole width: long texts. */
  wide?: boolean
}

/** What is known of something, as a list of names and values; what has no value is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={factsStyles.facts} data-facts>
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
      .map(({ label, value, wide = false }) => (
        <div key={label} className={wide ? factsStyles.wide : undefined}>
          <dt>{label}</dt>
          <dd>{unbrokenWords(value)}</dd>
        </div>
      ))}
  </dl>
)

interface SheetColumn<Row> {
  title: string
  cell: (row: Row) => ReactNode
  align?: 'right'
}

/** Rows are told apart by their `id`, or by what is said. */
export type KeyedRows<Row> = { rowKey: (row: Row) => string } | (Row extends { id: string } ? { rowKey?: undefined } : never)

export const idOf = (row: unknown): string => (typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '')

interface TableProps<Row> {
  caption: string
  columns: readonly SheetColumn<Row>[]
  rows: readonly Row[]
  rowKey?: (row: Row) => string
  /** Opens the row; the first column becomes its button. Absent for those who may only read. */
  onOpen?: (row: Row) => void
  /** In place of the table without rows; absent: its heading, and that it is empty. */
  empty?: ReactNode
}

/** A short list in a sheet, always there whole, so that nothing has to be paged or filtered; below 600 px each row is a card. */
export const SheetTable = <Row,>({ caption, columns, rows, rowKey = idOf, onOpen, empty }: TableProps<Row> & KeyedRows<Row>) => {
  if (empty !== undefined && rows.length === 0) return empty
  const [heading, ...others] = columns
  // Without a button in it, the keyboard could not scroll a table that is wider than its sheet.
  const reach = onOpen === undefined ? { tabIndex: 0, role: 'region', 'aria-label': caption } : {}
  return (
    <div className={`${list.scroll} ${tableStyles.scroll}`} {...reach}>
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

/** What a status means for whoever reads it: nothing to do, good, in work, wants attention, bad, over. */
export type StatusTone = 'neutral' | 'good' | 'active' | 'warning' | 'bad' | 'over'

/** A status in words; the colour only underlines it. */
export const StatusBadge = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <span className={badge.badge} data-tone={tone}>
    {children}
  </span>
)
