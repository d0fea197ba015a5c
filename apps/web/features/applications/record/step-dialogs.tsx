import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { missingDocuments } from '@dovolilnice/contract/applications/apply/missing-documents'
import { applicationActionLabels } from '@dovolilnice/contract/applications/application-labels'
import { approveAndIssue } from '@dovolilnice/contract/applications/decide/approve-and-issue'
import { approveApplication } from '@dovolilnice/contract/applications/decide/approve-application'
import { recordPayment } from '@dovolilnice/contract/applications/decide/record-payment'
import { supplementByClerk } from '@dovolilnice/contract/applications/apply/supplement-by-clerk'
import { withdrawByClerk } from '@dovolilnice/contract/applications/apply/withdraw-by-clerk'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { formatValidity } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import type { BodyOf } from '../../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../../ui/record/step-dialog.tsx'
import styles from './application-screen.module.css'
import { CancelDialog } from './cancel-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'
import { IssueDialog } from './issue-dialog.tsx'
import { DocumentFindings } from './document-findings.tsx'
import { gapsOf, KnownGaps, knownGapsSchema, noneKnown } from './known-gaps.tsx'
import { SupplementForm } from '../status/supplement-form.tsx'
import { FeePreview, noWaiver, waiverCheck, waiverOf } from './waiver-fields.tsx'
import type { WaiverValues } from './waiver-fields.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { texts } from '../texts.ts'
import { watchedApplication } from './watched-application.ts'

/** The known gaps are ticked, each kind as a whole. */
type Approval = Omit<BodyOf<typeof approveApplication>, keyof typeof noneKnown | 'waiver'> & typeof noneKnown & WaiverValues
const approve = fieldsOf<Approval>()
const payment = fieldsOf<BodyOf<typeof recordPayment>>()
const withdraw = fieldsOf<BodyOf<typeof withdrawByClerk>>()

const useStep = (application: ApplicationDetails) => ({
  params: { id: application.id },
  defaults: { version: application.version },
  record: watchedApplication(application),
})

/** What both approvals are checked by, and what they send. */
const useApproval = (application: ApplicationDetails) => {
  const t = useTranslate()
  const step = useStep(application)
  return {
    ...step,
    defaults: { ...step.defaults, ...noneKnown, ...noWaiver },
    schema: knownGapsSchema(application, t).check(waiverCheck),
    toCall: <Values extends WaiverValues>({ waives, waiver, ...values }: Values) => ({
      params: step.params,
      body: { ...values, ...gapsOf(application), waiver: waiverOf({ waives, waiver }) },
    }),
  }
}

const ApproveDialog = ({ application, onClose }: DialogProps) => {
  const t = useTranslate()
  const approval = useApproval(application)
  return (
    <StepDialog<typeof approveApplication, Approval>
      {...approval}
      defaults={{ ...approval.defaults, remark: '' }}
      title={t(applicationActionLabels.approve)}
      operation={approveApplication}
      submit={t(applicationActionLabels.approve)}
      done={texts.approved}
      onClose={onClose}
    >
      <DocumentFindings application={application} />
      <KnownGaps application={application} withoutDocuments={t(texts.approveWithout)} />
      <FeePreview application={application} />
      <approve.TextAreaField name="remark" label={t(texts.approveRemark)} optional rows={3} maxLength={2000} />
    </StepDialog>
  )
}

/** Decides and issues in one step, where nothing is to be paid and no card handed over. */
const ApproveAndIssueDialog = ({ application, onClose }: DialogProps) => {
  const t = useTranslate()
  const locale = useLocale()
  const validity = formatValidity(application.valid_from, application.valid_until, locale, application)
  return (
    <StepDialog<typeof approveAndIssue, Omit<Approval, 'remark'>>
      {...useApproval(application)}
      title={t(texts.approveAndIssue)}
      asksOnly={missingDocuments(application).length + application.duplicates.length === 0}
      operation={approveAndIssue}
      submit={t(texts.approveAndIssue)}
      done={texts.approvedAndIssued}
      onClose={onClose}
    >
      <p className={styles.dialogText}>
        {t(application.email === null ? texts.issueHintWithoutMail : texts.issueHint, { validity, plates: application.plates.join(', ') })}
      </p>
      <DocumentFindings application={application} />
      <KnownGaps application={application} withoutDocuments={t(texts.approveWithout)} />
    </StepDialog>
  )
}

const PaymentDialog = ({ application, onClose }: DialogProps) => {
  const t = useTranslate()
  const locale = useLocale()
  const step = useStep(application)
  return (
    <StepDialog
      {...step}
      defaults={{ ...step.defaults, reason: '' }}
      title={t(applicationActionLabels.record_payment)}
      operation={recordPayment}
      submit={t(applicationActionLabels.record_payment)}
      done={texts.paymentRecorded}
      onClose={onClose}
    >
      <p className={styles.dialogText}>{t(texts.paymentWhole, { fee: formatCents(application.fee_cents, locale) })}</p>
      <payment.TextAreaField name="reason" label={t(texts.paymentHow)} description={t(texts.paymentHowHint)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}

const WithdrawDialog = ({ application, onClose }: DialogProps) => {
  const t = useTranslate()
  const step = useStep(application)
  return (
    <StepDialog
      {...step}
      defaults={{ ...step.defaults, reason: '' }}
      title={t(applicationActionLabels.withdraw)}
      operation={withdrawByClerk}
      submit={t(applicationActionLabels.withdraw)}
      danger
      done={texts.withdrawn}
      onClose={onClose}
    >
      <withdraw.TextAreaField name="reason" label={t(texts.withdrawReason)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}

const SupplementDialog = ({ application, onClose }: DialogProps) => {
  const t = useTranslate()
  const supplement = { operation: supplementByClerk, params: { id: application.id }, fields: { version: application.version } }
  return (
    <Modal opened onClose={onClose} size={600} title={`${t(texts.supplementTitle)}: ${application.number}`}>
      <SupplementForm supplement={supplement} documents={application.required_documents} onDone={onClose} />
    </Modal>
  )
}

/** The dialog of each step that a clerk takes here; taking into review needs none (`application-actions.tsx`). */
export const stepDialogs = {
  request_supplement: RequestDialog,
  supplement: SupplementDialog,
  approve: ApproveDialog,
  approve_and_issue: ApproveAndIssueDialog,
  record_payment: PaymentDialog,
  reject: RejectDialog,
  withdraw: WithdrawDialog,
  issue_permit: IssueDialog,
  cancel: CancelDialog,
}
