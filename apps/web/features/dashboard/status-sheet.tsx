import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import type { Dashboard } from '@dovolilnice/contract/dashboard/read-dashboard'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './dashboard.module.css'
import { texts } from './texts.ts'

/** How many applications stand where; each line is the way to them. */
export const StatusSheet = ({ applications }: { applications: Dashboard['applications'] }) => {
  const t = useTranslate()
  return (
    <Sheet title={t(texts.byStatus)}>
      <ul className={styles.lines}>
        {applications.map(({ status, count }) => (
          <li key={status}>
            <Link to="/vloge" search={{ status }}>
              {t(applicationStatusLabels[status])}
            </Link>
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
