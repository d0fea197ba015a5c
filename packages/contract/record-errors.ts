import { entry } from './error-entry.ts'

/** The error codes of permits and other records that stand in the way, and others that come only with the server's own answer. Their sentences stand in `record-sentences.ts`, so that pages need not load them. */
export const recordErrors = {
  email_taken: entry(409, 'mend'),
  permit_exists: entry(409, 'mend'),
  renewed: entry(409, 'leave'),
  cap_reached: entry(409, 'mend'),
  credential_taken: entry(409, 'mend'),
  in_use: entry(409, 'leave'),
  record_kept: entry(409, 'leave'),
  payment_required: entry(409, 'leave'),
  quota_reached: entry(429, 'retry'),
  gates_unreachable: entry(503, 'retry'),
  illegal_transition: entry(409, 'reload'),
  mail_waiting: entry(409, 'leave'),
  duplicate: entry(409, 'mend'),
  appeal_open: entry(409, 'leave'),
  not_appealable: entry(409, 'leave'),
  not_replaceable: entry(409, 'leave'),
  appeal_in_time: entry(409, 'mend'),
  appeal_not_served: entry(409, 'mend'),
  appeal_call_open: entry(409, 'leave'),
  records_incomplete: entry(409, 'mend'),
  restricted: entry(409, 'leave'),
  identity_not_verified: entry(409, 'mend'),
  nothing_chosen: entry(409, 'mend'),
  proof_required: entry(428, 'retry'),
} as const
