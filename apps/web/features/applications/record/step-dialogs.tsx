import { applicationActionLabels } from '@dovolilnice/contract/applications/application-labels'
import { cancelApplication } from '@dovolilnice/contract/applications/record/operations'
import { formatMoney, formatValidity, t, useResources } from '../../../platform/kit.ts'
import { DeleteDialog, Facts, lazyPart, Modal, NoEmail, Notice, Part, Plate, StepDialog } from '../../../ui/kit.ts'
import { texts } from '../texts.ts'
import type { DialogProps } from './dialog-props.ts'
import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { failingDocuments, unjudgedDocuments } from '@dovolilnice/contract/documents/document-verdict'
import { issueApplicationPermit } from '@dovolilnice/contract/permits/issue/operations'
import { type BodyOf, fieldsOf, formDataOf, optionsOf } from '../../../ui/form/kit.ts'
import styles from './application-screen.module.css'
import { gapsOf, KnownGaps, knownGapsSchema, noneKnown } from './known-gaps.tsx'
import {
  approveAndIssue,
  approveApplication,
  lapseGroundLabels,
  lapseGrounds,
  recordPayment,
  rejectApplication,
  rejectionFromFindings,
  withdrawLapse,
} from '@dovolilnice/contract/applications/decide/operations'
import { closeSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { withGrounds } from '@dovolilnice/contract/acts/grounds'
import { watchedApplication } from './watched-application.ts'
import { missingDocuments, supplementByClerk, withdrawByClerk } from '@dovolilnice/contract/applications/apply/operations'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { SupplementForm } from '../status/supplement-form.tsx'
import { FeePreview, noWaiver, waiverCheck, waiverOf, type WaiverValues } from './waiver-fields.tsx'
import { RequestDialog } from './request-dialog.tsx'

/** Asks why before an entry by mistake is cancelled; its record stays. */
const CancelDialog = ({ application, onClose }: DialogProps) => (
  <DeleteDialog
    title={t(applicationActionLabels.cancel)}
    subject={application.number}
    text={t(texts.cancelText)}
    operation={cancelApplication}
    params={{ id: application.id }}
    cancel={texts.back}
    done={texts.cancelled}
    onClose={onClose}
  />
)

/** Before an approval: which required documents nobody has judged, and which do not meet. It warns and does not stop anybody. */
const DocumentFindings = ({ application }: { application: ApplicationDetails }) => {
  const unjudged = unjudgedDocuments(application).map(({ type_name: name }) => t(name).toLowerCase())
  const failing = failingDocuments(application).map(
    ({ type_name: name, verdict_reason: reason }) => `${t(name).toLowerCase()} (${reason ?? ''})`,
  )
  return (
    <>
      {failing.length > 0 && <Notice tone="bad" title={t(texts.failing, { documents: failing.join(', ') })} />}
      {unjudged.length > 0 && <Notice tone="warning" title={t(texts.unjudged, { documents: unjudged.join(', ') })} />}
    </>
  )
}

/** What is decided, in the place of the facts that the panel covers: for which vehicles, for what, where and until when, and who is told. */
const Decided = ({ application }: { application: ApplicationDetails }) => {
  const { email } = application
  return (
    <div className={styles.decided}>
      <p className={styles.decidedFor}>
        {application.plates.map((plate) => (
          <Plate key={plate} plate={plate} />
        ))}
        {addressLine(application)}
      </p>
      <Facts
        facts={[
          { label: t(texts.kindOfPermit), value: t(application.permit_kind_name) },
          { label: t(texts.lot), value: t(application.parking_lot_name) },
          { label: t(texts.validity), value: formatValidity(application.valid_from, application.valid_until, application) },
          { label: t(texts.letter), value: email },
        ]}
      />
    </div>
  )
}

type Values = typeof noneKnown & { cards: string }
const { TextAreaField } = fieldsOf<Values>()

const linesOf = (text = ''): string[] =>
  text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean)

