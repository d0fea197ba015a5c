import type { ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import type { InvoiceStatus } from '@dovolilnice/contract/invoices/invoice'
import type { PermitStatus } from '@dovolilnice/contract/permits/permit-status'
import type { StatusTone } from './sheet.tsx'

/** What a status means for whoever looks at a list: wants a deed, is in work, waits for the applicant, is over. The same on every screen. */
export const applicationTones: Record<ApplicationStatus, StatusTone> = {
  submitted: 'active',
  in_review: 'active',
  supplement_requested: 'warning',
  approved: 'good',
  paid: 'good',
  completed: 'over',
  rejected: 'bad',
  withdrawn: 'over',
  lapsed: 'over',
  cancelled: 'over',
  dismissed: 'bad',
}

export const permitTones: Record<PermitStatus, StatusTone> = {
  scheduled: 'active',
  active: 'good',
  expired: 'over',
  suspended: 'warning',
  revoked: 'bad',
  replaced: 'over',
  mistaken: 'over',
}

export const invoiceTones: Record<InvoiceStatus, StatusTone> = {
  waiting_eor: 'warning',
  refused_eor: 'bad',
  cancelled: 'over',
  not_sent: 'warning',
  sending: 'active',
  not_delivered: 'bad',
  sent: 'good',
}
