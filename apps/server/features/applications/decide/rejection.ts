import type { RejectionReasonCode } from '@dovolilnice/contract/applications/decide/rejection-reasons'

interface Reasons {
  reason_code: RejectionReasonCode
  facts: string
  reason: string
}

/** The decision that rejects an application, as the feature of acts wants it. */
export const rejectionOf = (applicationId: string, reasons: Reasons) => ({
  ...{ kind: 'rejection' as const, application_id: applicationId, permit_id: null },
  ...{ reason_code: reasons.reason_code, facts: reasons.facts, reason: reasons.reason },
})
