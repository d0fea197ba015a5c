import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { callForFile, formatMoney, reportFailure, saveFile, showSnackbar, t, useAction, useMay, useOperation } from '../../platform/kit.ts'
import {
  listRefunds,
  orderRefunds,
  proposeRefund,
  readRefundable,
  readRefundOrder,
  type Refundable,
} from '@dovolilnice/contract/refunds/operations'
import {
  applicationGrounds,
  paymentGrounds,
  refundGroundLabels,
  type RefundRow,
  refundStatusLabels,
} from '@dovolilnice/contract/refunds/refund'
import { useWatch } from 'react-hook-form'
import {
  Button,
  type FilterOf,
  ListScreen,
  Modal,
  OperationView,
  type RowAction,
  StatusBadge,
  type StatusTone,
  useOpenInUrl,
} from '../../ui/kit.ts'
import { type BodyOf, fieldsOf, MoneyField, OperationForm, optionsOf, useOperationForm } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'
import { IconArrowBack, IconBuildingBank, IconCash, IconCheck, IconDownload, IconReceiptRefund, IconX } from '@tabler/icons-react'
import { type RefundAction, type RefundStatus, refundStatuses, type RefundStep } from '@dovolilnice/contract/refunds/refund-status'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { RefundStepDialog } from './refund-step-dialog.tsx'

type Values = BodyOf<typeof proposeRefund>
const { CheckboxField, TextField, TextAreaField, SelectField } = fieldsOf<Values>()

/** What a refund is of; neither: the dialog is closed. */
interface Source {
  payment_id: string | undefined
  application_id: string | undefined
}

interface ProposalProps {
  source: Source
  refundable: Refundable
  onClose: () => void
}

/** Back to the card that paid where that is possible, otherwise to an account. */
const Destination = ({ cardCents }: { cardCents: number }) => {
  const toCard = useWatch<Values, 'to_card'>({ name: 'to_card' })
  return (
    <>
      {cardCents > 0 && (
        <CheckboxField name="to_card" label={t(texts.toCard)} description={t(texts.toCardHint, { most: formatMoney(cardCents) })} />
      )}
      {toCard !== true && <TextField name="iban" label={t(texts.iban)} />}
    </>
  )
}

const ProposalForm = ({ source, refundable, onClose }: ProposalProps) => {
  const { most_cents: most, proposed_cents: cents, explanation, ground, payee_name: payee, iban, card_cents: cardCents } = refundable
  const form = useOperationForm(proposeRefund, {
    about: source.payment_id ?? source.application_id ?? '',
    defaults: { ...source, ground, cents, payee_name: payee ?? '', iban: formatIban(iban ?? ''), to_card: cardCents > 0, reason: '' },
    onDone: ({ number }) => {
      showSnackbar(t(texts.proposed, { number }), { tone: 'good' })
      onClose()
    },
  })
  const grounds = source.payment_id === undefined ? applicationGrounds : paymentGrounds
  return (
    <OperationForm form={form} leaveFreely submit={t(texts.propose)} onCancel={onClose}>
      <p>{t(texts.proposeHint, { most: formatMoney(most), explanation: t(explanation) })}</p>
      <SelectField name="ground" label={t(texts.ground)} options={optionsOf(refundGroundLabels, grounds)} />
      <MoneyField<Values> name="cents" label={t(texts.amount)} />
      <TextField name="payee_name" label={t(texts.payee)} />
      <Destination cardCents={cardCents} />
      <TextAreaField name="reason" label={t(texts.explanation)} description={t(texts.explanationHint)} rows={3} maxLength={2000} />
    </OperationForm>
  )
}

const Proposal = ({ source, onClose }: Omit<ProposalProps, 'refundable'>) => (
  <OperationView query={useOperation(readRefundable, { query: source })}>
    {(data) => (data.most_cents > 0 ? <ProposalForm source={source} refundable={data} onClose={onClose} /> : <p>{t(texts.nothingLeft)}</p>)}
  </OperationView>
)

