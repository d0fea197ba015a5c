import { formatCents } from '@dovolilnice/contract/primitives/money'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { afterDays } from '@dovolilnice/contract/parking/own-hours'
import type { Text } from '@dovolilnice/contract/locale'
import type { ReactNode } from 'react'
import { formatDay, formatInstant } from '../../platform/translate/format.ts'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { PhoneText } from '../vehicles/phone.tsx'
import { unbroken } from '../vehicles/unbroken.tsx'
import type { CellTools, Column } from './list-data.ts'
import styles from './list-table.module.css'

const none = '–'

/** The hours of each day that follow a row's last day, where its permit has some. */
const hoursAfter = (until: string, row: unknown, locale: CellTools['locale']): string =>
  afterDays({ valid_from: until, ...(row as object), valid_until: until }, locale)

const written = (value: unknown, kind: NonNullable<Column<object>['kind']>, row: unknown, { locale }: CellTools): string => {
  if (value == null || value === '') return none
  switch (kind) {
    case 'day':
      return formatDay(String(value), locale)
    case 'last-day':
      return `${formatDay(lastDayOf(String(value)), locale)}${hoursAfter(String(value), row, locale)}`
    case 'instant':
      return formatInstant(String(value), locale)
    case 'cents':
      return formatCents(Number(value), locale)
    case 'name':
      return (value as Text)[locale]
    case 'phone':
      return formatPhone(String(value))
    case 'text':
      return Array.isArray(value) ? value.join(', ') || none : String(value)
  }
}

/** A cell as words. */
export const cellText = <Row,>(column: Column<Row>, row: Row, tools: CellTools): string => {
  if (column.text !== undefined) return column.text(row, tools)
  const drawn = column.cell?.(row, tools)
  if (typeof drawn === 'string' || typeof drawn === 'number') return String(drawn)
  return written((row as Record<string, unknown>)[column.key], column.kind ?? 'text', row, tools)
}

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

/** A last day with the hours below it; one element, as above. */
const onTwoLines = (text: string): ReactNode => (
  <span>
    {text.slice(0, text.indexOf(', ') + 1)}
    <br />
    {text.slice(text.indexOf(', ') + 2)}
  </span>
)

/** A day and its hour, which may stand on two lines where the table is narrow, but neither of which is broken. */
const dayAndHour = (text: string): ReactNode => {
  const comma = text.lastIndexOf(', ')
  return listed(comma < 0 ? [text] : [text.slice(0, comma), text.slice(comma + 2)])
}

/** A cell as it stands in the table. */
export const cellContent = <Row,>(column: Column<Row>, row: Row, tools: CellTools): ReactNode => {
  if (column.cell !== undefined) return column.cell(row, tools)
  const value = (row as Record<string, unknown>)[column.key]
  if (Array.isArray(value) && value.length > 0 && column.text === undefined) return listed(value)
  if (column.kind === 'phone' && typeof value === 'string') return <PhoneText phone={value} />
  const text = cellText(column, row, tools)
  if (column.kind === 'instant') return dayAndHour(text)
  return column.kind === 'last-day' && text.includes(', ') ? onTwoLines(text) : unbroken(text)
}
