import type { ApplicationAction } from '@dovolilnice/contract/applications/application-status'

/** Steps with which a clerk goes on with an application. While it has one of them, that one is the screen's filled button, and no other is. */
export const foremostActions = [
  'take_into_review',
  'approve',
  'record_payment',
  'issue_permit',
] as const satisfies readonly ApplicationAction[]
