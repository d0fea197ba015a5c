import {
  identityLabels,
  requestChannelLabels,
  requestKindLabels,
  requestOutcomeLabels,
  requestStatusLabels,
  requestStepLabels,
} from '@dovolilnice/contract/subject-requests/subject-request-codes'
import type { SubjectRequest, SubjectRequestStep } from '@dovolilnice/contract/subject-requests/subject-request'
import { useState } from 'react'
import {
  callForFile,
  formatDay,
  formatInstant,
  printPaper,
  reportFailure,
  saveFile,
  t,
  today,
  useLive,
  useMay,
  useOperation,
  useScreenTitle,
} from '../../platform/kit.ts'
import { Button, Columns, Facts, History, Notice, OperationView, Sheet, Stacked, StatusBadge } from '../../ui/kit.ts'
import { type RequestAction, requestActions, requestDialogs } from './step-dialogs.tsx'
import styles from './subject-requests.module.css'
import { texts } from './texts.ts'
import { downloadSubjectFile, readSubjectLetter, readSubjectRequest } from '@dovolilnice/contract/subject-requests/operations'
import { useParams } from '@tanstack/react-router'
import { MatchesSheet } from './matches-sheet.tsx'

/** Whether a step can be taken now; the server holds the same. */
const isOffered = (request: SubjectRequest, action: RequestAction): boolean => {
  const { status, kinds, chosen, is_restricting: restricting } = request
  if (action === 'lift') return restricting && status !== 'received'
  if (status === 'closed') return false
  switch (action) {
    case 'verify':
    case 'close':
      return true
    case 'extend':
      return request.extension_reason === null
    case 'give':
      return status === 'verified' && chosen > 0
    case 'erase':
      return status === 'verified' && chosen > 0 && kinds.includes('erasure')
    case 'restrict':
      return status === 'verified' && chosen > 0
    case 'correct':
      return status === 'verified' && kinds.includes('correction')
    case 'objection':
      return status === 'verified' && kinds.includes('objection')
  }
}

const RequestActions = ({ request }: { request: SubjectRequest }) => {
  const may = useMay()
  const [open, setOpen] = useState<RequestAction>()
  const Dialog = open === undefined ? undefined : requestDialogs[open]
  const foremost: RequestAction = request.status === 'received' ? 'verify' : 'close'
  return (
    <div className={styles.actions}>
      <StatusBadge tone={request.status === 'closed' ? 'good' : 'neutral'}>{t(requestStatusLabels[request.status])}</StatusBadge>
      {may('privacy:write') &&
        requestActions
          .filter((action) => isOffered(request, action))
          .map((action) => (
            <Button
              label={t(texts[action])}
              key={action}
              look={action === foremost ? 'filled' : 'plain'}
              danger={action === 'erase'}
              onClick={() => setOpen(action)}
            />
          ))}
      {Dialog !== undefined && <Dialog request={request} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

const download = (id: string, format: 'json' | 'pdf'): void =>
  void callForFile(downloadSubjectFile, { params: { id, format } }).then(saveFile).catch(reportFailure)

const Step = ({ step }: { step: SubjectRequestStep }) => {
  const { kind, at, made_by_name: who, note, erased, stays } = step
  return (
    <li>
      <strong>{t(requestStepLabels[kind])}</strong> · {formatInstant(at)} · {who}
      {note !== '' && <p className="written">{note}</p>}
      {kind === 'erased' && <p>{t(texts.erased, { labels: erased.join(', ') || t(texts.nothing) })}</p>}
      {stays.map(({ label, table_name: name, reason }) => (
        <p key={label}>{t(texts.stays, { label, kind: t(name), reason: t(reason) })}</p>
      ))}
      {step.has_files && (
        <p className={styles.actions}>
          <Button label={t(texts.pdf)} look="plain" small onClick={() => download(step.id, 'pdf')} />
          {step.json_sha256 !== null && <Button label={t(texts.json)} look="plain" small onClick={() => download(step.id, 'json')} />}
        </p>
      )}
    </li>
  )
}

const StepsSheet = ({ request }: { request: SubjectRequest }) => (
  <Sheet title={t(texts.steps)}>
    {request.steps.length === 0 ? (
      <p>{t(texts.noSteps)}</p>
    ) : (
      <ul className="stack">
        {request.steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ul>
    )}
  </Sheet>
)

const FactsSheet = ({ request }: { request: SubjectRequest }) => {
  const { identity, identity_on: on, identity_note: note, outcome } = request
  const checked = identity !== null && on !== null && [t(identityLabels[identity]), formatDay(on), note].filter(Boolean).join(', ')
  return (
    <Sheet
      title={t(texts.person)}
      actions={
        request.has_letter && (
          <Button label={t(texts.letter)} look="plain" small onClick={() => printPaper(readSubjectLetter, request.id)} />
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
          { label: t(texts.receivedOn), value: `${formatDay(request.received_on)}, ${t(requestChannelLabels[request.channel])}` },
          { label: t(texts.dueOn), value: formatDay(request.due_on) },
          { label: t(texts.reason), value: request.extension_reason, wide: true },
          { label: t(texts.kinds), value: request.kinds.map((kind) => t(requestKindLabels[kind])).join('; '), wide: true },
          { label: t(texts.text), value: <span className="written">{request.text}</span>, wide: true },
          { label: t(texts.identity), value: checked, wide: true },
          { label: t(texts.outcome), value: outcome && t(requestOutcomeLabels[outcome]) },
          { label: t(texts.answer), value: request.answer_text && <span className="written">{request.answer_text}</span>, wide: true },
        ]}
      />
    </Sheet>
  )
}

const RequestView = ({ request }: { request: SubjectRequest }) => {
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

export const SubjectRequestScreen = () => {
  const { id } = useParams({ from: '/inside/zahteve-posameznikov/$id' })
  const query = useOperation(readSubjectRequest, { params: { id } }, { keep: true })
  useLive('privacy', () => query.refetch())
  useScreenTitle(query.data && t(texts.request, { number: query.data.number }))
  return <OperationView query={query}>{(request) => <RequestView request={request} />}</OperationView>
}
