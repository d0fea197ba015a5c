import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { declineLateSupplement, takeLateSupplement } from '@dovolilnice/contract/applications/extend/operations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  confirm,
  formatDay,
  formatInstant,
  printPaper,
  t,
  useAction,
  useLive,
  useMay,
  useMedia,
  useOperation,
  useScreenTitle,
} from '../../../platform/kit.ts'
import {
  Button,
  History,
  MailsSheet,
  NoEmail,
  OperationView,
  Part,
  PersonSheet,
  Plate,
  Sheet,
  Stacked,
  StepDialog,
  useTownNames,
  ButtonLink,
  KeyCap,
  useHeightProperty,
  useKeys,
} from '../../../ui/kit.ts'
import { type BodyOf, fieldsOf } from '../../../ui/form/kit.ts'
import styles from './application-screen.module.css'
import { texts } from '../texts.ts'
import { watchedApplication } from './watched-application.ts'
import { isLegal, waitsForClerk } from '@dovolilnice/contract/applications/application-status'
import { getApplication, readApplicationPdf } from '@dovolilnice/contract/applications/record/operations'
import { readDecision } from '@dovolilnice/contract/applications/decide/operations'
import { useParams, useNavigate } from '@tanstack/react-router'
import { ApplicationActions, MissingLine, useIsHeld, foremostActions } from './application-actions.tsx'
import { TitleLine, TitleLineRoom } from '../../../ui/shell/inside/title-line.tsx'
import { TermText } from '../term-text.tsx'
import { WantedSheet } from './application-facts.tsx'
import { ApplicationStatusBadge } from '../application-status-badge.tsx'
import { AddressNotice } from './address-notice.tsx'
import { DuplicatesSheet } from './known-gaps.tsx'
import { EditApplication } from './edit-application.tsx'
import { ExtensionSheet } from './extension-sheet.tsx'
import { sentenceOf } from '../timeline/sentence-of.ts'
import { NotesSheet } from '../notes/notes-sheet.tsx'
import { IconArrowRight } from '@tabler/icons-react'
import { useQueue } from '../queue/use-queue.ts'

const Next = ({ application: { id, actions } }: { application: ApplicationDetails }) => {
  const held = useIsHeld({ id })
  const { previous, next } = useQueue(id)
  const navigate = useNavigate()
  const open = (other: string) => void navigate({ to: '/vloge/$id', params: { id: other } })
  const onwards =
    next === undefined
      ? []
      : [
          { press: 'j', label: texts.toNext, run: () => open(next.id) },
          { press: 'n', run: () => open(next.id) },
        ]
  const back = previous === undefined ? [] : [{ press: 'k', label: texts.toPrevious, run: () => open(previous) }]
  useKeys({ title: texts.keys, commands: true, keys: [...onwards, ...back] })
  if (next === undefined) return null
  const isDone = held || !foremostActions.some((action) => actions.includes(action))
  const link = (
    <ButtonLink to="/vloge/$id" params={{ id: next.id }} small={!isDone} look={isDone ? 'filled' : 'plain'} icon={IconArrowRight}>
      <span data-word>{t(texts.nextShort)}</span> <span className="visually-hidden">{t(texts.nextRest, { number: next.number })}</span>
      <KeyCap press="j" />
    </ButtonLink>
  )
  // While something is to be done here, the way on stands beside the title: one button is the screen's.
  return isDone ? <span data-primary>{link}</span> : <TitleLine>{link}</TitleLine>
}

/** The next application of the view from which this one was opened: the foremost button once the clerk is done with this one. */
const NextApplication = ({ application }: { application: ApplicationDetails }) => <Next key={application.id} application={application} />

const { TextAreaField } = fieldsOf<BodyOf<typeof declineLateSupplement>>()

const DeclineDialog = ({ application, onClose }: { application: ApplicationDetails; onClose: () => void }) => (
  <StepDialog
    title={t(texts.declineLateTitle)}
    operation={declineLateSupplement}
    params={{ id: application.id }}
    record={watchedApplication(application)}
    defaults={{ version: application.version, reason: '' }}
    submit={t(texts.declineLate)}
    done={texts.lateDeclined}
    onClose={onClose}
  >
    <TextAreaField name="reason" label={t(texts.declineLateReason)} description={t(texts.declineLateHint)} rows={3} maxLength={2000} />
  </StepDialog>
)

/** A supplement that came before the order of dismissal was served, and the ways to answer it; nothing where none did. */
const LateSupplementSheet = ({ application }: { application: ApplicationDetails }) => {
  const may = useMay()
  const client = useQueryClient()
  const [declining, setDeclining] = useState(false)
  const { mutate, isPending } = useAction(takeLateSupplement, { done: texts.lateTaken })
  const { id, version, late_supplement_at: at, status } = application
  if (at === null || status !== 'dismissed') return null
  const take = async () => {
    const asked = { title: texts.lateTitle, text: texts.takeLateText, action: texts.takeLate }
    if (await confirm(asked)) mutate({ params: { id }, body: { version } }, { onError: () => void client.invalidateQueries() })
  }
  return (
    <Sheet title={t(texts.lateTitle)} tone="warning">
      <p className="soft">{t(texts.lateText, { at: formatInstant(at) })}</p>
      {may('applications:decide') && (
        <div className={styles.actions}>
          <Button label={t(texts.takeLate)} busy={isPending} onClick={() => void take()} />
          <Button label={t(texts.declineLate)} look="plain" danger onClick={() => setDeclining(true)} />
        </div>
      )}
      {declining && <DeclineDialog application={application} onClose={() => setDeclining(false)} />}
    </Sheet>
  )
}

