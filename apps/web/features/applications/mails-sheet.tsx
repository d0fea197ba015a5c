import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './application-screen.module.css'
import { texts } from './texts.ts'

const statusTexts = { queued: texts.mailQueued, sent: texts.mailSent, failed: texts.mailFailed }

/** What was written to the applicant, and whether it went. */
export const MailsSheet = ({ mails }: Pick<ApplicationDetails, 'mails'>) => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <Sheet title={t(texts.mails)}>
      {mails.length === 0 && <p className={styles.soft}>{t(texts.noMails)}</p>}
      <ul className={styles.mails}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <span>{mail.subject}</span>
            <span className={styles.soft}>
              {formatInstant(mail.sent_at ?? mail.created_at, locale)} · {t(statusTexts[mail.status])}
              {mail.last_error !== null && ` (${mail.last_error})`}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
