import { endText } from '@dovolilnice/contract/columns/column-text'
import { takeBollardAlert } from '@dovolilnice/contract/bollards/alerts/operations'
import { bollardAlertText, coolBelow } from '@dovolilnice/contract/bollards/bollard-alert'
import type { Device } from '@dovolilnice/contract/bollards/device'
import { isHoldEnding } from '@dovolilnice/contract/bollards/holds/holds'
import { formatInstant, formatRecentInstant, pageLocale, t, useAction } from '../../../platform/kit.ts'
import { Button, StatusBadge, useNow } from '../../../ui/kit.ts'
import { texts } from '../texts.ts'
import styles from './tower.module.css'
import { type BollardState, bollardStateNames } from '@dovolilnice/contract/bollards/bollard-state'
import { commandFailureNames } from '@dovolilnice/contract/bollards/bollard-command'
import { isClockWrong } from '@dovolilnice/contract/bollards/gate-clock'
import { clockDifference } from './clock-difference.ts'
import type { LastVehicle, Refusal } from '@dovolilnice/contract/access/list-refusals'
import { shortReason } from '@dovolilnice/contract/access/short-reasons'
import { type CommandAction, commandActionNames } from '@dovolilnice/contract/bollards/gate-command'
import { IconTool } from '@tabler/icons-react'
import { alertTexts } from '../alerts/alert-texts.ts'
import { standingNames, standingOf, standingTones } from './standing.ts'

const minuteMs = 60_000

const ServiceLine = ({ service }: { service: NonNullable<Device['service']> }) => {
  const isLate = new Date(service.until) <= useNow(30_000)
  return (
    <div className={styles.hold} data-ending={isLate || undefined}>
      <p>
        <strong>{t(texts.serviceUntil, { until: endText(service.until, pageLocale(), formatRecentInstant) })}</strong>{' '}
        {t(texts.heldBy, { by: service.by ?? '–', since: formatRecentInstant(service.since), reason: service.reason ?? '–' })}
      </p>
      {isLate && (
        <p role="alert" className={styles.ending}>
          {t(texts.serviceLate)}
        </p>
      )}
    </div>
  )
}

const AlertLines = ({ device, stale }: { device: Device; stale: boolean }) => {
  const take = useAction(takeBollardAlert, { done: alertTexts.taken })
  return device.alerts.map((alert) => {
    const what = bollardAlertText(alert, pageLocale())
    return (
      <div key={alert.id} className={styles.alert} data-taken={alert.taken_by_name !== null || undefined}>
        <p>
          <strong>{what}</strong>, {t(texts.sinceWhen, { since: formatRecentInstant(alert.raised_at) })}
          {alert.taken_by_name !== null && `; ${t(alertTexts.takenBy, { name: alert.taken_by_name })}`}
        </p>
        {alert.taken_by_name === null && (
          <Button
            label={t(alertTexts.take)}
            small
            look="plain"
            disabled={stale || take.isPending}
            aria-label={t(alertTexts.takeOf, { name: device.name, what })}
            onClick={() => take.mutate({ params: { id: alert.id } })}
          />
        )}
      </div>
    )
  })
}

/** Who keeps it lowered and why, until when, and how long that is still; in its last minutes it says so aloud. */
const HoldLine = ({ hold }: { hold: NonNullable<Device['hold']> }) => {
  const now = useNow(15_000)
  const until = new Date(hold.until)
  const ending = isHoldEnding(until, now)
  const whole = until.getTime() - Date.parse(hold.since)
  const left = Math.max(until.getTime() - now.getTime(), 0)
  const minutes = Math.ceil(left / minuteMs)
  const remaining =
    minutes >= 60 ? t(texts.hoursLeft, { hours: Math.floor(minutes / 60), minutes: minutes % 60 }) : t(texts.minutesLeft, { minutes })
  return (
    <div className={styles.hold} data-ending={ending || undefined}>
      <p>
        <strong>{t(texts.heldUntil, { until: endText(hold.until, pageLocale(), formatRecentInstant) })}</strong>{' '}
        {t(texts.heldBy, { by: hold.by ?? '–', since: formatRecentInstant(hold.since), reason: hold.reason ?? '–' })}
      </p>
      <span className={styles.left}>{remaining}</span>
      <progress aria-hidden max={whole} value={left} />
      {ending && (
        <p role="alert" className={styles.ending}>
          {t(texts.holdEnding)}
        </p>
      )}
    </div>
  )
}

/** What the gate decides from, where it has no list or lags behind the server. */
const whitelistText = (device: Device): string | undefined => {
  const instant = formatInstant(device.whitelist_issued_at)
  if (device.whitelist_version === null) return t(texts.whitelistNone)
  const behind = device.published_version !== null && device.whitelist_version < device.published_version
  return behind ? t(texts.whitelistBehind, { instant }) : undefined
}

/** A card wears out for want of space. */
const fullBelow = 200

