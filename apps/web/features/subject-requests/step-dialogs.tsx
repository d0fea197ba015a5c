import {
  closeSubjectRequest,
  eraseSubjectData,
  extendSubjectRequest,
  giveSubjectData,
  liftSubjectRestriction,
  noteSubjectCorrection,
  noteSubjectObjection,
  restrictSubjectData,
  verifySubject,
} from '@dovolilnice/contract/subject-requests/steps/operations'
import {
  answerWayLabels,
  answerWays,
  identityChecks,
  identityLabels,
  refusalGroundLabels,
  refusalGrounds,
  requestOutcomeLabels,
  requestOutcomes,
} from '@dovolilnice/contract/subject-requests/subject-request-codes'
import type { SubjectRequest } from '@dovolilnice/contract/subject-requests/subject-request'
import { t, today } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf, optionsOf } from '../../ui/form/kit.ts'
import { StepDialog } from '../../ui/kit.ts'
import { texts } from './texts.ts'

const verifying = fieldsOf<BodyOf<typeof verifySubject>>()
const extending = fieldsOf<BodyOf<typeof extendSubjectRequest>>()
const noting = fieldsOf<BodyOf<typeof noteSubjectCorrection>>()
const objecting = fieldsOf<BodyOf<typeof noteSubjectObjection>>()
const restricting = fieldsOf<BodyOf<typeof restrictSubjectData>>()
const lifting = fieldsOf<BodyOf<typeof liftSubjectRestriction>>()
const closing = fieldsOf<BodyOf<typeof closeSubjectRequest>>()

export const requestActions = ['verify', 'extend', 'give', 'correct', 'erase', 'restrict', 'lift', 'objection', 'close'] as const
export type RequestAction = (typeof requestActions)[number]

export interface DialogProps {
  request: SubjectRequest
  onClose: () => void
}

const stepOf = ({ request, onClose }: DialogProps, action: RequestAction) => {
  const label = t(texts[action])
  const frame = { title: label, subject: request.number, done: texts.done, onClose }
  return { ...frame, params: { id: request.id }, defaults: { version: request.version } }
}

const VerifyDialog = (props: DialogProps) => {
  const { identity, identity_on: on, identity_note: note } = props.request
  const defaults = {
    version: props.request.version,
    identity: identity ?? ('' as const),
    identity_on: on ?? today(),
    identity_note: note ?? '',
  }
  return (
    <StepDialog {...stepOf(props, 'verify')} operation={verifySubject} defaults={defaults}>
      <verifying.SelectField name="identity" label={t(texts.identity)} options={optionsOf(identityLabels, identityChecks)} />
      <verifying.DayField name="identity_on" label={t(texts.identityOn)} max={today()} />
      <verifying.TextField name="identity_note" label={t(texts.identityNote)} optional maxLength={300} />
    </StepDialog>
  )
}

const ExtendDialog = (props: DialogProps) => (
  <StepDialog {...stepOf(props, 'extend')} operation={extendSubjectRequest} defaults={{ version: props.request.version, reason: '' }}>
    <p>{t(texts.extendHow)}</p>
    <extending.TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
  </StepDialog>
)

const GiveDialog = (props: DialogProps) => (
  <StepDialog {...stepOf(props, 'give')} operation={giveSubjectData}>
    <p>{t(texts.giveHow)}</p>
  </StepDialog>
)

const EraseDialog = (props: DialogProps) => (
  <StepDialog {...stepOf(props, 'erase')} operation={eraseSubjectData} danger>
    <p>{t(texts.eraseHow)}</p>
  </StepDialog>
)

const CorrectDialog = (props: DialogProps) => (
  <StepDialog {...stepOf(props, 'correct')} operation={noteSubjectCorrection} defaults={{ version: props.request.version, note: '' }}>
    <p>{t(texts.correctHow)}</p>
    <noting.TextAreaField name="note" label={t(texts.what)} rows={3} maxLength={2000} />
  </StepDialog>
)

const ObjectionDialog = (props: DialogProps) => (
  <StepDialog {...stepOf(props, 'objection')} operation={noteSubjectObjection} defaults={{ version: props.request.version, note: '' }}>
    <objecting.TextAreaField name="note" label={t(texts.decision)} rows={4} maxLength={2000} />
  </StepDialog>
)

const RestrictDialog = (props: DialogProps) => (
  <StepDialog {...stepOf(props, 'restrict')} operation={restrictSubjectData} defaults={{ version: props.request.version, note: '' }} danger>
    <p>{t(texts.restrictionMeans)}</p>
    <restricting.TextAreaField name="note" label={t(texts.reason)} rows={3} maxLength={2000} />
  </StepDialog>
)

const LiftDialog = (props: DialogProps) => (
  <StepDialog {...stepOf(props, 'lift')} operation={liftSubjectRestriction} defaults={{ version: props.request.version, note: '' }}>
    <p>{t(texts.liftHow)}</p>
    <lifting.TextAreaField name="note" label={t(texts.reason)} rows={3} maxLength={2000} />
  </StepDialog>
)

const CloseDialog = (props: DialogProps) => {
  const way = props.request.email === null ? ('post' as const) : ('mail' as const)
  const defaults = { version: props.request.version, outcome: '' as const, answer_text: '', sent_by: way, attach_data: false }
  return (
    <StepDialog {...stepOf(props, 'close')} operation={closeSubjectRequest} defaults={defaults} done={texts.closedDone}>
      <p>{t(texts.closeHow)}</p>
      <closing.SelectField name="outcome" label={t(texts.outcome)} options={optionsOf(requestOutcomeLabels, requestOutcomes)} />
      <closing.SelectField
        name="ground"
        label={t(texts.ground)}
        description={t(texts.groundHint)}
        optional
        options={optionsOf(refusalGroundLabels, refusalGrounds)}
      />
      <closing.TextAreaField name="answer_text" label={t(texts.answer)} description={t(texts.answerHint)} rows={5} maxLength={2000} />
      <closing.SelectField name="sent_by" label={t(texts.sentBy)} options={optionsOf(answerWayLabels, answerWays)} />
      <closing.CheckboxField name="attach_data" label={t(texts.attach)} />
    </StepDialog>
  )
}

export const requestDialogs: Readonly<Record<RequestAction, (props: DialogProps) => React.ReactNode>> = {
  verify: VerifyDialog,
  extend: ExtendDialog,
  give: GiveDialog,
  correct: CorrectDialog,
  erase: EraseDialog,
  restrict: RestrictDialog,
  lift: LiftDialog,
  objection: ObjectionDialog,
  close: CloseDialog,
}
