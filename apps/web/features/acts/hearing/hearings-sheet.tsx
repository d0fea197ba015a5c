import {
  answerHearing,
  answerOwnHearing,
  callHearing,
  closeHearing,
  readHearingPaper,
  readOwnHearingPaper,
  recordHearingAnswer,
} from '@dovolilnice/contract/acts/hearing/operations'
import type { Hearing } from '@dovolilnice/contract/acts/hearing/hearing'
import { startingTerms } from '@dovolilnice/contract/resources/term-settings'
import { useState } from 'react'
import { callForFile, formatDay, formatInstant, reportFailure, saveFile, t, today, useMay, useParameters } from '../../../platform/kit.ts'
import { Button, KeyCap, StepDialog, useKeys } from '../../../ui/kit.ts'
import { type BodyOf, fieldsOf } from '../../../ui/form/kit.ts'
import styles from '../acts.module.css'
import { texts } from './texts.ts'

const call = fieldsOf<BodyOf<typeof callHearing>>()
const close = fieldsOf<BodyOf<typeof closeHearing>>()
const answer = fieldsOf<BodyOf<typeof recordHearingAnswer>>()

const CallDialog = ({ recordId, side, onClose }: { recordId: string; side: boolean; onClose: () => void }) => {
  const days = useParameters()?.terms.hearing_days ?? startingTerms.hearing_days
  return (
    <StepDialog
      title={t(texts.call)}
      side={side}
      operation={callHearing}
      about={recordId}
      defaults={{ record_id: recordId, facts: '', due_on: '' }}
      done={texts.called}
      onClose={onClose}
    >
      <p className={styles.soft}>{t(texts.callText)}</p>
      <call.TextAreaField name="facts" label={t(texts.facts)} description={t(texts.factsHint)} rows={6} maxLength={4000} />
      <call.DayField name="due_on" label={t(texts.due)} description={t(texts.dueHint, { days })} optional min={today()} />
    </StepDialog>
  )
}

const RecordDialog = ({ hearing, onClose }: { hearing: Hearing; onClose: () => void }) => (
  <StepDialog
    title={t(texts.record)}
    subject={hearing.number}
    operation={recordHearingAnswer}
    params={{ id: hearing.id }}
    defaults={{ answer: '' }}
    done={texts.recorded}
    onClose={onClose}
  >
    <answer.TextAreaField name="answer" label={t(texts.answer)} description={t(texts.recordHint)} rows={6} maxLength={4000} />
  </StepDialog>
)

/** Ends a call that is no longer needed, by an official note. */
const CloseDialog = ({ hearing, onClose }: { hearing: Hearing; onClose: () => void }) => (
  <StepDialog
    title={t(texts.closeHearing)}
    subject={hearing.number}
    operation={closeHearing}
    params={{ id: hearing.id }}
    defaults={{ reason: '' }}
    done={texts.hearingClosed}
    onClose={onClose}
  >
    <p className={styles.soft}>{t(texts.closeHearingText)}</p>
    <close.TextAreaField name="reason" label={t(texts.closeHearingReason)} rows={3} maxLength={2000} />
  </StepDialog>
)

interface LineProps {
  hearing: Hearing
  /** Absent where nothing may be done about it. */
  onRecord?: (() => void) | undefined
  onClose?: (() => void) | undefined
}

const HearingLine = ({ hearing, onRecord, onClose }: LineProps) => {
  const { answered_at: at, answer: said, by_protocol: byProtocol, number, due_on: due, closed_on: closedOn, closed_reason: why } = hearing
  return (
    <li>
      <span>
        {t(texts.title)} {number}
      </span>
      <span className={styles.soft}>
        {closedOn !== null
          ? t(texts.hearingTakenBack, { day: formatDay(closedOn), reason: why ?? '' })
          : at === null
            ? t(texts.waits, { day: formatDay(due) })
            : t(byProtocol ? texts.byProtocol : texts.ofParty, { at: formatInstant(at), answer: said ?? '' })}
      </span>
      {at === null && closedOn === null && onRecord !== undefined && (
        <>
          <Button label={t(texts.record)} look="quiet" small onClick={onRecord} />
          <Button label={t(texts.closeHearing)} look="quiet" small onClick={onClose} />
        </>
      )}
    </li>
  )
}

interface HearingsProps {
  recordId: string
  hearings: readonly Hearing[]
  /** A decision against the party would be legal now. */
  open: boolean
  /** The record has documents to be looked at while the findings are written. */
  side: boolean
}

export const Hearings = ({ recordId, hearings, open, side }: HearingsProps) => {
  const may = useMay()
  const [calls, setCalls] = useState(false)
  const [recorded, record] = useState<Hearing>()
  const [closed, takeBack] = useState<Hearing>()
  const acts = open && may('applications:conduct')
  useKeys({ title: texts.title, commands: true, keys: acts ? [{ press: 's', label: texts.call, run: () => setCalls(true) }] : [] })
  if (hearings.length === 0 && !acts) return null
  return (
    <>
      <ul className={styles.list}>
        {hearings.map((hearing) => (
          <HearingLine
            key={hearing.id}
            hearing={hearing}
            onRecord={acts ? () => record(hearing) : undefined}
            onClose={() => takeBack(hearing)}
          />
        ))}
      </ul>
      {acts && (
        <div className={styles.below}>
          <Button look="plain" small onClick={() => setCalls(true)}>
            {t(texts.call)}
            <KeyCap press="s" />
          </Button>
        </div>
      )}
      {calls && <CallDialog recordId={recordId} side={side} onClose={() => setCalls(false)} />}
      {closed !== undefined && <CloseDialog hearing={closed} onClose={() => takeBack(undefined)} />}
      {recorded !== undefined && <RecordDialog hearing={recorded} onClose={() => record(undefined)} />}
    </>
  )
}

export interface HearingLink {
  /** The act's number with its mailed secret, or an application's number with the secret of its status page. */
  number: string
  token: string
}

/** How a party reaches what was found out: by a mailed link, or signed in, by its application or permit. */
export type HearingAccess = { link: HearingLink } | { id: string }

/** The operation that takes the answer, and what it must be told beside the files. */
export const answerOf = (access: HearingAccess) =>
  'link' in access
    ? { operation: answerHearing, params: undefined, fields: access.link }
    : { operation: answerOwnHearing, params: { id: access.id }, fields: {} }

export const savePaper = (access: HearingAccess): void => {
  const file =
    'link' in access
      ? callForFile(readHearingPaper, { query: access.link })
      : callForFile(readOwnHearingPaper, { params: { id: access.id } })
  void file.then(saveFile).catch(reportFailure)
}
