import { formatDay } from '../../platform/kit.ts'
import { SheetTable } from '../sheet.tsx'
import { ColumnChart } from './column-chart.tsx'
import styles from './day-bars.module.css'

/** One local day; null: nothing is known of it. */
export interface DayValue {
  day: string
  value: number | null
}

interface DayBarsProps {
  title: string
  /** What the table under the picture is called, and its columns. */
  tableTitle: string
  dayTitle: string
  days: readonly DayValue[]
  /** A value in words, for the axis and the table. */
  text: (value: number) => string
}

/** One bar for each day from 0 up; the same values stand in the table under it. */
export const DayBars = ({ title, tableTitle, dayTitle, days, text }: DayBarsProps) => (
  <figure className={styles.figure}>
    <figcaption>{title}</figcaption>
    <ColumnChart
      ends={[formatDay(days[0]?.day), formatDay(days.at(-1)?.day)]}
      series={[{ title, values: days.map(({ value }) => value) }]}
      text={text}
    />
    <details>
      <summary>{tableTitle}</summary>
      <SheetTable
        caption={title}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
        columns={[
          { title: dayTitle, cell: ({ day }) => formatDay(day) },
          { title, cell: ({ value }) => (value === null ? '–' : text(value)), align: 'right' },
        ]}
      />
    </details>
  </figure>
)
