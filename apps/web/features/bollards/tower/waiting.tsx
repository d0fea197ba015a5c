import type { LastVehicle, Refusal } from '@dovolilnice/contract/access/list-refusals'
import { shortReason } from '@dovolilnice/contract/access/short-reasons'
import type { Device } from '@dovolilnice/contract/bollards/device'
import { IconX } from '@tabler/icons-react'
import { pageLocale, t } from '../../../platform/kit.ts'
import { Button } from '../../../ui/kit.ts'
import { gateSign } from '../../../ui/map/gate-sign.ts'
import { texts } from '../texts.ts'
import styles from './tower.module.css'

/** For so long after a refusal its driver may be standing there. */
const waitsMs = 15 * 60_000
const minuteMs = 60_000

interface Traffic {
  items: readonly Refusal[]
  vehicles: readonly LastVehicle[]
}

/** Who was refused and may stand there still, the latest first: each once, and nobody whom the gate has let through since. */
export const waitingOf = ({ items, vehicles }: Traffic, dismissed: ReadonlySet<string>, now: Date): Refusal[] => {
  const fresh = items.filter(({ id, at }) => !dismissed.has(id) && now.getTime() - Date.parse(at) < waitsMs)
  const latest = new Map(fresh.toSorted((a, b) => a.at.localeCompare(b.at)).map((one) => [`${one.device_code} ${one.credential}`, one]))
  const isIn = (one: Refusal): boolean =>
    vehicles.some((vehicle) => vehicle.device_code === one.device_code && vehicle.credential === one.credential && vehicle.at > one.at)
  return [...latest.values()].filter((one) => !isIn(one)).toSorted((a, b) => b.at.localeCompare(a.at))
}

interface WaitingProps {
  waiting: readonly Refusal[]
  devices: readonly Device[]
  now: Date
  stale: boolean
  onLower: (code: string, vehicle: string | undefined) => void
  onDismiss: (id: string) => void
}

/** The drivers who may stand at a bollard now, above the list, which keeps its order and its place: on a desk the strip is as high when nobody waits. */
export const Waiting = ({ waiting, devices, now, stale, onLower, onDismiss }: WaitingProps) => (
  <section className={styles.waiting} data-some={waiting.length > 0 || undefined} aria-labelledby="waiting">
    <h2 className={styles.name} id="waiting">
      {t(texts.waiting)}{' '}
      <span className={styles.since}>{waiting.length === 0 ? t(texts.nobodyWaits) : `${waiting.length} · ${t(texts.waitingEnd)}`}</span>
    </h2>
    <ul>
      {waiting.map(({ id, at, device_code: code, credential, credential_kind: kind, reason, reason_details: details }) => {
        const index = devices.findIndex((device) => device.code === code)
        const device = devices[index]
        if (device === undefined) return null
        const minutes = Math.floor((now.getTime() - Date.parse(at)) / minuteMs)
        return (
          <li key={id}>
            <strong>{credential}</strong>
            <span className={styles.why}>
              {gateSign(index)} {device.name} · {shortReason(reason, details, pageLocale())}
            </span>
            <span className={styles.since}>{minutes < 1 ? t(texts.justNow) : t(texts.minutesAgo, { count: String(minutes) })}</span>
            <Button
              label={t(texts.lowerFor)}
              small
              look="plain"
              disabled={stale || !device.allowed_actions.includes('lower')}
              aria-label={`${t(texts.lowerFor)} ${credential}, ${device.name}`}
              onClick={() => onLower(code, kind === 'plate' ? credential : undefined)}
            />
            <button
              type="button"
              className={styles.dismiss}
              aria-label={t(texts.dismiss, { vehicle: credential })}
              onClick={() => onDismiss(id)}
            >
              <IconX size={18} aria-hidden />
            </button>
          </li>
        )
      })}
    </ul>
  </section>
)
