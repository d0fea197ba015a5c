import type { Device } from '@dovolilnice/contract/bollards/device'
import type { CommandAction } from '@dovolilnice/contract/bollards/gate-command'
import { useNow } from './use-now.ts'
import { gateSign } from '../../../ui/map/gate-sign.ts'
import type { useTraffic } from '../use-bollards.ts'
import { BollardRow } from './bollard-row.tsx'
import { orderByNeed } from './order-by-need.ts'
import styles from './tower.module.css'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { standingNames, standingOf, standings } from './standing.ts'

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
