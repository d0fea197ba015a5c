import type { BollardState } from '@dovolilnice/contract/bollards/bollard-state'
import styles from './tower.module.css'

const heightOf: Record<BollardState, number> = { raised: 34, lowered: 4, moving: 18, fault: 34, unknown: 34 }

/** A bollard as it stands in the road. The badge beside it says the same in words. */
export const BollardPicture = ({ state }: { state: BollardState }) => {
  const height = heightOf[state]
  return (
    <svg className={styles.picture} data-state={state} viewBox="0 0 48 56" aria-hidden="true" focusable="false">
      <rect className={styles.post} x="15" y={46 - height} width="18" height={height} rx="4" />
      <rect className={styles.band} x="15" y={Math.min(46, 52 - height)} width="18" height={height > 12 ? 5 : 0} />
      <rect className={styles.road} x="2" y="46" width="44" height="6" rx="3" />
    </svg>
  )
}
