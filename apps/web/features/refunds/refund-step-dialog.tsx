import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { formatMoney, t } from '../../platform/kit.ts'
import { approveRefund, declineRefund, giveRefundAccount, reopenRefund, settleRefund } from '@dovolilnice/contract/refunds/operations'
import { refundGroundLabels, type RefundRow } from '@dovolilnice/contract/refunds/refund'
import type { RefundStep } from '@dovolilnice/contract/refunds/refund-status'
import type { Text } from '@dovolilnice/contract/locale'
import type { ComponentType } from 'react'
import { StepDialog } from '../../ui/kit.ts'
import { type BodyOf, fieldsOf } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'

const { TextAreaField } = fieldsOf<BodyOf<typeof declineRefund>>()
const { TextField: IbanField } = fieldsOf<BodyOf<typeof giveRefundAccount>>()
const { DayField } = fieldsOf<BodyOf<typeof settleRefund>>()

interface StepProps {
  row: RefundRow
  onClose: () => void
}

/** What all steps of a refund have in common. */
const stepOf = ({ row, onClose }: StepProps, title: string, submit: Text) => ({
  title,
  submit: t(submit),
  params: { id: row.id },
  onClose,
})

const ApproveDialog = (props: StepProps) => {
  const { row } = props
  const facts = {
    amount: formatMoney(row.cents),
    payee: row.payee_name ?? '',
    where: row.to_card ? t(texts.theCard) : t(texts.theAccount, { iban: formatIban(row.iban ?? '') }),
    ground: t(refundGroundLabels[row.ground]),
    by: row.proposed_by_name,
    reason: row.reason ?? '',
  }
  return (
    <StepDialog
      {...stepOf(props, t(texts.approveTitle, row), texts.approve)}
      operation={approveRefund}
      defaults={{ version: row.version }}
      done={row.to_card ? texts.approvedCard : texts.approved}
    >
      <p>{t(texts.approveText, facts)}</p>
      {row.application !== null && <p>{t(texts.approveCredit)}</p>}
    </StepDialog>
  )
}

const DeclineDialog = (props: StepProps) => (
  <StepDialog
    {...stepOf(props, t(texts.declineTitle, props.row), texts.decline)}
    operation={declineRefund}
    defaults={{ version: props.row.version, reason: '' }}
    danger
    done={texts.declined}
  >
    <TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
  </StepDialog>
)

const ReopenDialog = (props: StepProps) => (
  <StepDialog
    {...stepOf(props, t(texts.reopenTitle, props.row), texts.reopen)}
    operation={reopenRefund}
    defaults={{ version: props.row.version, reason: '', iban: props.row.iban ?? '' }}
    done={texts.reopened}
  >
    <p>{t(texts.reopenText, { order: props.row.order_number ?? '' })}</p>
    <TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
    <IbanField name="iban" label={t(texts.iban)} />
  </StepDialog>
)

const SettleDialog = (props: StepProps) => (
  <StepDialog
    {...stepOf(props, t(texts.settleTitle, props.row), texts.settle)}
    operation={settleRefund}
    defaults={{ version: props.row.version, paid_on: '' }}
    done={texts.settled}
  >
    <p>{t(texts.settleText)}</p>
    <DayField name="paid_on" label={t(texts.paidOn)} />
  </StepDialog>
)

const AccountDialog = (props: StepProps) => (
  <StepDialog
    {...stepOf(props, t(texts.accountTitle, props.row), texts.giveAccount)}
    operation={giveRefundAccount}
    defaults={{ version: props.row.version, iban: '' }}
    done={texts.accountGiven}
  >
    {props.row.answer !== null && <p>{props.row.answer}</p>}
    <p>{t(texts.accountText)}</p>
    <IbanField name="iban" label={t(texts.iban)} />
  </StepDialog>
)

const dialogs: Readonly<Record<RefundStep, ComponentType<StepProps>>> = {
  approve: ApproveDialog,
  decline: DeclineDialog,
  reopen: ReopenDialog,
  settle: SettleDialog,
  give_account: AccountDialog,
}

export const RefundStepDialog = ({ step, ...props }: StepProps & { step: RefundStep }) => {
  const Dialog = dialogs[step]
  return <Dialog {...props} />
}
