import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import type { PaymentDetails, ReturnedPayment } from '@dovolilnice/contract/payments/payment'
import { getPayment, seePayment, takeBackPayment } from '@dovolilnice/contract/payments/operations'
import { formatDay, formatInstant, formatMoney, pageLocale, t, useLive, useOperation } from '../../platform/kit.ts'
import { useFormContext } from 'react-hook-form'
import { Button, ButtonLink, Facts, Modal, OperationView, Sheet, Stacked, StepDialog } from '../../ui/kit.ts'
import styles from './payments.module.css'
import { texts } from './texts.ts'
import { type PaymentAction, paymentSourceLabels, paymentStatusSentences } from '@dovolilnice/contract/payments/payment-status'
import { type BodyOf, FormButtons } from '../../ui/form/kit.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ClearDialog } from './clear-dialog.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { IgnoreDialog, PaymentStatusBadge, RemoveDialog, UndoDialog } from './payment-steps.tsx'

type Values = BodyOf<typeof takeBackPayment>

interface StepProps {
  payment: PaymentDetails
  onClose: () => void
}

/** What stands beside the amount of a payment that may be meant. */
const remark = ({ named, used }: ReturnedPayment): string =>
  [named && t(texts.namedByBank), used && t(texts.usedPayment)].filter((part) => part !== false).join('; ')

