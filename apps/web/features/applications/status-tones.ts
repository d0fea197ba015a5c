import type { ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import type { StatusTone } from '../../ui/status-badge.tsx'

/** What a status means for whoever looks at a list: wants a deed, is in work, waits for the applicant, is over. */
export const statusTones: Record<ApplicationStatus, StatusTone> = {
  submitted: 'active',
  in_review: 'active',
  supplement_requested: 'warning',
  approved: 'good',
  paid: 'good',
  completed: 'over',
  rejected: 'bad',
  withdrawn: 'over',
  lapsed: 'over',
}
