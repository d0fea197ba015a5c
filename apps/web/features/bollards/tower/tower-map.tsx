import type { Device } from '@dovolilnice/contract/bollards/device'
import { useMemo } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { gateSign } from '../../../ui/map/gate-sign.ts'
import { LazyTownMap } from '../../../ui/map/lazy-town-map.tsx'
import { texts } from '../texts.ts'
import { standingNames, standingOf, standings } from './standing.ts'
import styles from './tower.module.css'

interface TowerMapProps {
  devices: readonly Device[]
  chosen: string | undefined
  onChoose: (code: string) => void
}

/** The bollards where they stand, each in the colour of its state; the list beside it says the same in words. */
export const TowerMap = ({ devices, chosen, onChoose }: TowerMapProps) => {
  const t = useTranslate()
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
  return (
    <div className={styles.map}>
      <LazyTownMap places={places} chosen={chosen} onChoose={onChoose} />
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
