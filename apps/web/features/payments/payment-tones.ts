import type { PaymentStatus } from '@dovolilnice/contract/payments/payment-status'
import type { StatusTone } from '../../ui/status-badge.tsx'

/** What a status means for a clerk: done, to be handled, or nothing to do. */
export const paymentTones: Record<PaymentStatus, StatusTone> = {
  matched: 'good',
  ambiguous: 'active',
  underpaid: 'warning',
  overpaid: 'warning',
  early: 'active',
  unknown: 'active',
  foreign: 'warning',
  reversed: 'bad',
  ignored: 'over',
  removed: 'over',
}
