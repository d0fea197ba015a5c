import { readSubjectLetter } from '@dovolilnice/contract/subject-requests/read-subject-letter'
import { readSubjectRequest } from '@dovolilnice/contract/subject-requests/read-subject-request'
import {
  identityLabels,
  requestChannelLabels,
  requestKindLabels,
  requestOutcomeLabels,
} from '@dovolilnice/contract/subject-requests/subject-request-codes'
import type { SubjectRequest } from '@dovolilnice/contract/subject-requests/subject-request'
import { useParams } from '@tanstack/react-router'
import { useOperation } from '../../platform/calls/query.ts'
import { useLive } from '../../platform/live.ts'
import { printPaper } from '../../platform/print-paper.ts'
import { useScreenTitle } from '../../platform/routing/screen-title.ts'
import { today } from '../../platform/today.ts'
import { formatDay } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { History } from '../../ui/history/history.tsx'
import { Columns, Sheet, Stacked } from '../../ui/sheet.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { MatchesSheet } from './matches-sheet.tsx'
import { RequestActions } from './request-actions.tsx'
import { StepsSheet } from './steps-sheet.tsx'
import styles from './subject-requests.module.css'
import { texts } from './texts.ts'

const FactsSheet = ({ request }: { request: SubjectRequest }) => {
  const t = useTranslate()
  const locale = useLocale()
  const { identity, identity_on: on, identity_note: note, outcome } = request
  const checked = identity !== null && on !== null && [t(identityLabels[identity]), formatDay(on, locale), note].filter(Boolean).join(', ')
  return (
    <Sheet
      title={t(texts.person)}
      actions={
        request.has_letter && (
          <Button look="plain" small onClick={() => printPaper(readSubjectLetter, request.id)}>
            {t(texts.letter)}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          { label: t(texts.name), value: request.name },
          { label: t(texts.email), value: request.email },
          { label: t(texts.phone), value: request.phone },
          { label: t(texts.plate), value: request.plate },
          { label: t(texts.taxNumber), value: request.tax_number },
          { label: t(texts.street), value: `${request.street}, ${request.post_code} ${request.city}` },
          { label: t(texts.receivedOn), value: `${formatDay(request.received_on, locale)}, ${t(requestChannelLabels[request.channel])}` },
          { label: t(texts.dueOn), value: formatDay(request.due_on, locale) },
          { label: t(texts.reason), value: request.extension_reason, wide: true },
          { label: t(texts.kinds), value: request.kinds.map((kind) => t(requestKindLabels[kind])).join('; '), wide: true },
          { label: t(texts.text), value: <span className={styles.text}>{request.text}</span>, wide: true },
          { label: t(texts.identity), value: checked, wide: true },
          { label: t(texts.outcome), value: outcome && t(requestOutcomeLabels[outcome]) },
          { label: t(texts.answer), value: request.answer_text && <span className={styles.text}>{request.answer_text}</span>, wide: true },
        ]}
      />
    </Sheet>
  )
}

const RequestView = ({ request }: { request: SubjectRequest }) => {
  const t = useTranslate()
  const isOpen = request.status !== 'closed'
  return (
    <Stacked>
      <RequestActions request={request} />
      {isOpen && request.due_on < today() && <Notice tone="warning">{t(texts.overdue)}</Notice>}
      {request.status === 'received' && <Notice>{t(texts.notVerified)}</Notice>}
      <Columns lead>
        <Stacked>
          <FactsSheet request={request} />
          {isOpen && <MatchesSheet request={request} />}
          <StepsSheet request={request} />
        </Stacked>
        <Sheet title={t(texts.history)}>
          <History rows={request.history} record={{ id: request.id, name: request.number }} />
        </Sheet>
      </Columns>
    </Stacked>
  )
}

/** One request of a person about their data: who asked, what is theirs, what was done, and the answer. */
export const SubjectRequestScreen = () => {
  const t = useTranslate()
  const { id } = useParams({ from: '/inside/zahteve-posameznikov/$id' })
  const query = useOperation(readSubjectRequest, { params: { id } }, { keep: true })
  useLive('privacy', () => query.refetch())
  useScreenTitle(query.data && t(texts.request, { number: query.data.number }))
  return <OperationView query={query}>{(request) => <RequestView request={request} />}</OperationView>
}
