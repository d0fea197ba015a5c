import type { LastVehicle, Refusal } from '@dovolilnice/contract/access/list-refusals'
import { reasonSentence } from '@dovolilnice/contract/access/reasons'
import type { Device } from '@dovolilnice/contract/bollards/device'
import { commandActionNames } from '@dovolilnice/contract/bollards/gate-command'
import type { CommandAction } from '@dovolilnice/contract/bollards/gate-command'
import { IconTool } from '@tabler/icons-react'
import { formatRecentInstant } from '../../../platform/translate/short-format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { texts } from '../texts.ts'
import { BollardPicture } from './bollard-picture.tsx'
import { DeviceNotes } from './device-notes.tsx'
import { HoldLine, ServiceLine } from './hold-line.tsx'
import { standingNames, standingOf, standingTones } from './standing.ts'
import styles from './tower.module.css'

/** What came to the gate last, as much of it as an operator may see. */
const LastLines = ({ vehicle, refusal, onRefusals }: Pick<RowProps, 'vehicle' | 'refusal' | 'onRefusals'>) => {
  const t = useTranslate()
  const locale = useLocale()
  const refused = refusal && `${formatRecentInstant(refusal.at, locale)}: ${reasonSentence(refusal.reason, refusal.reason_details, locale)}`
  return (
    <>
      {vehicle && (
        <p className={styles.fact}>
          {t(texts.lastVehicle)} <strong>{vehicle.credential}</strong>, {formatRecentInstant(vehicle.at, locale)}
        </p>
      )}
      {refusal && (
        <button
          type="button"
          className={styles.refusal}
          title={`${t(texts.lastRefusal)}: ${refusal.credential}, ${refused}`}
          onClick={onRefusals}
        >
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

/** One bollard: how it stands since when, who holds it, what came last, and what may be asked of it now. */
export const BollardRow = ({ device, sign, stale, chosen, onChoose, onCommand, ...last }: RowProps) => {
  const t = useTranslate()
  const since = formatRecentInstant(device.since, useLocale())
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
        {device.service !== null && <ServiceLine service={device.service} />}
        {device.hold !== null && <HoldLine hold={device.hold} />}
        <LastLines {...last} />
        <DeviceNotes device={device} />
      </div>
      <div className={styles.actions}>
        {moves.map((action, index) => (
          <Button key={action} small look={index === 0 ? 'light' : 'plain'} disabled={stale} onClick={() => onCommand(action)}>
            {t(action === 'hold_lowered' && device.hold !== null ? texts.holdLonger : commandActionNames[action])}
          </Button>
        ))}
      </div>
    </article>
  )
}