const DeviceNotes = ({ device }: { device: Device }) => {
  const locale = pageLocale()
  const list = whitelistText(device)
  const agentNotes = ({ temperature_c: degrees, disk_free_mb: megabytes }: NonNullable<Device['agent']>) => [
    degrees !== null && degrees >= coolBelow && t(texts.agentHot, { degrees }),
    megabytes !== null && megabytes < fullBelow && t(texts.agentFull, { megabytes }),
  ]
  const { clock_ahead_s: ahead } = device
  const notes = [
    !device.online &&
      device.state_at !== null &&
      `${t(texts.lastKnown, { state: t(bollardStateNames[device.state]) })} ${t(device.fail_mode === 'fail_safe' ? texts.failSafe : texts.failSecure)}`,
    device.online && device.fault !== null && t(commandFailureNames[device.fault]),
    device.open_until !== null && t(texts.openUntil, { time: endText(device.open_until, locale, formatRecentInstant) }),
    device.online && device.unproven && t(texts.unproven),
    device.online && device.loop === 'occupied' && t(texts.vehicleOver),
    device.online &&
      isClockWrong(ahead) &&
      t(ahead > 0 ? texts.clockAhead : texts.clockBehind, { difference: clockDifference(ahead, locale) }),
    device.two_agents && t(texts.twoAgents),
    ...(device.agent === null ? [] : agentNotes(device.agent)),
    list !== undefined && `${t(texts.whitelist)}: ${list}`,
    device.pending_events > 0 && t(texts.pending, { count: device.pending_events }),
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ))
}

const heightOf: Record<BollardState, number> = { raised: 34, lowered: 4, moving: 18, fault: 34, unknown: 34 }

/** A bollard as it stands in the road. The badge beside it says the same in words. */
const BollardPicture = ({ state }: { state: BollardState }) => {
  const height = heightOf[state]
  return (
    <svg className={styles.picture} data-state={state} viewBox="0 0 48 56" aria-hidden="true" focusable="false">
      <rect className={styles.post} x="15" y={46 - height} width="18" height={height} rx="4" />
      <rect className={styles.band} x="15" y={Math.min(46, 52 - height)} width="18" height={height > 12 ? 5 : 0} />
      <rect className={styles.road} x="2" y="46" width="44" height="6" rx="3" />
    </svg>
  )
}

/** What came to the gate last, as much of it as an operator may see. */
const LastLines = ({ vehicle, refusal, onRefusals }: Pick<RowProps, 'vehicle' | 'refusal' | 'onRefusals'>) => {
  const refused = refusal && `${shortReason(refusal.reason, refusal.reason_details, pageLocale())}, ${formatRecentInstant(refusal.at)}`
  return (
    <>
      {vehicle && (
        <p className={styles.fact}>
          {t(texts.lastVehicle)} <strong>{vehicle.credential}</strong>, {formatRecentInstant(vehicle.at)}
        </p>
      )}
      {refusal && (
        <button type="button" className={styles.refusal} onClick={onRefusals}>
          {t(texts.lastRefusal)}: <strong>{refusal.credential}</strong>, {refused}
        </button>
      )}
    </>
  )
}

interface RowProps {
  device: Device
  /** Its letter on the map. */
  sign: string
  /** How it stands now is not known: nothing may be asked of it. */
  stale: boolean
  chosen: boolean
  vehicle: LastVehicle | undefined
  /** The last refusal at this gate, within the hours that an operator may see. */
  refusal: Refusal | undefined
  onChoose: () => void
  onCommand: (action: CommandAction) => void
  onRefusals: () => void
}

export const BollardRow = ({ device, sign, stale, chosen, onChoose, onCommand, ...last }: RowProps) => {
  const since = formatRecentInstant(device.since)
  const standing = standingOf(device)
  const moves = device.allowed_actions.filter((action) => action !== 'service')
  const titleId = `bollard-${device.code}`
  return (
    <article
      className={styles.row}
      id={`row-${device.code}`}
      data-stale={stale || undefined}
      data-chosen={chosen || undefined}
      aria-labelledby={titleId}
    >
      <BollardPicture state={device.online ? device.state : 'unknown'} />
      <div className={styles.facts}>
        <div className={styles.head}>
          <button type="button" className={styles.sign} aria-label={t(texts.showOnMap, { name: device.name })} onClick={onChoose}>
            {sign}
          </button>
          <h2 className={styles.name} id={titleId}>
            {device.name}
          </h2>
          <span role="status">
            <StatusBadge tone={standingTones[standing]}>{t(standingNames[standing])}</StatusBadge>
          </span>
          {device.since !== null && <span className={styles.since}>{t(texts.sinceWhen, { since })}</span>}
          {device.allowed_actions.includes('service') && (
            <button
              type="button"
              className={styles.sign}
              aria-label={t(texts.serviceOf, { name: device.name })}
              title={t(commandActionNames.service)}
              disabled={stale}
              onClick={() => onCommand('service')}
            >
              <IconTool size={14} aria-hidden />
            </button>
          )}
        </div>
        <AlertLines device={device} stale={stale} />
        {device.service !== null && <ServiceLine service={device.service} />}
        {device.hold !== null && <HoldLine hold={device.hold} />}
        <LastLines {...last} />
        {device.agent !== null && (
          <p className={styles.fact}>
            {t(texts.agent)} {t(texts.agentText, { version: device.agent.version, hours: Math.floor(device.agent.uptime_s / 3600) })}
            {device.agent.temperature_c !== null && `, ${device.agent.temperature_c} °C`}
            {device.agent.disk_free_mb !== null && `, ${t(texts.diskFree, { gigabytes: Math.floor(device.agent.disk_free_mb / 1000) })}`}
          </p>
        )}
        <DeviceNotes device={device} />
      </div>
      <div className={styles.actions}>
        {moves.map((action, index) => (
          <Button
            label={t(action === 'hold_lowered' && device.hold !== null ? texts.holdLonger : commandActionNames[action])}
            key={action}
            small
            look={index === 0 ? 'light' : 'plain'}
            disabled={stale}
            onClick={() => onCommand(action)}
          />
        ))}
      </div>
    </article>
  )
}
