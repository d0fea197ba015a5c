import type { Text } from '@dovolilnice/contract/locale'
import type { Mail } from '@dovolilnice/contract/mails/mail'
import { mailFailureLabels } from '@dovolilnice/contract/mails/outbox/mail-failure-words'
import { mailStatusLabels } from '@dovolilnice/contract/mails/outbox/outbox'
import { readMailAttachment, resendMail } from '@dovolilnice/contract/mails/operations'
import { IconPaperclip } from '@tabler/icons-react'
import { callForFile, defineTexts, formatInstant, reportFailure, saveFile, t, useAction, useMay } from '../../platform/kit.ts'
import { Button } from '../buttons/button.tsx'
import { Sheet, Stacked } from '../sheet.tsx'
import { Notice } from '../states/notice.tsx'
import styles from './mails.module.css'

const texts = defineTexts({
  none: { sl: 'Sporočil še ni.', en: 'No mails yet.' },
  attachment: { sl: 'Prenesi prilogo {name}', en: 'Download the attachment {name}' },
  resend: { sl: 'Pošlji znova', en: 'Send again' },
  resending: { sl: 'Sporočilo čaka na ponovno pošiljanje.', en: 'The mail waits to be sent again.' },
  astray: { sl: 'Zadnje sporočilo na {address} ni prispelo', en: 'The last mail to {address} did not arrive' },
  astrayText: {
    sl: 'Preverite naslov pri prejemniku in ga popravite; dotlej mu sporočite drugače. Po dveh vrnjenih sporočilih nadaljnja ne gredo, dokler jih kdo ne pošlje znova.',
    en: 'Ask the recipient for the address and correct it; until then tell them in another way. After two returned mails no more go until somebody sends them again.',
  },
})

/** The files that went with a mail, to be looked at as they were sent. */
const Attachments = ({ mail: { id, attachments } }: { mail: Mail }) => {
  const save = (place: number): void =>
    void callForFile(readMailAttachment, { params: { id, place: String(place) } })
      .then(saveFile)
      .catch(reportFailure)
  return (
    <span>
      {attachments.map((name, place) => (
        <Button key={place} look="quiet" small icon={IconPaperclip} aria-label={t(texts.attachment, { name })} onClick={() => save(place)}>
          {name}
        </Button>
      ))}
    </span>
  )
}

const MailLine = ({ mail }: { mail: Mail }) => {
  const may = useMay()
  const resend = useAction(resendMail, { done: texts.resending })
  const reason = mail.failure === null ? mail.last_error : t(mailFailureLabels[mail.failure])
  return (
    <li>
      <span>{mail.subject}</span>
      <span className={styles.soft} data-failed={mail.status === 'failed' || mail.status === 'returned' || undefined}>
        {formatInstant(mail.sent_at ?? mail.created_at)} · {t(mailStatusLabels[mail.status])}
        {reason !== null && ` (${reason})`}
      </span>
      {mail.attachments.length > 0 && may('applications:read') && <Attachments mail={mail} />}
      {mail.resendable && may('notifications:send') && (
        <span>
          <Button
            label={t(texts.resend)}
            look="plain"
            small
            busy={resend.isPending}
            aria-label={`${t(texts.resend)}: ${mail.subject}`}
            onClick={() => resend.mutate({ params: { id: mail.id } })}
          />
        </span>
      )}
    </li>
  )
}

/** Whether what was written last did not arrive, or was not sent because others before it did not. */
const isAstray = ({ status, failure }: Mail): boolean => status === 'returned' || (status === 'failed' && failure === 'undeliverable')

/** What was written about a record, whether it went, and what can be sent again. */
export const MailsSheet = ({ title, mails }: { title: Text; mails: readonly Mail[] }) => {
  const [newest] = mails
  return (
    <Sheet title={t(title)}>
      <Stacked>
        {newest !== undefined && isAstray(newest) && (
          <Notice tone="bad" title={t(texts.astray, { address: newest.recipient })}>
            {t(texts.astrayText)}
          </Notice>
        )}
        {mails.length === 0 && <p className={styles.soft}>{t(texts.none)}</p>}
        <ul className={styles.mails}>
          {mails.map((mail) => (
            <MailLine key={mail.id} mail={mail} />
          ))}
        </ul>
      </Stacked>
    </Sheet>
  )
}