/** Issues the permit; cards are handed over with it where the kind opens by card. */
const IssueDialog = ({ application, onClose }: { application: ApplicationDetails; onClose: () => void }) => {
  const kind = useResources()?.permit_kinds.find(({ id }) => id === application.permit_kind_id)
  return (
    <StepDialog
      title={t(texts.issueTitle)}
      subject={application.number}
      about={watchedApplication(application).href}
      side
      undoFor={application.name}
      operation={issueApplicationPermit}
      schema={knownGapsSchema(application)}
      defaults={{ cards: '', ...noneKnown }}
      toCall={({ cards }: Values) => ({
        body: formDataOf({ application_uuid: application.id, tags: linesOf(cards), ...gapsOf(application) }),
      })}
      submit={t(applicationActionLabels.issue_permit)}
      done={texts.issued}
      onClose={onClose}
    >
      <NoEmail email={application.email} />
      <Decided application={application} />
      <KnownGaps application={application} withoutDocuments={t(texts.issueWithout)} />
      {kind?.openings.includes('rfid') && (
        <TextAreaField name="cards" label={t(texts.issueCards)} description={t(texts.issueCardsHint)} optional rows={2} />
      )}
    </StepDialog>
  )
}

/** Whoever rejects says how the applicant was heard. */
const rejectionSchema = withGrounds(rejectApplication.body, 'rejection')

const RejectDialog = ({ application, onClose }: { application: ApplicationDetails; onClose: () => void }) => (
  <StepDialog
    title={t(applicationActionLabels.reject)}
    operation={rejectApplication}
    side
    undoFor={application.name}
    schema={rejectionSchema}
    record={watchedApplication(application)}
    defaults={{
      application_uuid: application.id,
      version: application.version,
      ...rejectionFromFindings(failingDocuments(application)),
      heard: '',
      heard_note: '',
    }}
    toCall={(body) => ({ body: { ...body, application_uuid: application.id } })}
    danger
    done={texts.rejected}
    onClose={onClose}
  >
    <Part name="RejectionFields" props={{}} />
    <Part name="HeardFields" props={{}} />
    <Part name="PreviewAct" props={{ kind: 'rejection', recordId: application.id }} />
  </StepDialog>
)

/** The known gaps are ticked, each kind as a whole. */
type Approval = Omit<BodyOf<typeof approveApplication>, keyof typeof noneKnown | 'waiver'> & typeof noneKnown & WaiverValues
const approve = fieldsOf<Approval>()
type Lapse = BodyOf<typeof withdrawLapse>
const lapse = fieldsOf<Lapse>()
const payment = fieldsOf<BodyOf<typeof recordPayment>>()
const withdraw = fieldsOf<BodyOf<typeof withdrawByClerk>>()

const stepOf = (application: ApplicationDetails) => ({
  side: true,
  undoFor: application.name,
  params: { id: application.id },
  defaults: { version: application.version },
  record: watchedApplication(application),
})

const useApproval = (application: ApplicationDetails) => {
  const step = stepOf(application)
  return {
    ...step,
    defaults: { ...step.defaults, ...noneKnown, ...noWaiver },
    schema: knownGapsSchema(application).check(waiverCheck),
    toCall: <Values extends WaiverValues>({ waives, waiver, ...values }: Values) => ({
      params: step.params,
      body: { ...values, ...gapsOf(application), waiver: waiverOf({ waives, waiver }) },
    }),
  }
}

const ApproveDialog = ({ application, onClose }: DialogProps) => {
  const approval = useApproval(application)
  return (
    <StepDialog<typeof approveApplication, Approval>
      {...approval}
      defaults={{ ...approval.defaults, remark: '' }}
      title={t(applicationActionLabels.approve)}
      operation={approveApplication}
      done={texts.approved}
      onClose={onClose}
    >
      <Decided application={application} />
      <DocumentFindings application={application} />
      <KnownGaps application={application} withoutDocuments={t(texts.approveWithout)} />
      <FeePreview application={application} />
      <approve.TextAreaField
        name="remark"
        label={t(texts.approveRemark)}
        description={application.email === null ? t(texts.remarkStays) : undefined}
        optional
        rows={3}
        maxLength={2000}
      />
    </StepDialog>
  )
}

/** Decides and issues in one step, where nothing is to be paid and no card handed over. */
const ApproveAndIssueDialog = ({ application, onClose }: DialogProps) => (
  <StepDialog<typeof approveAndIssue, Omit<Approval, 'remark'>>
    {...useApproval(application)}
    title={t(texts.approveAndIssue)}
    asksOnly={missingDocuments(application).length + application.duplicates.length === 0}
    operation={approveAndIssue}
    submit={t(texts.approveAndIssue)}
    done={texts.approvedAndIssued}
    onClose={onClose}
  >
    <Decided application={application} />
    <DocumentFindings application={application} />
    <KnownGaps application={application} withoutDocuments={t(texts.approveWithout)} />
  </StepDialog>
)

