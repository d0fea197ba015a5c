import { subjectName } from '@dovolilnice/contract/events/event-words'
import { mailFailureAdvice, mailFailureLabels } from '@dovolilnice/contract/mails/outbox/mail-failure-words'
import {
  listOutbox,
  mailKindLabels,
  mailStatusLabels,
  type OutboxMail,
  readMailSending,
  readOutboxMail,
  readOutboxPage,
  sendAgain,
  type Sending,
  stopMail,
} from '@dovolilnice/contract/mails/outbox/outbox'
import { addressOf, confirm, formatInstant, pageLocale, placeOf, t, useAction, useOperation } from '../../platform/kit.ts'
import {
  Button,
  ButtonLink,
  Facts,
  type FilterOf,
  ListScreen,
  Modal,
  Notice,
  OperationView,
  Sheet,
  Stacked,
  StatusBadge,
  type StatusTone,
  StepDialog,
  Tabs,
  useOpenInUrl,
} from '../../ui/kit.ts'
import { texts } from './texts.ts'
import styles from './outbox.module.css'
import { type BodyOf, fieldsOf, FormButtons, optionsOf } from '../../ui/form/kit.ts'
import { useState } from 'react'
import { mailStatuses, type MailStatus } from '@dovolilnice/contract/mails/outbox/mail-status'
import { IconMailOpened } from '@tabler/icons-react'

const tones: Record<MailStatus, StatusTone> = {
  queued: 'active',
  sent: 'good',
  written: 'neutral',
  failed: 'bad',
  returned: 'bad',
  stopped: 'over',
}

const MailStatusBadge = ({ status }: { status: MailStatus }) => (
  <StatusBadge tone={tones[status]}>{t(mailStatusLabels[status])}</StatusBadge>
)

/** What a mail is about: `Vloga V-2026-12`. */
const recordText = ({ subject_type: type, subject_label: label }: { subject_type: string | null; subject_label: string | null }): string =>
  [subjectName(type, pageLocale()), label].filter(Boolean).join(' ')

/** Milliseconds after which the figures are read anew. */
const sendingEvery = 10_000

const Notices = ({ sending: { server, trouble, throttled_until: until, hourly_limit: limit } }: { sending: Sending }) => (
  <>
    {server === null && <Notice tone="warning">{t(texts.noServer)}</Notice>}
    {trouble !== null && (
      <Notice tone="bad" title={t(texts.trouble, { what: t(mailFailureLabels[trouble.failure]), at: formatInstant(trouble.at) })}>
        {t(mailFailureAdvice[trouble.failure])}
      </Notice>
    )}
    {until !== null && <Notice tone="warning">{t(texts.throttled, { limit: limit ?? 0, at: formatInstant(until) })}</Notice>}
  </>
)

const Figures = ({ sending }: { sending: Sending }) => {
  const { server, trouble, sent_last_hour: hour, hourly_limit: limit, last_sent_at: last } = sending
  return (
    <Facts
      facts={[
        { label: t(texts.server), value: server !== null && (trouble === null && last !== null ? `${server}, ${t(texts.works)}` : server) },
        { label: t(texts.waiting), value: String(sending.waiting) },
        { label: t(texts.failed), value: String(sending.failed) },
        { label: t(texts.lastHour), value: limit === null ? String(hour) : t(texts.ofLimit, { count: hour, limit }) },
        { label: t(texts.lastDay), value: String(sending.sent_last_day) },
        { label: t(texts.pace), value: t(texts.perSecond, { count: sending.second_limit }) },
        { label: t(texts.lastSent), value: last === null ? t(texts.never) : formatInstant(last) },
      ]}
    />
  )
}

const Trouble = () => {
  const { data } = useOperation(readMailSending, {}, { every: sendingEvery })
  return data === undefined ? null : <Notices sending={data} />
}

const SendingSheet = () => {
  const query = useOperation(readMailSending, {}, { every: sendingEvery })
  return (
    <Sheet title={t(texts.sending)}>
      <OperationView query={query}>{(sending) => <Figures sending={sending} />}</OperationView>
    </Sheet>
  )
}

