import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { formatMoney, t } from '../../platform/kit.ts'
import { approveRefund, declineRefund, giveRefundAccount, reopenRefund, settleRefund } from '@dovolilnice/contract/refunds/operations'
import { refundGroundLabels, type RefundRow } from '@dovolilnice/contract/refunds/refund'
import type { RefundStep } from '@dovolilnice/contract/refunds/refund-status'
import { Button, Modal } from '../../ui/kit.ts'
import { type BodyOf, fieldsOf, FormButtons, OperationForm, SubmitButton, useOperationForm } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'

const { TextAreaField } = fieldsOf<BodyOf<typeof declineRefund>>()
const { TextField: IbanField } = fieldsOf<BodyOf<typeof giveRefundAccount>>()
const { DayField } = fieldsOf<BodyOf<typeof settleRefund>>()

interface StepProps {
  row: RefundRow
  onClose: () => void
}

const CancelButton = ({ onClose }: Pick<StepProps, 'onClose'>) => <Button label={t(texts.cancel)} look="plain" onClick={onClose} />

const ApproveForm = ({ row, onClose }: StepProps) => {
  const form = useOperationForm(approveRefund, {
    params: { id: row.id },
    defaults: { version: row.version },
    done: row.to_card ? texts.approvedCard : texts.approved,
    onDone: onClose,
  })
  const facts = {
    amount: formatMoney(row.cents),
    payee: row.payee_name ?? '',
    where: row.to_card ? t(texts.theCard) : t(texts.theAccount, { iban: formatIban(row.iban ?? '') }),
    ground: t(refundGroundLabels[row.ground]),
    by: row.proposed_by_name,
    reason: row.reason ?? '',
  }
  return (
    <OperationForm form={form} leaveFreely>
      <p>{t(texts.approveText, facts)}</p>
      {row.application !== null && <p>{t(texts.approveCredit)}</p>}
      <FormButtons>
        <CancelButton onClose={onClose} />
        <SubmitButton label={t(texts.approve)} form={form} />
      </FormButtons>
    </OperationForm>
  )
}

const DeclineForm = ({ row, onClose }: StepProps) => {
  const defaults = { version: row.version, reason: '' }
  const form = useOperationForm(declineRefund, { params: { id: row.id }, defaults, done: texts.declined, onDone: onClose })
  return (
    <OperationForm form={form} leaveFreely>
      <TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
      <FormButtons>
        <CancelButton onClose={onClose} />
        <SubmitButton label={t(texts.decline)} form={form} danger />
      </FormButtons>
    </OperationForm>
  )
}

const ReopenForm = ({ row, onClose }: StepProps) => {
  const defaults = { version: row.version, reason: '', iban: row.iban ?? '' }
  const form = useOperationForm(reopenRefund, { params: { id: row.id }, defaults, done: texts.reopened, onDone: onClose })
  return (
    <OperationForm form={form} leaveFreely>
      <p>{t(texts.reopenText, { order: row.order_number ?? '' })}</p>
      <TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
      <IbanField name="iban" label={t(texts.iban)} />
      <FormButtons>
        <CancelButton onClose={onClose} />
        <SubmitButton label={t(texts.reopen)} form={form} />
      </FormButtons>
    </OperationForm>
  )
}

const SettleForm = ({ row, onClose }: StepProps) => {
  const defaults = { version: row.version, paid_on: '' }
  const form = useOperationForm(settleRefund, { params: { id: row.id }, defaults, done: texts.settled, onDone: onClose })
  return (
    <OperationForm form={form} leaveFreely>
      <p>{t(texts.settleText)}</p>
      <DayField name="paid_on" label={t(texts.paidOn)} />
      <FormButtons>
        <CancelButton onClose={onClose} />
        <SubmitButton label={t(texts.settle)} form={form} />
      </FormButtons>
    </OperationForm>
  )
}

const AccountForm = ({ row, onClose }: StepProps) => {
  const defaults = { version: row.version, iban: '' }
  const form = useOperationForm(giveRefundAccount, { params: { id: row.id }, defaults, done: texts.accountGiven, onDone: onClose })
  return (
    <OperationForm form={form} leaveFreely>
      {row.answer !== null && <p>{row.answer}</p>}
      <p>{t(texts.accountText)}</p>
      <IbanField name="iban" label={t(texts.iban)} />
      <FormButtons>
        <CancelButton onClose={onClose} />
        <SubmitButton label={t(texts.giveAccount)} form={form} />
      </FormButtons>
    </OperationForm>
  )
}

const titles = {
  approve: texts.approveTitle,
  decline: texts.declineTitle,
  reopen: texts.reopenTitle,
  settle: texts.settleTitle,
  give_account: texts.accountTitle,
}

const StepForm = ({ step, ...props }: StepProps & { step: RefundStep }) => {
  switch (step) {
    case 'approve':
      return <ApproveForm {...props} />
    case 'give_account':
      return <AccountForm {...props} />
    case 'settle':
      return <SettleForm {...props} />
    case 'decline':
      return <DeclineForm {...props} />
    case 'reopen':
      return <ReopenForm {...props} />
  }
}

export const RefundStepDialog = ({
  chosen,
  onClose,
}: {
  chosen: { row: RefundRow; step: RefundStep } | undefined
  onClose: () => void
}) => (
  <Modal opened={chosen !== undefined} onClose={onClose} size={520} title={chosen && t(titles[chosen.step], { number: chosen.row.number })}>
    {chosen && <StepForm {...chosen} onClose={onClose} />}
  </Modal>
)
