import { Fragment } from 'react'
import styles from './row-bars.module.css'

export interface BarRow {
  key: string
  label: string
  value: number
  /** How much there could be: the bar is full at it, and red above it. */
  limit?: number | null
  text: string
}

/** Lying bars from 0, each under or beside its name and with its value. A picture only: whoever shows it has the same values in a table. */
export const RowBars = ({ rows }: { rows: readonly BarRow[] }) => {
  const most = Math.max(1, ...rows.map(({ value, limit }) => limit ?? value))
  return (
    <div className={styles.rows} aria-hidden>
      {rows.map(({ key, label, value, limit, text }) => (
        <Fragment key={key}>
          <span className={styles.label}>{label}</span>
          <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none">
            <rect className={styles.track} width={100} height={1} />
            <rect
              className={styles.fill}
              data-over={(limit !== undefined && limit !== null && value > limit) || undefined}
              width={Math.min(100, (Math.max(0, value) / Math.max(1, limit ?? most)) * 100)}
              height={1}
            />
          </svg>
          <span className={styles.value}>{text}</span>
        </Fragment>
      ))}
    </div>
  )
}
