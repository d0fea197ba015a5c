import { listRefunds } from '@dovolilnice/contract/refunds/list-refunds'
import { refundStatusLabels } from '@dovolilnice/contract/refunds/refund-labels'
import type { RefundRow } from '@dovolilnice/contract/refunds/refund'
import { refundStatuses } from '@dovolilnice/contract/refunds/refund-status'
import type { RefundAction, RefundStatus, RefundStep } from '@dovolilnice/contract/refunds/refund-status'
import { IconArrowBack, IconCash, IconBuildingBank, IconCheck, IconDownload, IconReceiptRefund, IconX } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import type { FilterOf, RowAction } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { useOpenInUrl } from '../../ui/overlays/use-open-in-url.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { StatusTone } from '../../ui/status-badge.tsx'
import { OrderButton, downloadOrder } from './order-button.tsx'
import { ProposeRefundDialog } from './propose-refund-dialog.tsx'
import { RefundStepDialog } from './refund-step-dialog.tsx'
import { texts } from './texts.ts'

const tones: Record<RefundStatus, StatusTone> = {
  proposed: 'warning',
  approved: 'active',
  ordered: 'active',
  paid: 'good',
  declined: 'over',
}

const filters: readonly FilterOf<typeof listRefunds>[] = [
  {
    key: 'status',
    label: texts.status,
    kind: 'choice',
    options: refundStatuses.map((value) => ({ value, label: refundStatusLabels[value] })),
  },
]

const steps: Record<RefundStep, Omit<RowAction, 'onClick'>> = {
  approve: { label: texts.approve, icon: <IconCheck size={16} />, prominent: true },
  settle: { label: texts.settle, icon: <IconReceiptRefund size={16} /> },
  give_account: { label: texts.giveAccount, icon: <IconBuildingBank size={16} />, prominent: true },
  reopen: { label: texts.reopen, icon: <IconArrowBack size={16} /> },
  decline: { label: texts.decline, icon: <IconX size={16} />, danger: true },
}

const isStep = (action: RefundAction): action is RefundStep => action !== 'order'

/** Money that goes back: proposed, approved by another person, ordered at the bank, paid. */
export const RefundsScreen = () => {
  const t = useTranslate()
  const mayWrite = useMay()('payments:write')
  const [step, setStep] = useState<{ row: RefundRow; step: RefundStep }>()
  const payment = useOpenInUrl('placilo')
  const application = useOpenInUrl('vloga')
  const navigate = useNavigate()
  const rowActions = (row: RefundRow): RowAction[] => [
    ...row.actions.filter(isStep).map((action) => ({ ...steps[action], onClick: () => setStep({ row, step: action }) })),
    ...(row.payment_id === null
      ? []
      : [
          {
            label: texts.toPayment,
            icon: <IconCash size={16} />,
            onClick: () => void navigate({ to: '/placila', search: { placilo: row.payment_id ?? '' } }),
          },
        ]),
    ...(row.order !== null && !row.order.void && mayWrite
      ? [{ label: texts.download, icon: <IconDownload size={16} />, onClick: () => void downloadOrder(row.order?.id ?? '') }]
      : []),
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
        searchKey="search"
        rowKey={(row) => row.id}
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
      <RefundStepDialog chosen={step} onClose={() => setStep(undefined)} />
    </>
  )
}
