import type { Text } from '../locale.ts'
import type { RefundGround } from './refund.ts'
import type { RefundStatus } from './refund-status.ts'

export const refundStatusLabels: Record<RefundStatus, Text> = {
  proposed: { sl: 'Predlagano', en: 'Proposed' },
  approved: { sl: 'Odobreno', en: 'Approved' },
  ordered: { sl: 'V plačilnem nalogu', en: 'In a payment order' },
  paid: { sl: 'Vrnjeno', en: 'Paid back' },
  declined: { sl: 'Zavrnjeno', en: 'Declined' },
}

export const refundGroundLabels: Record<RefundGround, Text> = {
  overpayment: { sl: 'preveč plačano', en: 'paid too much' },
  double_payment: { sl: 'plačano dvakrat', en: 'paid twice' },
  not_ours: { sl: 'plačilo ni bilo namenjeno nam', en: 'payment not meant for us' },
  withdrawal: { sl: 'umik vloge ali odpoved dovolilnici', en: 'application withdrawn or permit given up' },
  revocation: { sl: 'odvzem dovolilnice', en: 'permit revoked' },
  wrong_fee: { sl: 'napačno določena cena', en: 'fee set wrongly' },
}
