import {
  type AppealAction,
  appealActionLabels,
  decisionOutcomeLabels,
  dismissalGroundLabels,
} from '@dovolilnice/contract/appeals/appeal-status'
import type { Appeal } from '@dovolilnice/contract/appeals/appeal'
import { readAppealLetter } from '@dovolilnice/contract/appeals/operations'
import {
  cancelAppeal,
  dismissAppeal,
  grantAppeal,
  recordAppealDecision,
  requestAppealSupplement,
  sendAppeal,
  serveAppealDecision,
  supplementAppeal,
  takeBackAppealDecision,
  updateAppeal,
  withdrawAppeal,
} from '@dovolilnice/contract/appeals/steps/operations'
import { z } from 'zod/mini'
import { printPaper, t, today } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf, FormRow, optionsOf } from '../../ui/form/kit.ts'
import { StepDialog } from '../../ui/kit.ts'
import { stepDone } from './step-done.ts'
import { texts } from './texts.ts'
import { decisionOutcomes, dismissalGrounds } from '@dovolilnice/contract/appeals/appeal-codes'
import { AppealFields } from './appeal-fields.tsx'

const { sent_on, sent_to, version } = sendAppeal.body.shape
const formSchema = z.object({ version, sent_on, sent_to, papers: z.string({ error: 'required' }).check(z.trim(), z.minLength(1)) })
type Values = z.output<typeof formSchema>

const { DayField, TextAreaField } = fieldsOf<Values>()

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const SendDialog = ({ appeal, onClose }: { appeal: Appeal; onClose: () => void }) => {
  const label = t(appealActionLabels.send)
  const { sent_to: to, papers } = appeal.proposed
  return (
    <StepDialog<typeof sendAppeal, Values>
      title={label}
      subject={appeal.number}
      operation={sendAppeal}
      params={{ id: appeal.id }}
      schema={formSchema}
      defaults={{ version: appeal.version, sent_on: today(), sent_to: to, papers: papers.join('\n') }}
      toCall={({ papers: lines, ...body }) => ({ params: { id: appeal.id }, body: { ...body, papers: linesOf(lines) } })}
      done={stepDone('send', appeal)}
      onClose={onClose}
      onDone={() => printPaper(readAppealLetter, appeal.id)}
    >
      <p>{t(texts.sendHow)}</p>
      <TextAreaField name="sent_to" label={t(texts.sentTo)} description={t(texts.sentToHint)} rows={3} maxLength={500} />
      <DayField name="sent_on" label={t(texts.sendDay)} max={today()} />
      <TextAreaField name="papers" label={t(texts.papers)} description={t(texts.papersHint)} rows={8} />
    </StepDialog>
  )
}

const request = fieldsOf<BodyOf<typeof requestAppealSupplement>>()
const supplement = fieldsOf<BodyOf<typeof supplementAppeal>>()
const dismissal = fieldsOf<BodyOf<typeof dismissAppeal>>()
const granting = fieldsOf<BodyOf<typeof grantAppeal>>()
const decision = fieldsOf<BodyOf<typeof recordAppealDecision>>()
const serving = fieldsOf<BodyOf<typeof serveAppealDecision>>()
const withdrawal = fieldsOf<BodyOf<typeof withdrawAppeal>>()
const takingBack = fieldsOf<BodyOf<typeof takeBackAppealDecision>>()
const cancelling = fieldsOf<BodyOf<typeof cancelAppeal>>()

export interface DialogProps {
  appeal: Appeal
  onClose: () => void
}

const stepOf = ({ appeal, onClose }: DialogProps, action: AppealAction) => {
  const label = t(appealActionLabels[action])
  const frame = { title: label, subject: appeal.number, done: stepDone(action, appeal), onClose }
  return { ...frame, params: { id: appeal.id }, defaults: { version: appeal.version } }
}

const RequestDialog = (props: DialogProps) => {
  const step = stepOf(props, 'request_supplement')
  return (
    <StepDialog {...step} operation={requestAppealSupplement} defaults={{ ...step.defaults, reason: '', due_on: '' }}>
      <p>{t(texts.requestHow)}</p>
      <request.TextAreaField name="reason" label={t(texts.requestText)} rows={4} maxLength={2000} />
      <request.DayField name="due_on" label={t(texts.requestDue)} min={today()} />
    </StepDialog>
  )
}

const SupplementDialog = (props: DialogProps) => {
  const step = stepOf(props, 'supplement')
  return (
    <StepDialog {...step} operation={supplementAppeal} defaults={{ ...step.defaults, text: '', received_on: today() }}>
      <p>{t(texts.supplementHow)}</p>
      <supplement.DayField name="received_on" label={t(texts.supplementReceived)} max={today()} />
      <supplement.TextAreaField name="text" label={t(texts.supplementAdded)} optional rows={4} maxLength={20_000} />
    </StepDialog>
  )
}

