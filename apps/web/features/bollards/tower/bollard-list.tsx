import type { Device } from '@dovolilnice/contract/bollards/device'
import type { CommandAction } from '@dovolilnice/contract/bollards/gate-command'
import { gateSign } from '../../../ui/map/gate-sign.ts'
import type { useTraffic } from '../use-bollards.ts'
import { BollardRow } from './bollard-row.tsx'
import styles from './tower.module.css'
import { formatHour, formatRecentInstant, t, useParameters } from '../../../platform/kit.ts'
import { Notice } from '../../../ui/kit.ts'
import { texts } from '../texts.ts'
import { standingCounts, standingOf, standings } from './standing.ts'

interface ListProps {
  devices: readonly Device[]
  traffic: ReturnType<typeof useTraffic>
  stale: boolean
  chosen: string | undefined
  onChoose: (code: string) => void
  onCommand: (device: Device, action: CommandAction) => void
  onRefusals: (device: Device) => void
}

/** The bollards, always in the order of the map: a row that moved under the hand would be another one's button. */
export const BollardList = ({ devices, traffic, stale, chosen, onChoose, onCommand, onRefusals }: ListProps) => {
  const refusalOf = (code: string) => traffic.items.find((refusal) => refusal.device_code === code)
  return (
    <div className={styles.rows}>
      {devices.map((device, index) => (
        <BollardRow
          key={device.code}
          device={device}
          sign={gateSign(index)}
          stale={stale}
          chosen={chosen === device.code}
          vehicle={traffic.vehicles.find((vehicle) => vehicle.device_code === device.code)}
          refusal={refusalOf(device.code)}
          onChoose={() => onChoose(device.code)}
          onCommand={(action) => onCommand(device, action)}
          onRefusals={() => onRefusals(device)}
        />
      ))}
    </div>
  )
}

/** How many bollards stand how, what needs somebody first, and that it is so now. `live`: the time, while it is. */
export const TowerCounts = ({ devices, live }: { devices: readonly Device[]; live: number | undefined }) => {
  const counts = standings.flatMap((standing) => {
    const count = devices.filter((device) => standingOf(device) === standing).length
    return count === 0 ? [] : [{ standing, count }]
  })
  return (
    <ul className={styles.counts}>
      {counts.map(({ standing, count }) => (
        <li key={standing} data-standing={standing}>
          {t(standingCounts[standing])}: <strong>{count}</strong>
        </li>
      ))}
      {live !== undefined && <li className={styles.live}>{t(texts.live, { at: formatHour(live) })}</li>}
    </ul>
  )
}

/** What several bollards without a link have in common, once for all of them, and whom to call. */
export const Outage = ({ devices, link }: { devices: readonly Device[]; link: boolean }) => {
  const duty = useParameters()?.texts['duty']
  const away = devices.filter(({ online }) => !online)
  if (!link || away.length === 0) return null
  const since =
    away
      .flatMap(({ since: one }) => one ?? [])
      .toSorted()
      .at(-1) ?? null
  const gates = away.length === devices.length ? String(away.length) : away.map(({ name }) => name).join(', ')
  return (
    <Notice tone="warning" title={away.length === 1 ? away[0]?.name : undefined}>
      {away.length > 1 && t(texts.outage, { gates, since: formatRecentInstant(since) })} {t(texts.offlineHint)}{' '}
      {duty !== undefined && t(duty)}
    </Notice>
  )
}
