import { mailFailureAdvice, mailFailureLabels } from '@dovolilnice/contract/mails/outbox/mail-failure-words'
import type { OutboxMail } from '@dovolilnice/contract/mails/outbox/read-outbox-mail'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { recordText } from './record-text.ts'
import { MailStatusBadge } from './mail-status-badge.tsx'
import styles from './outbox.module.css'
import { texts } from './texts.ts'

/** Why the last try failed and what to do, in words; the server's own answer opens below. */
const Failure = ({ mail: { failure, last_error: answer } }: { mail: OutboxMail }) => {
  const t = useTranslate()
  if (failure === null && answer === null) return null
  const shown = failure ?? 'other'
  return (
    <Notice tone="bad" title={t(mailFailureLabels[shown])}>
      {t(mailFailureAdvice[shown])}
      {answer !== null && (
        <details className={styles.answer}>
          <summary>{t(texts.answer)}</summary>
          <code>{answer}</code>
        </details>
      )}
    </Notice>
  )
}

/** What became of a mail. */
export const MailFacts = ({ mail }: { mail: OutboxMail }) => {
  const t = useTranslate()
  const locale = useLocale()
  const at = (instant: string | null) => instant !== null && formatInstant(instant, locale)
  return (
    <>
      <Facts
        facts={[
          { label: t(texts.status), value: <MailStatusBadge status={mail.status} /> },
          { label: t(texts.recipient), value: mail.recipient },
          { label: t(texts.record), value: recordText(mail, locale) },
          { label: t(texts.written), value: at(mail.created_at) },
          { label: t(texts.sent), value: at(mail.sent_at) },
          { label: t(texts.tries), value: String(mail.attempts) },
          { label: t(texts.nextTry), value: at(mail.next_try_at) },
          { label: t(texts.attachments), value: mail.attachments.join(', ') },
        ]}
      />
      <Failure mail={mail} />
    </>
  )
}
