import { columnText } from '@dovolilnice/contract/columns/column-text'
import type { ReactNode } from 'react'
import { shortMonths } from '../../platform/translate/short-format.ts'
import { PhoneText } from '../vehicles/phone.tsx'
import { unbroken } from '../vehicles/unbroken.tsx'
import type { Column } from './list-data.ts'
import styles from './list-table.module.css'
import { pageLocale } from '../../platform/translate/translate.ts'

/** A cell as words; a dash where there is nothing. */
export const cellText = <Row extends object>(column: Column<Row>, row: Row): string =>
  columnText(column, column.key, row, pageLocale()) || '–'

/** Several values (plates) that may stand on several lines, but none of which is broken. One element: a phone's card lays out its cells. */
const listed = (values: readonly unknown[]): ReactNode => (
  <span>
    {values.map((value, index) => (
      <span key={String(value)} className={styles.unbroken}>
        {String(value)}
        {index < values.length - 1 && ', '}
      </span>
    ))}
  </span>
)

const dayKinds: readonly unknown[] = ['day', 'last-day', 'instant', 'end']

/** A cell as it stands in the table. */
export const cellContent = <Row extends object>(column: Column<Row>, row: Row): ReactNode => {
  const { cell, key, kind, text: inWords } = column
  if (cell !== undefined) return cell(row)
  const text = cellText(column, row)
  if (inWords !== undefined) return unbroken(text)
  const value: unknown = Reflect.get(row, key)
  if (Array.isArray(value) && value.length > 0) return listed(value)
  if (kind === 'phone' && typeof value === 'string') return <PhoneText phone={value} />
  return unbroken(dayKinds.includes(kind) ? shortMonths(text) : text)
}