/** Proposes that money goes back, with the amount that the rule of the kind gives. */
const ProposeRefundDialog = ({ source, onClose }: { source: Source; onClose: () => void }) => {
  const opened = source.payment_id !== undefined || source.application_id !== undefined
  return (
    <Modal opened={opened} onClose={onClose} size={560} title={t(texts.propose)}>
      {opened && <Proposal source={source} onClose={onClose} />}
    </Modal>
  )
}

const downloadOrder = (id: string): Promise<void> => callForFile(readRefundOrder, { params: { id } }).then(saveFile, reportFailure)

const OrderButton = () => {
  const approved = useOperation(listRefunds, { body: { filters: { status: 'approved', to_card: false }, itemsPerPage: 1 } })
  const order = useAction(orderRefunds, {
    onDone: ({ id, number, refunds, total_cents: total }) => {
      showSnackbar(t(texts.ordered, { number, count: refunds, total: formatMoney(total) }), { tone: 'good' })
      void downloadOrder(id)
    },
  })
  const count = approved.data?.total ?? 0
  if (count === 0) return null
  return (
    <Button icon={IconBuildingBank} busy={order.isPending} onClick={() => order.mutate({})}>
      {`${t(texts.order)} (${count})`}
    </Button>
  )
}

const tones: Record<RefundStatus, StatusTone> = {
  proposed: 'warning',
  approved: 'active',
  ordered: 'active',
  paid: 'good',
  declined: 'over',
}

const filters: readonly FilterOf<typeof listRefunds>[] = [
  { key: 'status', label: texts.status, kind: 'choice', options: optionsOf(refundStatusLabels, refundStatuses) },
]

const steps: Record<RefundStep, Omit<RowAction, 'onClick'>> = {
  approve: { label: texts.approve, icon: IconCheck, prominent: true },
  settle: { label: texts.settle, icon: IconReceiptRefund },
  give_account: { label: texts.giveAccount, icon: IconBuildingBank, prominent: true },
  reopen: { label: texts.reopen, icon: IconArrowBack },
  decline: { label: texts.decline, icon: IconX, danger: true },
}

const isStep = (action: RefundAction): action is RefundStep => action !== 'order'

export const RefundsScreen = () => {
  const mayWrite = useMay()('payments:write')
  const [step, setStep] = useState<{ row: RefundRow; step: RefundStep }>()
  const payment = useOpenInUrl('placilo')
  const application = useOpenInUrl('vloga')
  const navigate = useNavigate()
  const rowActions = (row: RefundRow): (RowAction | false)[] => [
    ...row.actions.filter(isStep).map((action) => ({ ...steps[action], onClick: () => setStep({ row, step: action }) })),
    row.payment_id !== null && {
      label: texts.toPayment,
      icon: IconCash,
      onClick: () => void navigate({ to: '/placila', search: { placilo: row.payment_id ?? '' } }),
    },
    row.order?.void === false &&
      mayWrite && { label: texts.download, icon: IconDownload, onClick: () => void downloadOrder(row.order?.id ?? '') },
  ]
  const closeProposal = () => {
    payment.open(undefined)
    application.open(undefined)
  }
  return (
    <>
      <ListScreen
        id="refunds"
        title={texts.refunds}
        operation={listRefunds}
        filters={filters}
        cells={{
          status: (row) => <StatusBadge tone={tones[row.status]}>{t(refundStatusLabels[row.status])}</StatusBadge>,
          application_number: ({ application: linked }) =>
            linked && (
              <Link to="/vloge/$id" params={{ id: linked.id }}>
                {linked.number}
              </Link>
            ),
          credit_note_number: ({ credit_note: note }) =>
            note && (
              <Link to="/racuni" search={{ racun: note.id }}>
                {note.number}
              </Link>
            ),
        }}
        rowActions={rowActions}
        actions={mayWrite && <OrderButton />}
        empty={{ title: texts.none, text: texts.noneHint }}
        live="refunds"
      />
      <ProposeRefundDialog source={{ payment_id: payment.id, application_id: application.id }} onClose={closeProposal} />
      {step && <RefundStepDialog {...step} onClose={() => setStep(undefined)} />}
    </>
  )
}
