import styles from './heat-map.module.css'

interface HeatMapProps {
  names: readonly string[]
  /** One row of values for each name, all of the same length. */
  values: readonly (readonly number[])[]
  /** Names under the columns, at equal distances from the first to the last. */
  marks: readonly string[]
}

/** A field of cells, the darker the higher the value. A picture only: whoever shows it has the same values in a table. */
export const HeatMap = ({ names, values, marks }: HeatMapProps) => {
  const most = Math.max(1, ...values.flat())
  const columns = values[0]?.length ?? 0
  return (
    <div className={styles.map} aria-hidden>
      <div className={styles.names}>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <svg className={styles.cells} viewBox={`0 0 ${columns} ${values.length}`} preserveAspectRatio="none">
        {values.map((row, line) =>
          row.map((value, column) => (
            <g key={`${names[line]}${column}`}>
              <rect className={styles.empty} x={column + 0.04} y={line + 0.06} width={0.92} height={0.88} />
              {/* The lowest value is seen too. */}
              {value > 0 && (
                <rect
                  className={styles.cell}
                  x={column + 0.04}
                  y={line + 0.06}
                  width={0.92}
                  height={0.88}
                  opacity={0.15 + (0.85 * value) / most}
                />
              )}
            </g>
          )),
        )}
      </svg>
      <div className={styles.ends}>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  )
}
