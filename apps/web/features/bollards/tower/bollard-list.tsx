import type { Device } from '@dovolilnice/contract/bollards/device'
import { type Standing, standingNames, standingOf, standings, useNow } from './standing.ts'
import type { CommandAction } from '@dovolilnice/contract/bollards/gate-command'
import { gateSign } from '../../../ui/map/town-map.tsx'
import type { useTraffic } from '../use-bollards.tsx'
import { BollardRow } from './bollard-row.tsx'
import styles from './tower.module.css'
import { useTranslate } from '../../../platform/translate/use-translate.ts'

/** For so long after a refusal its driver may be calling. */
const refusedJustNowMs = 15 * 60_000

const ranks: Record<Standing, number> = { fault: 0, offline: 1, unknown: 1, service: 1, held: 2, moving: 3, lowered: 5, raised: 5 }

interface Needs {
  /** When each gate refused somebody last, as an instant. */
  refusedAt: ReadonlyMap<string, string>
  now: Date
}

/** The bollards as somebody needs them: faults, without a link or under maintenance, held (the one that ends first before the others), moving, refused just now, then the quiet ones; equal ones in the order of the map. */
export const orderByNeed = <D extends Pick<Device, 'code' | 'online' | 'hold' | 'service' | 'state'>>(
  devices: readonly D[],
  { refusedAt, now }: Needs,
): D[] => {
  const isRefusedNow = (code: string): boolean => now.getTime() - Date.parse(refusedAt.get(code) ?? '') < refusedJustNowMs
  const rank = (device: D): number => {
    const own = ranks[standingOf(device)]
    return own === 5 && isRefusedNow(device.code) ? 4 : own
  }
  const endOf = (device: D): number => (device.hold === null ? 0 : Date.parse(device.hold.until))
  return devices.toSorted((one, other) => rank(one) - rank(other) || endOf(one) - endOf(other))
}

interface ListProps {
  devices: readonly Device[]
  traffic: ReturnType<typeof useTraffic>
  stale: boolean
  chosen: string | undefined
  onChoose: (code: string) => void
  onCommand: (device: Device, action: CommandAction) => void
  onRefusals: (device: Device) => void
}

/** The bollards, those that need somebody first. */
export const BollardList = ({ devices, traffic, stale, chosen, onChoose, onCommand, onRefusals }: ListProps) => {
  const now = useNow(30_000)
  const refusalOf = (code: string) => traffic.items.find((refusal) => refusal.device_code === code)
  const refusedAt = new Map(devices.flatMap(({ code }): [string, string][] => [[code, refusalOf(code)?.at ?? '']]))
  return (
    <div className={styles.rows}>
      {orderByNeed(devices, { refusedAt, now }).map((device) => (
        <BollardRow
          key={device.code}
          device={device}
          sign={gateSign(devices.indexOf(device))}
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
