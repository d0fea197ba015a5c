import styles from './qr-picture.module.css'

/** The quiet zone that readers need around a code, in modules. */
const quiet = 4

/** A QR code as a vector picture. @param rows of `1` (dark) and `0` */
export const QrPicture = ({ rows, label }: { rows: readonly string[]; label: string }) => {
  const size = rows.length + 2 * quiet
  const dark = rows.flatMap((row, y) => [...row].flatMap((module, x) => (module === '1' ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])))
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