const Failure = ({ mail: { failure, last_error: answer } }: { mail: OutboxMail }) => {
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

const MailFacts = ({ mail }: { mail: OutboxMail }) => {
  const at = (instant: string | null) => instant !== null && formatInstant(instant)
  return (
    <>
      <Facts
        facts={[
          { label: t(texts.status), value: <MailStatusBadge status={mail.status} /> },
          { label: t(texts.recipient), value: mail.recipient },
          { label: t(texts.record), value: recordText(mail) },
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

const { TextField } = fieldsOf<BodyOf<typeof sendAgain>>()

const SendAgainDialog = ({ mail, recipient, onClose }: { mail: OutboxMail; recipient: string; onClose: () => void }) => {
  const title = t(mail.status === 'queued' ? texts.now : texts.again)
  return (
    <StepDialog title={title} operation={sendAgain} params={{ id: mail.id }} defaults={{ recipient }} done={texts.queued} onClose={onClose}>
      {(mail.status === 'sent' || mail.status === 'written') && <p>{t(texts.copyGoes)}</p>}
      {mail.may_readdress ? (
        <TextField name="recipient" label={t(texts.to)} type="email" />
      ) : (
        <p>{t(texts.toRecordOnly, { address: recipient })}</p>
      )}
    </StepDialog>
  )
}

/** The mail as it looks, in a frame where no script runs and nothing is loaded, and as text. */
const MailContent = ({ mail: { id, text } }: { mail: OutboxMail }) => {
  const [shown, setShown] = useState<'look' | 'text'>('look')
  return (
    <div>
      <Tabs
        label={t(texts.parts)}
        tabs={[
          {
            key: 'look',
            title: t(texts.look),
            content: (
              <iframe className={styles.frame} sandbox="" title={t(texts.look)} src={addressOf(readOutboxPage, { params: { id } })} />
            ),
          },
          { key: 'text', title: t(texts.text), content: <pre className={styles.text}>{text}</pre> },
        ]}
        shown={shown}
        onChoose={setShown}
      />
      <p className={styles.soft}>{t(texts.withoutLinks)}</p>
    </div>
  )
}

const Buttons = ({ mail, onSend }: { mail: OutboxMail; onSend: () => void }) => {
  const stop = useAction(stopMail, { done: texts.stopped })
  const place = placeOf({ type: mail.subject_type, id: mail.subject_id, label: mail.subject_label })
  const askAndStop = async (): Promise<void> => {
    if (await confirm({ title: texts.stop, text: texts.stopText, action: texts.stop, danger: true }))
      stop.mutate({ params: { id: mail.id } })
  }
  return (
    <FormButtons>
      {place !== undefined && <ButtonLink label={t(place.isList ? texts.openList : texts.openRecord)} look="plain" {...place.link} />}
      {mail.may_stop && <Button label={t(texts.stop)} look="plain" danger busy={stop.isPending} onClick={() => void askAndStop()} />}
      {mail.send_to !== null && <Button label={t(mail.status === 'queued' ? texts.now : texts.again)} onClick={onSend} />}
    </FormButtons>
  )
}

const Mail = ({ mail }: { mail: OutboxMail }) => {
  const [isSending, setSending] = useState(false)
  return (
    <Stacked>
      <MailFacts mail={mail} />
      <MailContent mail={mail} />
      {mail.send_to === null &&
        (isSending && mail.status === 'sent' ? (
          <Notice role="status">{t(texts.sentMeanwhile)}</Notice>
        ) : (
          <Notice>{t(texts.cannot)}</Notice>
        ))}
      <Buttons mail={mail} onSend={() => setSending(true)} />
      {isSending && mail.send_to !== null && <SendAgainDialog mail={mail} recipient={mail.send_to} onClose={() => setSending(false)} />}
    </Stacked>
  )
}

const MailDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const query = useOperation(readOutboxMail, { params: { id } })
  return (
    <Modal opened onClose={onClose} size={860} title={query.data?.subject ?? t(texts.outbox)}>
      <OperationView query={query}>{(mail) => <Mail mail={mail} />}</OperationView>
    </Modal>
  )
}

const filters: readonly FilterOf<typeof listOutbox>[] = [
  { key: 'status', label: texts.status, kind: 'choice', options: optionsOf(mailStatusLabels, mailStatuses) },
  { key: 'kind', label: texts.kind, kind: 'choice', options: optionsOf(mailKindLabels) },
  { key: 'from', label: texts.from, kind: 'since' },
  { key: 'until', label: texts.until, kind: 'before' },
]

export const OutboxScreen = () => {
  const { id, open } = useOpenInUrl('sporocilo')
  return (
    <Stacked>
      <Trouble />
      <ListScreen
        id="outbox"
        title={texts.outbox}
        operation={listOutbox}
        filters={filters}
        cells={{ status: ({ status }) => <MailStatusBadge status={status} />, subject_label: recordText }}
        onOpen={(row) => open(row.id)}
        rowActions={(row) => [{ label: texts.open, icon: IconMailOpened, onClick: () => open(row.id) }]}
        empty={{ title: texts.none, text: texts.noneHint }}
        refreshEvery={sendingEvery}
      />
      <SendingSheet />
      {id !== undefined && <MailDialog id={id} onClose={() => open(undefined)} />}
    </Stacked>
  )
}
