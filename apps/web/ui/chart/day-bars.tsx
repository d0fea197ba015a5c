import { useLocale } from '../../platform/translate/use-translate.ts'
import { formatDay } from '../../platform/translate/format.ts'
import { SheetTable } from '../sheet-table.tsx'
import { axisOf } from './chart-axis.ts'
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

/** One bar for each day from 0 up. A picture only: the same values stand in the table under it. */
export const DayBars = ({ title, tableTitle, dayTitle, days, text }: DayBarsProps) => {
  const locale = useLocale()
  const { top, ticks } = axisOf(Math.max(0, ...days.map(({ value }) => value ?? 0)))
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <div className={styles.chart} aria-hidden>
        <div className={styles.ticks}>
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{text(tick)}</span>
          ))}
        </div>
        <svg className={styles.bars} viewBox={`0 0 ${days.length} ${top}`} preserveAspectRatio="none">
          {ticks.map((tick) => (
            <line key={tick} className={styles.grid} x1={0} x2={days.length} y1={top - tick} y2={top - tick} />
          ))}
          {days.map(({ day, value }, index) => (
            <rect key={day} className={styles.bar} x={index + 0.1} width={0.8} y={top - (value ?? 0)} height={value ?? 0} />
          ))}
        </svg>
        <div className={styles.days}>
          <span>{formatDay(days[0]?.day ?? '', locale)}</span>
          <span>{formatDay(days.at(-1)?.day ?? '', locale)}</span>
        </div>
      </div>
      <details>
        <summary>{tableTitle}</summary>
        <SheetTable
          caption={title}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { title: dayTitle, cell: ({ day }) => formatDay(day, locale) },
            { title, cell: ({ value }) => (value === null ? '–' : text(value)), align: 'right' },
          ]}
        />
      </details>
    </figure>
  )
}
