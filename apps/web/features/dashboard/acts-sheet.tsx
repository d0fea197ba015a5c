import type { Dashboard } from '@dovolilnice/contract/dashboard/read-dashboard'
import { Link } from '@tanstack/react-router'
import { useMay } from '../../platform/session/use-session.ts'
import { formatDay } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { unbroken } from '../../ui/vehicles/unbroken.tsx'
import styles from './dashboard.module.css'
import { texts } from './texts.ts'

/** How many acts wait for service, and how many terms of appeal end soon, and how many missed terms are to be restored; each line is the way to them. Nothing when none does. */
export const ActsSheet = ({ acts }: Pick<Dashboard, 'acts'>) => {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const { unserved, on_its_way: onTheWay, ending, ending_until: until, restitutions } = acts
  const lines = [
    { title: t(texts.actsUnserved), count: unserved, search: { standing: 'unserved' } as const },
    { title: t(texts.actsOnTheWay), count: onTheWay, search: { standing: 'on_its_way' } as const },
    { title: t(texts.actsEnding, { day: formatDay(until, locale) }), count: ending, search: { appeal_ends: until } },
    { title: t(texts.actsRestitutions), count: restitutions, search: { restitution: true } },
  ].filter(({ count }) => count > 0)
  if (lines.length === 0 || !may('applications:read')) return null
  return (
    <Sheet title={t(texts.acts)} {...(unserved + restitutions > 0 && { tone: 'warning' })}>
      <ul className={styles.lines}>
        {lines.map(({ title, count, search }) => (
          <li key={title}>
            <Link to="/akti" search={{ tab: 'issued', ...search }}>
              {unbroken(title)}
            </Link>
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
