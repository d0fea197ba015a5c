import type { Device } from '@dovolilnice/contract/bollards/device'
import { isHoldEnding } from '@dovolilnice/contract/bollards/holds/hold-end'
import { formatRecentInstant } from '../../../platform/translate/short-format.ts'
import { useNow } from './use-now.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { texts } from '../texts.ts'
import styles from './tower.module.css'

const minuteMs = 60_000

/** Who works at it and why, and until when they meant to. */
export const ServiceLine = ({ service }: { service: NonNullable<Device['service']> }) => {
  const t = useTranslate()
  const locale = useLocale()
  const isLate = new Date(service.until) <= useNow(30_000)
  return (
    <div className={styles.hold} data-ending={isLate || undefined}>
      <p>
        <strong>{t(texts.serviceUntil, { until: formatRecentInstant(service.until, locale) })}</strong>{' '}
        {t(texts.heldBy, { by: service.by ?? '–', since: formatRecentInstant(service.since, locale), reason: service.reason ?? '–' })}
      </p>
      {isLate && (
        <p role="alert" className={styles.ending}>
          {t(texts.serviceLate)}
        </p>
      )}
    </div>
  )
}

/** Who keeps it lowered and why, until when, and how long that is still; in its last minutes it says so aloud. */
export const HoldLine = ({ hold }: { hold: NonNullable<Device['hold']> }) => {
  const t = useTranslate()
  const locale = useLocale()
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
        <strong>{t(texts.heldUntil, { until: formatRecentInstant(hold.until, locale) })}</strong>{' '}
        {t(texts.heldBy, { by: hold.by ?? '–', since: formatRecentInstant(hold.since, locale), reason: hold.reason ?? '–' })}
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
