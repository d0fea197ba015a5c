import { paymentStatusLabels } from '@dovolilnice/contract/payments/payment-labels'
import type { PaymentStatus } from '@dovolilnice/contract/payments/payment-status'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { paymentTones } from './payment-tones.ts'

export const PaymentStatusBadge = ({ status }: { status: PaymentStatus }) => {
  const t = useTranslate()
  return <StatusBadge tone={paymentTones[status]}>{t(paymentStatusLabels[status])}</StatusBadge>
}
