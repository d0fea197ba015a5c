import styles from './column-chart.module.css'

/**
 * The round numbers beside a chart from 0 up, four or five steps of 1, 2, 2.5 or 5 times a power of ten, never parts of one. Where something is
 * below 0, the same steps go on down.
 * @param highest the largest value drawn, 0 when there is none
 * @param lowest the smallest, where it is below 0
 */
export const axisOf = (highest: number, lowest = 0): { top: number; bottom: number; ticks: number[] } => {
  const rough = Math.max(1, (highest - lowest) / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.ceil([1, 2, 2.5, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough)
  const below = Math.ceil(-lowest / step)
  const above = Math.max(below > 0 ? 0 : 1, Math.ceil(highest / step))
  const ticks = Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step)
  return { top: above * step, bottom: -below * step, ticks }
}

interface Series {
  /** Named in the legend where there are several. */
  title: string
  /** One for each column; null: nothing is known. */
  values: readonly (number | null)[]
  /** Of an earlier time, so that it stands back. */
  past?: true
}

interface ColumnChartProps {
  /** Under the first and the last column. */
  ends: readonly [first: string, last: string]
  /** One or two, beside one another in each column. */
  series: readonly Series[]
  /** A value in words, for the axis. */
  text: (value: number) => string
  /** Lines from column to column in place of bars; a single column stays a bar. */
  lines?: boolean
}

/** Bars up from 0, and down from it for what is below, or lines, stretched to the room there is. A picture only: whoever shows it has the same values in a table. */
export const ColumnChart = ({ ends, series, text, lines = false }: ColumnChartProps) => {
  const count = series[0]?.values.length ?? 0
  const drawn = series.flatMap(({ values }) => values.map((value) => value ?? 0))
  const { top, bottom, ticks } = axisOf(Math.max(0, ...drawn), Math.min(0, ...drawn))
  const width = 0.8 / series.length
  const inLines = lines && count > 1
  return (
    <div className={styles.chart} data-lines={inLines || undefined} aria-hidden>
      {series.length > 1 && (
        <div className={styles.legend}>
          {series.map(({ title, past }, index) => (
            <span key={title} className={styles.key} data-series={past ? 'past' : index}>
              {title}
            </span>
          ))}
        </div>
      )}
      <div className={styles.ticks}>
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{text(tick)}</span>
        ))}
      </div>
      <svg className={styles.bars} viewBox={`0 0 ${count} ${top - bottom}`} preserveAspectRatio="none">
        {ticks.map((tick) => (
          <line key={tick} className={styles.grid} x1={0} x2={count} y1={top - tick} y2={top - tick} />
        ))}
        {/* What is of now lies over what is past. */}
        {inLines &&
          series
            .toReversed()
            .map(({ title, values, past }) => (
              <polyline
                key={title}
                className={styles.line}
                data-series={past ? 'past' : undefined}
                points={values.flatMap((value, column) => (value === null ? [] : `${column + 0.5},${top - value}`)).join(' ')}
              />
            ))}
        {(inLines ? [] : series).map(({ title, values, past }, index) =>
          values.map((value, column) => {
            const [from, to] = [Math.min(0, value ?? 0), Math.max(0, value ?? 0)]
            return (
              <rect
                key={`${title}${column}`}
                className={styles.bar}
                data-series={past ? 'past' : index}
                data-below={from < 0 || undefined}
                x={column + 0.1 + index * width}
                width={width}
                y={top - to}
                height={to - from}
              />
            )
          }),
        )}
      </svg>
      <div className={styles.ends}>
        <span>{ends[0]}</span>
        {count > 1 && <span>{ends[1]}</span>}
      </div>
    </div>
  )
}