const PaymentDialog = ({ application, onClose }: DialogProps) => {
  const step = stepOf(application)
  return (
    <StepDialog
      {...step}
      defaults={{ ...step.defaults, reason: '' }}
      title={t(applicationActionLabels.record_payment)}
      operation={recordPayment}
      done={texts.paymentRecorded}
      onClose={onClose}
    >
      <p className={styles.dialogText}>{t(texts.paymentWhole, { fee: formatMoney(application.fee_cents) })}</p>
      <payment.TextAreaField name="reason" label={t(texts.paymentHow)} description={t(texts.paymentHowHint)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}

/** Takes the finding back that it was not paid for; the paper says on what ground. */
const RestorePaymentDialog = ({ application, onClose }: DialogProps) => {
  const step = stepOf(application)
  return (
    <StepDialog<typeof withdrawLapse, Lapse>
      {...step}
      defaults={{ ...step.defaults, ground: '', facts: '', reason: '' }}
      title={t(applicationActionLabels.restore_payment)}
      operation={withdrawLapse}
      done={texts.lapseWithdrawn}
      onClose={onClose}
    >
      <p className={styles.dialogText}>{t(texts.lapseText, { cents: formatMoney(application.late_cents) })}</p>
      <lapse.SelectField name="ground" label={t(texts.lapseGround)} options={optionsOf(lapseGroundLabels, lapseGrounds)} />
      <lapse.TextAreaField name="facts" label={t(texts.lapseFacts)} rows={3} maxLength={4000} />
      <lapse.TextAreaField name="reason" label={t(texts.lapseReason)} rows={3} maxLength={4000} />
    </StepDialog>
  )
}

const WithdrawDialog = ({ application, onClose }: DialogProps) => {
  const step = stepOf(application)
  return (
    <StepDialog
      {...step}
      defaults={{ ...step.defaults, reason: '' }}
      title={t(applicationActionLabels.withdraw)}
      operation={withdrawByClerk}
      danger
      done={texts.withdrawn}
      onClose={onClose}
    >
      <withdraw.TextAreaField name="reason" label={t(texts.withdrawReason)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}

/** Nothing was missing: the call is taken back by an official note. */
const CloseSupplementDialog = ({ application, onClose }: DialogProps) => {
  const step = stepOf(application)
  return (
    <StepDialog
      {...step}
      defaults={{ ...step.defaults, reason: '' }}
      title={t(applicationActionLabels.close_supplement)}
      operation={closeSupplement}
      done={texts.supplementClosed}
      onClose={onClose}
    >
      <p className={styles.dialogText}>{t(texts.supplementCloseText)}</p>
      <withdraw.TextAreaField name="reason" label={t(texts.lapseReason)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}

const SupplementDialog = ({ application, onClose }: DialogProps) => {
  const supplement = { operation: supplementByClerk, params: { id: application.id }, fields: { version: application.version } }
  return (
    <Modal opened onClose={onClose} size={600} title={`${t(texts.supplementTitle)}: ${application.number}`}>
      <SupplementForm supplement={supplement} documents={application.required_documents} onDone={onClose} />
    </Modal>
  )
}

/** It is rare, and large. */
const GrantInPart = lazyPart(() => import('./grant-in-part-dialog.tsx').then(({ GrantInPartDialog }) => GrantInPartDialog))

/** The dialog of each step that a clerk takes here; taking into review needs none (`application-actions.tsx`). */
export const stepDialogs = {
  request_supplement: RequestDialog,
  supplement: SupplementDialog,
  close_supplement: CloseSupplementDialog,
  approve: ApproveDialog,
  approve_and_issue: ApproveAndIssueDialog,
  grant_in_part: GrantInPart,
  record_payment: PaymentDialog,
  reject: RejectDialog,
  withdraw: WithdrawDialog,
  restore_payment: RestorePaymentDialog,
  issue_permit: IssueDialog,
  cancel: CancelDialog,
}