const DismissDialog = (props: DialogProps) => {
  const step = stepOf(props, 'dismiss')
  const ground = props.appeal.timeliness === 'late' ? ('late' as const) : ('' as const)
  return (
    <StepDialog {...step} operation={dismissAppeal} defaults={{ ...step.defaults, ground, reason: '', costs: '' }} danger>
      <p>{t(texts.dismissHow)}</p>
      <dismissal.SelectField name="ground" label={t(texts.ground)} options={optionsOf(dismissalGroundLabels, dismissalGrounds)} />
      <dismissal.TextAreaField name="reason" label={t(texts.dismissReason)} description={t(texts.wordsHint)} rows={5} maxLength={2000} />
      <dismissal.TextAreaField name="costs" label={t(texts.costs)} description={t(texts.costsHint)} optional rows={2} maxLength={500} />
    </StepDialog>
  )
}

const GrantDialog = (props: DialogProps) => {
  const step = stepOf(props, 'grant')
  return (
    <StepDialog {...step} operation={grantAppeal} defaults={{ ...step.defaults, facts: '', reason: '', costs: '' }}>
      <p>{t(texts.grantHow)}</p>
      <granting.TextAreaField name="facts" label={t(texts.facts)} description={t(texts.wordsHint)} optional rows={4} maxLength={4000} />
      <granting.TextAreaField name="reason" label={t(texts.grantReason)} rows={5} maxLength={2000} />
      <granting.TextAreaField name="costs" label={t(texts.costs)} description={t(texts.costsHint)} optional rows={2} maxLength={500} />
    </StepDialog>
  )
}

const DecisionDialog = (props: DialogProps) => {
  const step = stepOf(props, 'record_decision')
  const defaults = { ...step.defaults, outcome: '' as const, decision_number: '', decision_on: '', decision_served_on: '', reason: '' }
  return (
    <StepDialog {...step} operation={recordAppealDecision} defaults={defaults}>
      <p>{t(texts.decisionHow)}</p>
      <decision.SelectField name="outcome" label={t(texts.outcome)} options={optionsOf(decisionOutcomeLabels, decisionOutcomes)} />
      <FormRow>
        <decision.TextField name="decision_number" label={t(texts.decisionNumber)} maxLength={160} />
        <decision.DayField name="decision_on" label={t(texts.decisionOn)} max={today()} />
      </FormRow>
      <decision.DayField
        name="decision_served_on"
        label={t(texts.decisionServedOn)}
        description={t(texts.decisionServedHint)}
        optional
        max={today()}
      />
      <decision.TextAreaField name="reason" label={t(texts.closingNote)} optional rows={3} maxLength={2000} />
    </StepDialog>
  )
}

const ServedDialog = (props: DialogProps) => {
  const step = stepOf(props, 'serve_decision')
  const { decision_served_on: served } = props.appeal
  return (
    <StepDialog {...step} operation={serveAppealDecision} defaults={{ ...step.defaults, decision_served_on: served ?? '' }}>
      <serving.DayField name="decision_served_on" label={t(texts.decisionServedOn)} max={today()} />
    </StepDialog>
  )
}

const WithdrawDialog = (props: DialogProps) => {
  const step = stepOf(props, 'withdraw')
  return (
    <StepDialog {...step} operation={withdrawAppeal} defaults={{ ...step.defaults, withdrawn_on: today(), reason: '' }} danger>
      <withdrawal.DayField name="withdrawn_on" label={t(texts.withdrawnOn)} max={today()} />
      <withdrawal.TextAreaField name="reason" label={t(texts.withdrawReason)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}

const CancelDialog = (props: DialogProps) => {
  const step = stepOf(props, 'cancel')
  return (
    <StepDialog {...step} operation={cancelAppeal} defaults={{ ...step.defaults, reason: '' }} danger>
      <p>{t(texts.cancelHow)}</p>
      <cancelling.TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}

const TakeBackDialog = (props: DialogProps) => {
  const step = stepOf(props, 'take_back_decision')
  return (
    <StepDialog {...step} operation={takeBackAppealDecision} defaults={{ ...step.defaults, reason: '' }} danger>
      <p>{t(texts.takeBackHow)}</p>
      <takingBack.TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}

const UpdateDialog = (props: DialogProps) => {
  const step = stepOf(props, 'update')
  const { appellant_name, by_representative, manner, lodged_on, text, paper_place, fee, fee_note } = props.appeal
  const defaults = { ...step.defaults, appellant_name, by_representative, manner, lodged_on, text, paper_place, fee, fee_note }
  return (
    <StepDialog {...step} operation={updateAppeal} defaults={defaults} submit={t(texts.save)}>
      <AppealFields />
    </StepDialog>
  )
}

export const appealDialogs: Readonly<Record<AppealAction, (props: DialogProps) => React.ReactNode>> = {
  request_supplement: RequestDialog,
  supplement: SupplementDialog,
  send: SendDialog,
  grant: GrantDialog,
  dismiss: DismissDialog,
  record_decision: DecisionDialog,
  serve_decision: ServedDialog,
  withdraw: WithdrawDialog,
  cancel: CancelDialog,
  take_back_decision: TakeBackDialog,
  update: UpdateDialog,
}