const HistorySheet = ({ application }: { application: ApplicationDetails }) => {
  const names = useTownNames()
  return (
    <Sheet title={t(texts.history)}>
      <History
        rows={application.history}
        record={{ id: application.id, name: application.number }}
        sentence={(row) => sentenceOf(row, names)}
      />
    </Sheet>
  )
}

/** What stands for the last mail: the decision that rejects it, otherwise the application. */
const paperOf = ({ has_decision: decided }: ApplicationDetails) => (decided ? readDecision : readApplicationPdf)

const Proceedings = ({ application }: { application: ApplicationDetails }) => {
  const held = useIsHeld(application)
  const rejects = !held && isLegal(application, 'reject')
  return (
    <>
      <NotesSheet applicationId={application.id} />
      <Part name="ActsSheet" props={{ recordId: application.id, prepares: rejects ? ['rejection'] : [] }} />
      {application.status !== 'supplement_requested' && <ExtensionSheet application={application} />}
      {application.fee_cents > 0 && <Part name="InvoicesSheet" props={{ application }} fallback={null} />}
      <HistorySheet application={application} />
      <MailsSheet title={texts.mails} mails={application.mails} />
    </>
  )
}

interface ViewProps {
  application: ApplicationDetails
  onEdit: () => void
}

const Claim = ({ application, onEdit }: ViewProps) => {
  const may = useMay()
  const isRead = application.documents.some(
    ({ reading, deleted_at: deleted }) => deleted === null && (reading?.source === 'none' || (reading?.comparisons.length ?? 0) > 0),
  )
  return (
    <>
      <Part name="RestrictionNotice" props={{ id: application.id }} fallback={null} />
      <NoEmail email={application.email} onPrint={() => printPaper(paperOf(application), application.id)} />
      <AddressNotice application={application} />
      <Part name="ReadingsSheet" props={{ application }} fallback={isRead && <div className={styles.readingsRoom} />} />
      <DuplicatesSheet duplicates={application.duplicates} />
      <LateSupplementSheet application={application} />
      {application.status === 'supplement_requested' && <ExtensionSheet application={application} />}
      <WantedSheet application={application} onEdit={onEdit} />
      <PersonSheet title={t(texts.applicant)} person={application} />
      {application.fee_cents > 0 && may('invoices:read') && <Part name="ProFormasSheet" props={{ application }} />}
      <Part name="AdministrativeFeeSheet" props={{ application }} />
      <Part name="ReceivedSheet" props={{ application }} fallback={null} />
      <Part name="OnlinePaymentsSheet" props={{ application }} fallback={null} />
    </>
  )
}

/**
 * On a desk the documents lie beside the facts that they prove, and stay in sight while the facts scroll; where there is room, what happened has
 * a column of its own. Elsewhere they come after them. By their keys the three parts keep their state, such as an open dialog, when the window changes or a first document comes.
 */
const Desk = ({ application, onEdit }: ViewProps) => {
  const wide = useMedia('(min-width: 1280px)')
  const beside = wide && application.documents.length > 0
  const claim = (
    <div key="claim" className={styles.claim} data-under-side>
      <Stacked>
        <Claim application={application} onEdit={onEdit} />
      </Stacked>
    </div>
  )
  const documents = (
    <div key="documents" className={styles.documents}>
      <Part name="DocumentsSheet" props={{ application, beside }} />
    </div>
  )
  const proceedings = (
    <div key="proceedings" className={styles.proceedings} data-under-side>
      <Stacked>
        <Proceedings application={application} />
      </Stacked>
    </div>
  )
  return (
    <div className={styles.desk} data-beside={beside || undefined}>
      {/* The keyboard goes through them in the order in which they are seen. */}
      {beside ? [documents, claim, proceedings] : [claim, documents, proceedings]}
    </div>
  )
}

/** Beside the name and the number: the vehicle, the state and the term, for whoever asks by telephone. */
const RecordLine = ({ application }: { application: ApplicationDetails }) => {
  const { plates, status, decide_by: last, suspended_on: rests } = application
  const [first, ...more] = plates
  return (
    <TitleLine>
      {first !== undefined && (
        <span title={plates.join(', ')}>
          <Plate plate={first} /> {more.length > 0 && `+${more.length}`}
        </span>
      )}
      <ApplicationStatusBadge status={status} />
      {rests !== null && <span>{t(texts.restsSince, { day: formatDay(rests) })}</span>}
      {waitsForClerk(status) && last !== null && (
        <span>
          {t(texts.decideBy)} <TermText last={last} />
        </span>
      )}
    </TitleLine>
  )
}

const ApplicationView = ({ application, onEdit }: ViewProps) => {
  const foot = useHeightProperty<HTMLDivElement>('--foot-height', true)
  return (
    <div className={styles.record}>
      <RecordLine application={application} />
      <Desk application={application} onEdit={onEdit} />
      <div ref={foot} data-foot data-screen-only>
        <MissingLine application={application} />
        {application.fee_cents > 0 && (
          <div className={styles.counter}>
            <Part name="CounterPayment" props={{ application }} fallback={null} />
          </div>
        )}
        <ApplicationActions application={application} />
        <NextApplication application={application} />
      </div>
    </div>
  )
}

export const ApplicationScreen = () => {
  const { id } = useParams({ from: '/inside/vloge/$id' })
  const [editing, setEditing] = useState(false)
  const query = useOperation(getApplication, { params: { id } }, { keep: true })
  useLive('applications', () => query.refetch())
  useScreenTitle(query.data && t(texts.application, { number: query.data.number }), query.data?.name)
  return (
    <>
      {query.isPending && <TitleLineRoom />}
      <OperationView query={query}>
        {(application) =>
          editing ? (
            <EditApplication application={application} onClose={() => setEditing(false)} />
          ) : (
            <ApplicationView application={application} onEdit={() => setEditing(true)} />
          )
        }
      </OperationView>
    </>
  )
}
