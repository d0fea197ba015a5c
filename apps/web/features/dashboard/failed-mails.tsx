import type { Dashboard } from '@dovolilnice/contract/dashboard/read-dashboard'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './dashboard.module.css'
import { texts } from './texts.ts'

/** How many mails failed for good, and the way to them; nothing when none did. */
export const FailedMails = ({ mails }: { mails: Dashboard['mails'] }) => {
  const t = useTranslate()
  const may = useMay()
  if (mails.failed === 0 || !may('notifications:send')) return null
  return (
    <Sheet title={t(texts.failedMails)} tone="warning">
      <p className={styles.soft}>{t(texts.failedMailsAbout, { count: mails.failed })}</p>
      <div>
        <ButtonLink to="/neposlana-sporocila" search={{ status: 'failed' }} look="plain">
          {t(texts.openList)}
        </ButtonLink>
      </div>
    </Sheet>
  )
}
