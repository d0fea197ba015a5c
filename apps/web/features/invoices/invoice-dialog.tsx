import { invoiceKindLabels, paymentMethodLabels } from '@dovolilnice/contract/invoices/invoice-labels'
import type { InvoiceDetails, InvoiceRow } from '@dovolilnice/contract/invoices/invoice'
import { getInvoice } from '@dovolilnice/contract/invoices/record/get-invoice'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { useLive } from '../../platform/live.ts'
import { useOperation } from '../../platform/calls/query.ts'
import { formatInstant, formatValidity } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { Stacked } from '../../ui/sheet.tsx'
import { InvoiceFiscalNotice } from './invoice-fiscal-notice.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceStatusBadge } from './invoice-status-badge.tsx'
import { texts } from './texts.ts'
import { useInvoiceActions } from './use-invoice-actions.tsx'

interface DialogProps {
  id: string
  onClose: () => void
  onCancel: (invoice: InvoiceRow) => void
}

const useInvoiceFacts = (invoice: InvoiceDetails) => {
  const t = useTranslate()
  const locale = useLocale()
  const { payer } = invoice
  return [
    { label: t(texts.payer), value: `${payer.name}, ${addressLine(payer)}`, wide: true },
    { label: t(texts.taxNumber), value: payer.tax_number },
    { label: t(texts.amount), value: <strong>{formatCents(invoice.amount, locale)}</strong> },
    { label: t(texts.paymentMethod), value: t(paymentMethodLabels[invoice.payment_method_name]) },
    { label: t(texts.issued), value: formatInstant(invoice.date_time, locale) },
    { label: t(texts.issuedBy), value: invoice.issued_by_name },
    { label: t(texts.service), value: formatValidity(invoice.service_from, invoice.service_until, locale) },
    { label: t(texts.transaction), value: invoice.transaction_id },
    { label: t(invoice.kind === 'credit' ? texts.credits : texts.takesBack), value: invoice.reference_invoice?.number },
    { label: t(texts.takenBackBy), value: invoice.cancelled_by?.number },
    {
      label: t(texts.creditedBy),
      value: invoice.credit_notes.map(({ number, amount }) => `${number}: ${formatCents(amount, locale)}`).join('; '),
      wide: true,
    },
    { label: t(texts.reason), value: invoice.reason, wide: true },
    { label: t(texts.zoi), value: invoice.zoi, wide: true },
    { label: t(texts.eor), value: invoice.eor, wide: true },
    { label: t(texts.sentAt), value: invoice.sent_at && `${formatInstant(invoice.sent_at, locale)} · ${invoice.email ?? ''}`, wide: true },
    {
      label: t(texts.copies),
      value: invoice.copies
        .map(({ copy_number: number, made_at: at, made_by_name: who }) => t(texts.copyLine, { number, at: formatInstant(at, locale), who }))
        .join('; '),
      wide: true,
    },
  ]
}

/** Why it does not go by mail. */
const Unmailable = ({ invoice }: { invoice: InvoiceDetails }) => {
  const t = useTranslate()
  if (invoice.payer.is_budget_user) return <Notice tone="warning" title={t(texts.ujp)} />
  return invoice.email === null ? <Notice tone="warning" title={t(texts.noEmail)} /> : null
}

const InvoiceBody = ({ invoice, onCancel }: { invoice: InvoiceDetails; onCancel: DialogProps['onCancel'] }) => {
  const t = useTranslate()
  const actionsOf = useInvoiceActions(onCancel)
  return (
    <Stacked>
      <div>
        <InvoiceStatusBadge status={invoice.status} />
      </div>
      <InvoiceFiscalNotice invoice={invoice} />
      <Unmailable invoice={invoice} />
      <Facts facts={useInvoiceFacts(invoice)} />
      <InvoiceLines invoice={invoice} />
      <FormButtons>
        <ButtonLink look="plain" to="/vloge/$id" params={{ id: invoice.application_id }}>
          {`${t(texts.application)} ${invoice.application_number}`}
        </ButtonLink>
        {actionsOf(invoice).map(({ label, icon, danger, onClick }) => (
          <Button key={label.sl} look="plain" danger={danger} icon={icon} onClick={onClick}>
            {t(label)}
          </Button>
        ))}
      </FormButtons>
    </Stacked>
  )
}

/** One invoice, whole, with what may be done with it. */
export const InvoiceDialog = ({ id, onClose, onCancel }: DialogProps) => {
  const t = useTranslate()
  const query = useOperation(getInvoice, { params: { id } })
  useLive('invoices', () => query.refetch())
  const title = query.data === undefined ? t(texts.invoice) : `${t(invoiceKindLabels[query.data.kind])} ${query.data.invoice_nr}`
  return (
    <Modal opened onClose={onClose} size={760} title={title}>
      <OperationView query={query}>{(invoice) => <InvoiceBody invoice={invoice} onCancel={onCancel} />}</OperationView>
    </Modal>
  )
}
