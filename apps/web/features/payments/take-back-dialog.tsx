import type { PaymentDetails, ReturnedPayment } from '@dovolilnice/contract/payments/payment'
import { seePayment } from '@dovolilnice/contract/payments/see-payment'
import { takeBackPayment } from '@dovolilnice/contract/payments/take-back-payment'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { useFormContext } from 'react-hook-form'
import { formatDay } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../ui/record/step-dialog.tsx'
import styles from './payments.module.css'
import { texts } from './texts.ts'

type Values = BodyOf<typeof takeBackPayment>

interface StepProps {
  payment: PaymentDetails
  onClose: () => void
}

/** What stands beside the amount of a payment that may be meant. */
const useRemark = () => {
  const t = useTranslate()
  return ({ named, used }: ReturnedPayment): string =>
    [named && t(texts.namedByBank), used && t(texts.usedPayment)].filter((part) => part !== false).join('; ')
}

const MayReverse = ({ payments }: { payments: readonly ReturnedPayment[] }) => {
  const t = useTranslate()
  const locale = useLocale()
  const remark = useRemark()
  const { setValue, watch } = useFormContext<Values>()
  const chosen = watch('payment_id')
  if (payments.length === 0) return <p className={styles.soft}>{t(texts.nothingToTakeBack)}</p>
  return (
    <ul className={styles.choices}>
      {payments.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            aria-pressed={one.id === chosen}
            disabled={one.used}
            onClick={() => setValue('payment_id', one.id, { shouldValidate: true })}
          >
            <strong>{formatDay(one.booked_on, locale)}</strong>{' '}
            {[one.payer_name, formatCents(one.cents, locale), one.reference, one.application_numbers].filter(Boolean).join(', ')}{' '}
            <span className={styles.soft}>{remark(one)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A clerk says which payment the bank took back; the only one that the movement names is chosen at once. */
export const TakeBackDialog = ({ payment, onClose }: StepProps) => {
  const t = useTranslate()
  const [only, ...others] = payment.may_reverse.filter(({ named, used }) => named && !used)
  return (
    <StepDialog
      title={t(texts.takeBack)}
      operation={takeBackPayment}
      params={{ id: payment.id }}
      defaults={{ version: payment.version, payment_id: only !== undefined && others.length === 0 ? only.id : '' }}
      submit={t(texts.takeBack)}
      done={texts.tookBack}
      onClose={onClose}
    >
      <p>{t(texts.takeBackHow)}</p>
      <MayReverse payments={payment.may_reverse} />
    </StepDialog>
  )
}

export const SeeDialog = ({ payment, onClose }: StepProps) => {
  const t = useTranslate()
  return (
    <StepDialog
      title={t(texts.see)}
      operation={seePayment}
      params={{ id: payment.id }}
      defaults={{ version: payment.version }}
      submit={t(texts.see)}
      asksOnly
      done={texts.seen}
      onClose={onClose}
    >
      <p>{t(texts.seeHow)}</p>
    </StepDialog>
  )
}
