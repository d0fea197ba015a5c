import { type PaymentStatus, paymentStatusLabels } from '@dovolilnice/contract/payments/payment-status'
import { DeleteDialog, StatusBadge, type StatusTone, StepDialog } from '../../ui/kit.ts'
import { deletePayment, ignorePayment, undoPayment } from '@dovolilnice/contract/payments/operations'
import type { PaymentDetails } from '@dovolilnice/contract/payments/payment'
import { t } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'

const paymentTones: Record<PaymentStatus, StatusTone> = {
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

const { TextAreaField } = fieldsOf<BodyOf<typeof ignorePayment>>()
const { SelectField } = fieldsOf<BodyOf<typeof undoPayment>>()

interface StepProps {
  payment: PaymentDetails
  onClose: () => void
}

const stepOf = ({ id, version }: PaymentDetails) => ({ params: { id }, defaults: { version, reason: '' } })

export const IgnoreDialog = ({ payment, onClose }: StepProps) => (
  <StepDialog {...stepOf(payment)} title={t(texts.ignore)} operation={ignorePayment} done={texts.ignored} onClose={onClose}>
    <p>{t(texts.ignoreHow)}</p>
    <TextAreaField name="reason" label={t(texts.why)} rows={3} maxLength={2000} />
  </StepDialog>
)

/** What of a payment is taken back, where it pays a price and an administrative fee. */
const UndoneParts = ({ payment: { status, allocations } }: Pick<StepProps, 'payment'>) => {
  const parts = new Set(allocations.filter((one) => one.undone_at === null).map(({ covers }) => covers))
  if (parts.size < 2 || status === 'ignored') return null
  const options = [
    { value: '', label: t(texts.undoAll) },
    { value: 'administrative_fee', label: t(texts.undoFee) },
    { value: 'price', label: t(texts.undoPrice) },
  ]
  return <SelectField name="covers" label={t(texts.undoWhat)} options={options} />
}

export const UndoDialog = ({ payment, onClose }: StepProps) => {
  const { params, defaults } = stepOf(payment)
  return (
    <StepDialog
      params={params}
      defaults={{ ...defaults, covers: '' }}
      title={t(texts.undo)}
      operation={undoPayment}
      done={texts.undone}
      onClose={onClose}
    >
      <p>{t(payment.status === 'reversed' ? texts.undoReversal : texts.undoHow)}</p>
      <UndoneParts payment={payment} />
      <TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}

export const RemoveDialog = ({ payment, onClose }: StepProps) => (
  <DeleteDialog
    title={t(texts.removeTitle)}
    text={t(texts.removeHow)}
    operation={deletePayment}
    params={{ id: payment.id }}
    done={texts.removed}
    onClose={onClose}
  />
)

export const PaymentStatusBadge = ({ status }: { status: PaymentStatus }) => (
  <StatusBadge tone={paymentTones[status]}>{t(paymentStatusLabels[status])}</StatusBadge>
)
