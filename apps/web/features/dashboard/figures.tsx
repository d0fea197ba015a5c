import { openStatuses, waitingStatuses } from '@dovolilnice/contract/applications/application-status'
import { type Dashboard, expiringDays } from '@dovolilnice/contract/dashboard/operations'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { IconBarrierBlock, IconClipboardText, IconIdBadge2, IconCar, type Icon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { pageLocale, type ScreenLink, t } from '../../platform/kit.ts'
import styles from './dashboard.module.css'
import { texts } from './texts.ts'

interface FigureProps {
  icon: Icon
  label: string
  value: number
  about: string
  tone: 'good' | 'warning' | 'neutral'
  link?: ScreenLink
}

const Figure = ({ icon: Mark, label, value, about, tone, link }: FigureProps) => {
  const content = (
    <>
      <Mark size={28} stroke={1.5} aria-hidden className={styles.figureIcon} />
      <span className={styles.figureLabel}>{label}</span>
      <strong className={styles.figureValue}>{value.toLocaleString(pageLocale())}</strong>
      <span className={styles.figureAbout}>{about}</span>
    </>
  )
  return (
    <li className={styles.figure} data-tone={tone}>
      {link === undefined ? (
        <div className={styles.figureBody}>{content}</div>
      ) : (
        <Link {...link} className={styles.figureBody}>
          {content}
        </Link>
      )}
    </li>
  )
}

export const Figures = ({ figures: { applications, permits, bollards, passages } }: { figures: Dashboard }) => {
  // The server's day, not the browser's.
  const today = passages.at(-1)
  const countOf = (statuses: readonly string[]) =>
    applications.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0)
  const forClerk = countOf(waitingStatuses)
  const watched = bollards.attention.length
  if (today === undefined) return null
  return (
    <ul className={styles.figures} aria-label={t(texts.figures)}>
      <Figure
        icon={IconClipboardText}
        label={t(texts.waiting)}
        value={countOf(openStatuses)}
        about={t(texts.forClerk, { count: forClerk })}
        tone={forClerk > 0 ? 'warning' : 'good'}
        link={{ to: '/vloge', search: { status: 'open' } }}
      />
      <Figure
        icon={IconIdBadge2}
        label={t(texts.activePermits)}
        value={permits.active}
        about={t(texts.expiring, { count: permits.expiring })}
        tone="neutral"
        link={{ to: '/dovolilnice/', search: { expires_before: addDays(today.day, expiringDays) } }}
      />
      <Figure
        icon={IconBarrierBlock}
        label={t(texts.bollards)}
        value={bollards.total}
        about={bollards.total === 0 ? t(texts.noBollards) : watched === 0 ? t(texts.allWell) : t(texts.attention, { count: watched })}
        tone={bollards.total === 0 ? 'neutral' : watched === 0 ? 'good' : 'warning'}
        link={{ to: '/potopni-stebricki/upravljanje' }}
      />
      <Figure
        icon={IconCar}
        label={t(texts.today)}
        value={today.admitted}
        about={t(texts.refusedToday, { count: today.refused })}
        tone="neutral"
      />
    </ul>
  )
}
