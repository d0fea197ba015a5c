import type { Dashboard } from '@dovolilnice/contract/dashboard/read-dashboard'
import { Link } from '@tanstack/react-router'
import { useMay } from '../../platform/session/use-session.ts'
import { formatDay } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { unbroken } from '../../ui/vehicles/unbroken.tsx'
import styles from './dashboard.module.css'
import { texts } from './texts.ts'

/** How many appeals wait for somebody, and until when the first of them; the line is the way to them. Nothing when none does. */
export const AppealsSheet = ({ appeals }: Pick<Dashboard, 'appeals'>) => {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const { open, overdue, next_due_on: next } = appeals
  if (open === 0 || !may('applications:read')) return null
  return (
    <Sheet title={t(texts.appeals)} {...(overdue > 0 && { tone: 'warning' })}>
      <ul className={styles.lines}>
        <li>
          <Link to="/pritozbe" search={{ status: 'open', sortByKey: 'due_on', sortOrder: 'asc' }}>
            {t(texts.appealsOpen)}
          </Link>
          <strong>{open}</strong>
        </li>
      </ul>
      {next !== null && (
        <p>
          {unbroken(
            overdue > 0
              ? t(texts.appealsOverdue, { day: formatDay(next, locale), count: overdue })
              : t(texts.appealsNext, { day: formatDay(next, locale) }),
          )}
        </p>
      )}
    </Sheet>
  )
}