const MayReverse = ({ payments }: { payments: readonly ReturnedPayment[] }) => {
  const { setValue, watch } = useFormContext<Values>()
  const chosen = watch('payment_id')
  if (payments.length === 0) return <p className="soft">{t(texts.nothingToTakeBack)}</p>
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
            <strong>{formatDay(one.booked_on)}</strong>{' '}
            {[one.payer_name, formatMoney(one.cents), one.reference, one.application_numbers].filter(Boolean).join(', ')}{' '}
            <span className="soft">{remark(one)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A clerk says which payment the bank took back; the only one that the movement names is chosen at once. */
const TakeBackDialog = ({ payment, onClose }: StepProps) => {
  const [only, ...others] = payment.may_reverse.filter(({ named, used }) => named && !used)
  return (
    <StepDialog
      title={t(texts.takeBack)}
      operation={takeBackPayment}
      params={{ id: payment.id }}
      defaults={{ version: payment.version, payment_id: only !== undefined && others.length === 0 ? only.id : '' }}
      done={texts.tookBack}
      onClose={onClose}
    >
      <p>{t(texts.takeBackHow)}</p>
      <MayReverse payments={payment.may_reverse} />
    </StepDialog>
  )
}

const SeeDialog = ({ payment, onClose }: StepProps) => (
  <StepDialog
    title={t(texts.see)}
    operation={seePayment}
    params={{ id: payment.id }}
    defaults={{ version: payment.version }}
    asksOnly
    done={texts.seen}
    onClose={onClose}
  >
    <p>{t(texts.seeHow)}</p>
  </StepDialog>
)

export const stepLabels = {
  match: texts.match,
  take_back: texts.takeBack,
  see: texts.see,
  clear: texts.clear,
  ignore: texts.ignore,
  undo: texts.undo,
  remove: texts.remove,
} as const
/** The step that a payment waits for. */
const firstStep: readonly PaymentAction[] = ['match', 'take_back', 'see']
/** What is done most stands last, where the hand is. */
export const stepOrder: readonly PaymentAction[] = ['remove', 'undo', 'ignore', 'clear', ...firstStep]

const PaymentActions = ({ payment, onStep }: { payment: PaymentDetails; onStep: (step: PaymentAction) => void }) => {
  const offered = stepOrder.filter((action) => payment.actions.includes(action))
  if (offered.length === 0) return null
  return (
    <FormButtons>
      {payment.actions.includes('ignore') && payment.direction === 'credit' && payment.currency === 'EUR' && (
        <ButtonLink label={t(texts.refund)} look="plain" to="/vracila" search={{ placilo: payment.id }} />
      )}
      {offered.map((action) => (
        <Button
          label={t(stepLabels[action])}
          key={action}
          look={firstStep.includes(action) ? 'filled' : action === 'remove' ? 'quiet' : 'plain'}
          danger={action === 'remove'}
          onClick={() => onStep(action)}
        />
      ))}
    </FormButtons>
  )
}

/** An amount in its own currency. */
const amount = (cents: number, currency: string): string =>
  currency === 'EUR' ? formatMoney(cents) : `${(cents / 100).toLocaleString(pageLocale(), { minimumFractionDigits: 2 })} ${currency}`

const PaymentFacts = ({ payment }: { payment: PaymentDetails }) => {
  const { cents, currency, left_cents: left, statement, direction } = payment
  return (
    <Facts
      facts={[
        { label: t(texts.amount), value: amount(cents, currency) },
        { label: t(texts.left), value: left > 0 && amount(left, currency) },
        { label: t(direction === 'credit' ? texts.payer : texts.payee), value: payment.payer_name },
        { label: t(texts.account), value: payment.payer_iban && formatIban(payment.payer_iban) },
        { label: t(texts.source), value: t(paymentSourceLabels[payment.source]) },
        { label: t(texts.transaction), value: payment.transaction_id },
        { label: t(texts.reference), value: payment.reference },
        { label: t(texts.booked), value: formatDay(payment.booked_on) },
        {
          label: t(texts.value),
          value: payment.value_on !== null && payment.value_on !== payment.booked_on && formatDay(payment.value_on),
        },
        { label: t(texts.statement), value: statement && (statement.bank_id ?? statement.file_name) },
        { label: t(texts.purpose), value: payment.purpose, wide: true },
        { label: t(texts.reason), value: payment.reason, wide: true },
      ]}
    />
  )
}

const Allocations = ({ payment }: { payment: PaymentDetails }) => {
  if (payment.allocations.length === 0) return null
  return (
    <Sheet title={t(texts.paysFor)}>
      <ul className={styles.lines}>
        {payment.allocations.map(
          ({ id, application, covers, cents, made_at: at, made_by_name: by, undone_at: undone, undo_reason: reason }) => (
            <li key={id} data-undone={undone !== null || undefined}>
              <Link to="/vloge/$id" params={{ id: application.id }}>
                {application.number}
              </Link>
              <span>
                {application.name}
                {covers === 'administrative_fee' && `, ${t(texts.administrativeFee)}`}
              </span>
              <strong>{formatMoney(cents)}</strong>
              <span className="soft">
                {undone === null ? `${by ?? t(texts.byReference)}, ${formatInstant(at)}` : t(texts.undoneBecause, { reason: reason ?? '' })}
              </span>
            </li>
          ),
        )}
      </ul>
    </Sheet>
  )
}

/** What the bank took back, or by which movement. */
const Counterpart = ({ payment: { counterpart, direction } }: { payment: PaymentDetails }) => {
  if (counterpart === null) return null
  return (
    <Sheet title={t(direction === 'debit' ? texts.takesBack : texts.takenBackBy)}>
      <ul className={styles.lines}>
        <li>
          <Link to="/placila" search={{ placilo: counterpart.id }}>
            {formatDay(counterpart.booked_on)}
          </Link>
          <span>{[counterpart.payer_name, counterpart.reference].filter(Boolean).join(', ')}</span>
          <strong>{formatMoney(counterpart.cents)}</strong>
        </li>
      </ul>
    </Sheet>
  )
}

const dialogs = {
  match: MatchDialog,
  ignore: IgnoreDialog,
  undo: UndoDialog,
  remove: RemoveDialog,
  take_back: TakeBackDialog,
  see: SeeDialog,
  clear: ClearDialog,
}

const sentenceOf = ({ status, reversal }: PaymentDetails) =>
  reversal && (status === 'ambiguous' || status === 'unknown') ? texts.reversalWaits : paymentStatusSentences[status]

const PaymentView = ({ payment, first }: { payment: PaymentDetails; first: PaymentAction | undefined }) => {
  const [step, setStep] = useState(first)
  const Dialog = step === undefined ? undefined : dialogs[step]
  return (
    <Stacked>
      <div>
        <PaymentStatusBadge status={payment.status} /> <span className="soft">{t(sentenceOf(payment))}</span>
      </div>
      <PaymentFacts payment={payment} />
      <Counterpart payment={payment} />
      <Allocations payment={payment} />
      <PaymentActions payment={payment} onStep={setStep} />
      {Dialog !== undefined && <Dialog payment={payment} onClose={() => setStep(undefined)} />}
    </Stacked>
  )
}

interface PaymentDialogProps {
  id: string
  title: string
  step?: PaymentAction | undefined
  onClose: () => void
}

export const PaymentDialog = ({ id, title, step, onClose }: PaymentDialogProps) => {
  const query = useOperation(getPayment, { params: { id } }, { keep: true })
  useLive('payments', () => query.refetch())
  return (
    <Modal opened onClose={onClose} size={680} title={title}>
      <OperationView query={query}>{(payment) => <PaymentView payment={payment} first={step} />}</OperationView>
    </Modal>
  )
}
