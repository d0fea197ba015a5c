import { bollardStateNames } from '@dovolilnice/contract/bollards/bollard-state'
import type { BollardState } from '@dovolilnice/contract/bollards/bollard-state'
import type { Refusal } from '@dovolilnice/contract/access/list-refusals'
import { isClockWrong } from '@dovolilnice/contract/bollards/gate-clock'
import type { Device } from '@dovolilnice/contract/bollards/device'
import { commandActionNames } from '@dovolilnice/contract/bollards/gate-command'
import type { CommandAction } from '@dovolilnice/contract/bollards/gate-command'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { StatusTone } from '../../ui/status-badge.tsx'
import { BollardPicture } from './bollard-picture.tsx'
import styles from './bollards.module.css'
import { clockDifference } from './clock-difference.ts'
import { loopLabels } from './names.ts'
import { texts } from './texts.ts'

const toneOf: Record<BollardState, StatusTone> = { raised: 'active', lowered: 'good', moving: 'warning', fault: 'bad', unknown: 'neutral' }

/** What the gate decides from, where it has no list or lags behind the server. */
const useWhitelistText = (device: Device): string | undefined => {
  const t = useTranslate()
  const instant = formatInstant(device.whitelist_issued_at, useLocale())
  if (device.whitelist_version === null) return t(texts.whitelistNone)
  const behind = device.published_version !== null && device.whitelist_version < device.published_version
  return behind ? t(texts.whitelistBehind, { instant }) : undefined
}

/** Zone, loop and what happens on a failure in one line; the whitelist and the last report where they say something. */
const Facts = ({ device }: { device: Device }) => {
  const t = useTranslate()
  const list = useWhitelistText(device)
  const zone = [device.parking_lot_name, device.zone].filter(Boolean).join(', ') || t(texts.allZones)
  const facts = [
    zone,
    `${t(texts.loop)}: ${t(loopLabels[device.loop])}`,
    t(device.fail_mode === 'fail_safe' ? texts.failSafe : texts.failSecure),
    ...(list === undefined ? [] : [`${t(texts.whitelist)}: ${list}`]),
  ]
  return <p className={styles.facts}>{facts.join(' · ')}</p>
}

/** Who keeps it lowered and why, since when and until when. */
const HoldNote = ({ hold }: { hold: Device['hold'] }) => {
  const t = useTranslate()
  const locale = useLocale()
  if (hold === null) return null
  const since = formatInstant(hold.since, locale)
  return (
    <p className={styles.note}>
      <strong>{t(texts.heldUntil, { until: formatInstant(hold.until, locale) })}</strong>
      <br />
      {t(texts.heldBy, { by: hold.by ?? '–', since, reason: hold.reason ?? '–' })}
    </p>
  )
}

/** How it stands; without a link, since when nobody knows and how it stood last. */
const StateBadges = ({ device, since }: { device: Device; since: string | null }) => {
  const t = useTranslate()
  const instant = formatInstant(since ?? device.state_at, useLocale())
  return (
    <div className={styles.badges} role="status">
      {device.online ? (
        <StatusBadge tone={toneOf[device.state]}>{t(bollardStateNames[device.state])}</StatusBadge>
      ) : (
        <StatusBadge tone="neutral">
          {device.state_at === null ? t(bollardStateNames.unknown) : t(texts.unknownSince, { instant })}
        </StatusBadge>
      )}
      <StatusBadge tone={device.online ? 'good' : 'bad'}>{t(device.online ? texts.online : texts.offline)}</StatusBadge>
    </div>
  )
}

/** How wrong the gate's clock is, and what follows from it. */
const ClockNote = ({ seconds }: { seconds: number }) => {
  const t = useTranslate()
  const difference = clockDifference(seconds, useLocale())
  return isClockWrong(seconds) && <p className={styles.note}>{t(seconds > 0 ? texts.clockAhead : texts.clockBehind, { difference })}</p>
}

/** What is unusual: no link, a wrong clock, events that wait. */
const Notes = ({ device }: { device: Device }) => {
  const t = useTranslate()
  return (
    <>
      <HoldNote hold={device.hold} />
      {device.online && <ClockNote seconds={device.clock_ahead_s} />}
      {device.pending_events > 0 && <p className={styles.note}>{t(texts.pending, { count: device.pending_events })}</p>}
      {!device.online && device.state_at !== null && (
        <p className={styles.note}>
          {t(texts.lastKnown, { state: t(bollardStateNames[device.state]) })} {t(texts.offlineHint)}
        </p>
      )}
    </>
  )
}

const LastRefusal = ({ refusal, onClick }: { refusal: Refusal; onClick: () => void }) => {
  const t = useTranslate()
  const instant = formatInstant(refusal.at, useLocale())
  return (
    <button type="button" className={styles.refusal} onClick={onClick}>
      {t(texts.lastRefusal)}: <span>{refusal.credential}</span>, {instant}
    </button>
  )
}

interface CardProps {
  device: Device
  /** How it stands now is not known: nothing may be asked of it. */
  stale: boolean
  /** Since when the server hears no gate; null while it does. */
  since: string | null
  /** The last refusal at this gate, if there was one in the last day. */
  refusal: Refusal | undefined
  onCommand: (action: CommandAction) => void
  onRefusals: () => void
}

/** One bollard: how it stands, what it knows, and what may be asked of it now. */
export const BollardCard = ({ device, stale, since, refusal, onCommand, onRefusals }: CardProps) => {
  const t = useTranslate()
  const titleId = `bollard-${device.code}`
  return (
    <article className={styles.card} data-stale={stale || undefined} aria-labelledby={titleId}>
      <header className={styles.head}>
        <BollardPicture state={device.online ? device.state : 'unknown'} />
        <div>
          <h2 className={styles.name} id={titleId}>
            {device.name}
          </h2>
          <StateBadges device={device} since={since} />
        </div>
      </header>
      <Facts device={device} />
      <Notes device={device} />
      {refusal !== undefined && <LastRefusal refusal={refusal} onClick={onRefusals} />}
      <div className={styles.actions}>
        {device.allowed_actions.map((action, index) => (
          <Button key={action} look={index === 0 ? 'filled' : 'plain'} disabled={stale} onClick={() => onCommand(action)}>
            {t(action === 'hold_lowered' && device.hold !== null ? texts.holdLonger : commandActionNames[action])}
          </Button>
        ))}
      </div>
    </article>
  )
}
