import { bollardStateNames } from '@dovolilnice/contract/bollards/bollard-state'
import { commandFailureNames } from '@dovolilnice/contract/bollards/command-status'
import type { Device } from '@dovolilnice/contract/bollards/device'
import { isClockWrong } from '@dovolilnice/contract/bollards/gate-clock'
import { formatInstant } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { texts } from '../texts.ts'
import { clockDifference } from './clock-difference.ts'
import styles from './tower.module.css'

/** What the gate decides from, where it has no list or lags behind the server. */
const useWhitelistText = (device: Device): string | undefined => {
  const t = useTranslate()
  const instant = formatInstant(device.whitelist_issued_at, useLocale())
  if (device.whitelist_version === null) return t(texts.whitelistNone)
  const behind = device.published_version !== null && device.whitelist_version < device.published_version
  return behind ? t(texts.whitelistBehind, { instant }) : undefined
}

/** What is unusual: no link, a vehicle over it, a wrong clock, an old list, events that wait. */
export const DeviceNotes = ({ device }: { device: Device }) => {
  const t = useTranslate()
  const locale = useLocale()
  const list = useWhitelistText(device)
  const { clock_ahead_s: ahead } = device
  const notes = [
    !device.online &&
      device.state_at !== null &&
      `${t(texts.lastKnown, { state: t(bollardStateNames[device.state]) })} ${t(device.fail_mode === 'fail_safe' ? texts.failSafe : texts.failSecure)} ${t(texts.offlineHint)}`,
    device.online && device.fault !== null && t(commandFailureNames[device.fault]),
    device.online && device.unproven && t(texts.unproven),
    device.online && device.loop === 'occupied' && t(texts.vehicleOver),
    device.online &&
      isClockWrong(ahead) &&
      t(ahead > 0 ? texts.clockAhead : texts.clockBehind, { difference: clockDifference(ahead, locale) }),
    list !== undefined && `${t(texts.whitelist)}: ${list}`,
    device.pending_events > 0 && t(texts.pending, { count: device.pending_events }),
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ))
}
