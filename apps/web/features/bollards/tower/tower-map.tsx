import type { Device } from '@dovolilnice/contract/bollards/device'
import { Suspense, useMemo } from 'react'
import { useParameters } from '../../../platform/resources/resources.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { gateSign } from '../../../ui/map/gate-sign.ts'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import { texts } from '../texts.ts'
import { standingNames, standingOf, standings } from './standing.ts'
import styles from './tower.module.css'

/** Leaflet weighs more than the list, which an operator needs first. */
const TownMap = lazyPart(() => import('../../../ui/map/town-map.tsx').then(({ TownMap }) => TownMap))

interface TowerMapProps {
  devices: readonly Device[]
  chosen: string | undefined
  onChoose: (code: string) => void
}

/** The bollards where they stand, each in the colour of its state; the list beside it says the same in words. */
export const TowerMap = ({ devices, chosen, onChoose }: TowerMapProps) => {
  const t = useTranslate()
  const parameters = useParameters()
  const places = useMemo(
    () =>
      devices.map((device, index) => ({
        key: device.code,
        sign: gateSign(index),
        kind: 'gate' as const,
        name: `${device.name}, ${t(standingNames[standingOf(device)]).toLowerCase()}`,
        latitude: device.latitude,
        longitude: device.longitude,
        standing: standingOf(device),
      })),
    [devices, t],
  )
  if (parameters === undefined) return null
  return (
    <div className={styles.map}>
      <Suspense fallback={<p className={styles.mapLoading}>{t(texts.mapLoading)}</p>}>
        <TownMap base={parameters.map} drawn={parameters.demo} places={places} chosen={chosen} onChoose={onChoose} />
      </Suspense>
      <ul className={styles.legend} aria-label={t(texts.legend)}>
        {standings.map((standing) => (
          <li key={standing} data-standing={standing}>
            {t(standingNames[standing])}
          </li>
        ))}
      </ul>
    </div>
  )
}
