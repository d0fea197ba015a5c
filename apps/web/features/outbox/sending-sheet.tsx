import { mailFailureAdvice, mailFailureLabels } from '@dovolilnice/contract/mails/outbox/mail-failure-words'
import { readMailSending } from '@dovolilnice/contract/mails/outbox/read-mail-sending'
import type { Sending } from '@dovolilnice/contract/mails/outbox/read-mail-sending'
import { useOperation } from '../../platform/calls/query.ts'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Facts } from '../../ui/facts.tsx'
import { Sheet, Stacked } from '../../ui/sheet.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { texts } from './texts.ts'

/** Milliseconds after which the figures are read anew. */
export const sendingEvery = 10_000

const Notices = ({ sending: { server, trouble, throttled_until: until, hourly_limit: limit } }: { sending: Sending }) => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <>
      {server === null && <Notice tone="warning">{t(texts.noServer)}</Notice>}
      {trouble !== null && (
        <Notice tone="bad" title={t(texts.trouble, { what: t(mailFailureLabels[trouble.failure]), at: formatInstant(trouble.at, locale) })}>
          {t(mailFailureAdvice[trouble.failure])}
        </Notice>
      )}
      {until !== null && <Notice tone="warning">{t(texts.throttled, { limit: limit ?? 0, at: formatInstant(until, locale) })}</Notice>}
    </>
  )
}

const Figures = ({ sending }: { sending: Sending }) => {
  const t = useTranslate()
  const locale = useLocale()
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
        { label: t(texts.lastSent), value: last === null ? t(texts.never) : formatInstant(last, locale) },
      ]}
    />
  )
}

/** How mail goes just now: the mail server, what waits, and how much went against the limits. */
export const SendingSheet = () => {
  const t = useTranslate()
  const query = useOperation(readMailSending, {}, { every: sendingEvery })
  return (
    <Sheet title={t(texts.sending)}>
      <OperationView query={query}>
        {(sending) => (
          <Stacked>
            <Notices sending={sending} />
            <Figures sending={sending} />
          </Stacked>
        )}
      </OperationView>
    </Sheet>
  )
}
