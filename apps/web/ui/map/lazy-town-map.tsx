import type { Outline } from '@dovolilnice/contract/zones/outline'
import { Suspense } from 'react'
import { t, useParameters } from '../../platform/kit.ts'
import { lazyPart } from '../states/lazy-part.tsx'
import styles from './lazy-town-map.module.css'
import type { MapPlace } from './map-place.ts'
import { texts } from './texts.ts'

const TownMap = lazyPart(() => import('./town-map.tsx').then(({ TownMap }) => TownMap))

interface LazyTownMapProps {
  places: readonly MapPlace[]
  /** Zones that are drawn beneath them. */
  areas?: readonly Outline[]
  chosen?: string | undefined
  onChoose?: (key: string) => void
}

const none: readonly Outline[] = []
const ignore = () => undefined

/** A map of the town with these places. Leaflet weighs more than the rest of a screen, which is read before the map stands. */
export const LazyTownMap = ({ places, areas = none, chosen, onChoose = ignore }: LazyTownMapProps) => {
  const parameters = useParameters()
  if (parameters === undefined) return null
  return (
    <Suspense fallback={<p className={styles.loading}>{t(texts.loading)}</p>}>
      <TownMap base={parameters.map} drawn={parameters.demo} places={places} areas={areas} chosen={chosen} onChoose={onChoose} />
    </Suspense>
  )
}
