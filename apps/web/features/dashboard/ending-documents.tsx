import { expiringDays } from '@dovolilnice/contract/dashboard/read-dashboard'
import type { Dashboard } from '@dovolilnice/contract/dashboard/read-dashboard'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './dashboard.module.css'
import { texts } from './texts.ts'

/** How many documents end before the permits they prove, and the way to them; nothing when none does. */
export const EndingDocuments = ({ figures: { documents, passages } }: { figures: Dashboard }) => {
  const t = useTranslate()
  const may = useMay()
  // The server's day, not the browser's.
  const today = passages.at(-1)?.day
  if (documents.expiring === 0 || today === undefined || !may('documents:read')) return null
  return (
    <Sheet title={t(texts.endingDocuments)} tone="warning">
      <p className={styles.soft}>{t(texts.endingDocumentsAbout, { count: documents.expiring })}</p>
      <div>
        <ButtonLink
          to="/vloge"
          search={{ tab: 'documents', outlived: true, expires_before: addDays(today, expiringDays), sortByKey: 'expires_on' }}
          look="plain"
        >
          {t(texts.toDocuments)}
        </ButtonLink>
      </div>
    </Sheet>
  )
}
