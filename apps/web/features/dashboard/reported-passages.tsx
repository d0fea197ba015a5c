import type { Dashboard } from '@dovolilnice/contract/dashboard/read-dashboard'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './dashboard.module.css'
import { texts } from './texts.ts'

/** How many passages their holders deny, and the way to them in the log below; nothing when none does. */
export const ReportedPassages = ({ count }: { count: Dashboard['reported_passages'] }) => {
  const t = useTranslate()
  const may = useMay()
  if (count === 0 || !may('access-log:read')) return null
  return (
    <Sheet title={t(texts.reportedPassages)} tone="warning">
      <p className={styles.soft}>{t(texts.reportedPassagesAbout, { count })}</p>
      <div>
        <ButtonLink to="/nadzorna-plosca" search={{ 'log.reported': true }} look="plain">
          {t(texts.openList)}
        </ButtonLink>
      </div>
    </Sheet>
  )
}
