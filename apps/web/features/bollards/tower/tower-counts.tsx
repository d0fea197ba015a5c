import type { Device } from '@dovolilnice/contract/bollards/device'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { standingNames, standingOf, standings } from './standing.ts'
import styles from './tower.module.css'

/** How many bollards stand how: what needs somebody first. */
export const TowerCounts = ({ devices }: { devices: readonly Device[] }) => {
  const t = useTranslate()
  const counts = standings.flatMap((standing) => {
    const count = devices.filter((device) => standingOf(device) === standing).length
    return count === 0 ? [] : [{ standing, count }]
  })
  return (
    <ul className={styles.counts}>
      {counts.map(({ standing, count }) => (
        <li key={standing} data-standing={standing}>
          {t(standingNames[standing])}: <strong>{count}</strong>
        </li>
      ))}
    </ul>
  )
}
