import { bollardStateNames } from '@dovolilnice/contract/bollards/bollard-state'
import type { BollardState } from '@dovolilnice/contract/bollards/bollard-state'
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
import { loopLabels } from './names.ts'
import { texts } from './texts.ts'

const toneOf: Record<BollardState, StatusTone> = { raised: 'active', lowered: 'good', moving: 'warning', fault: 'bad', unknown: 'neutral' }

/** What the gate decides from, and whether it lags behind the server. */
const useWhitelistText = (device: Device): string => {
  const t = useTranslate()
  const instant = formatInstant(device.whitelist_issued_at, useLocale())
  if (device.whitelist_version === null) return t(texts.whitelistNone)
  const behind = device.published_version !== null && device.whitelist_version < device.published_version
  return behind ? t(texts.whitelistBehind, { instant }) : t(texts.whitelistOf, { instant })
}

const Facts = ({ device }: { device: Device }) => {
  const t = useTranslate()
  const locale = useLocale()
  const facts: [string, string][] = [
    [t(texts.zone), [device.parking_lot_name, device.zone].filter(Boolean).join(', ') || t(texts.allZones)],
    [t(texts.loop), t(loopLabels[device.loop])],
    [t(texts.whitelist), useWhitelistText(device)],
    [t(texts.onFailure), t(device.fail_mode === 'fail_safe' ? texts.failSafe : texts.failSecure)],
    [t(texts.lastReport), formatInstant(device.state_at, locale)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface CardProps {
  device: Device
  /** How it stands now is not known: nothing may be asked of it. */
  stale: boolean
  onCommand: (action: CommandAction) => void
}

/** One bollard: how it stands, what it knows, and what may be asked of it now. */
export const BollardCard = ({ device, stale, onCommand }: CardProps) => {
  const t = useTranslate()
  const titleId = `bollard-${device.code}`
  return (
    <article className={styles.card} data-stale={stale || undefined} aria-labelledby={titleId}>
      <header className={styles.head}>
        <BollardPicture state={device.state} />
        <div>
          <h2 className={styles.name} id={titleId}>
            {device.name}
          </h2>
          <div className={styles.badges} role="status">
            <StatusBadge tone={toneOf[device.state]}>{t(bollardStateNames[device.state])}</StatusBadge>
            {device.held && <StatusBadge tone="warning">{t(texts.held)}</StatusBadge>}
            <StatusBadge tone={device.online ? 'good' : 'bad'}>{t(device.online ? texts.online : texts.offline)}</StatusBadge>
          </div>
        </div>
      </header>
      <Facts device={device} />
      {device.pending_events > 0 && <p className={styles.note}>{t(texts.pending, { count: device.pending_events })}</p>}
      {!device.online && <p className={styles.note}>{t(texts.offlineHint)}</p>}
      <div className={styles.actions}>
        {device.allowed_actions.map((action, index) => (
          <Button key={action} look={index === 0 ? 'filled' : 'plain'} disabled={stale} onClick={() => onCommand(action)}>
            {t(commandActionNames[action])}
          </Button>
        ))}
      </div>
    </article>
  )
}
