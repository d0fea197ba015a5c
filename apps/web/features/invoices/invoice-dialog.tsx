import { type InvoiceDetails, invoiceKindLabels, type InvoiceRow, paymentMethodLabels } from '@dovolilnice/contract/invoices/invoice'
import {
  callForFile,
  confirm,
  formatInstant,
  formatMoney,
  formatValidity,
  openFile,
  reportFailure,
  saveFile,
  t,
  useAction,
  useLive,
  useOperation,
} from '../../platform/kit.ts'
import styles from './invoices.module.css'
import { texts } from './texts.ts'
import {
  cancelInvoice,
  copyInvoice,
  getInvoice,
  readInvoicePdf,
  readInvoiceXml,
  resendInvoice,
  sendInvoices,
} from '@dovolilnice/contract/invoices/operations'
import { registerInvoice } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import { IconCopy, IconDownload, IconFileCode, IconReceiptRefund, IconSend, IconShieldCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Button, ButtonLink, Facts, Modal, Notice, OperationView, type RowAction, Stacked, StepDialog } from '../../ui/kit.ts'
import { fiscalTexts } from './fiscal-texts.ts'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { type BodyOf, fieldsOf, FormButtons } from '../../ui/form/kit.ts'
import { InvoiceFiscalNotice } from './invoice-fiscal-notice.tsx'
import { InvoiceStatusBadge } from './invoice-status-badge.tsx'

const InvoiceLines = ({ invoice }: { invoice: Pick<InvoiceDetails, 'lines' | 'vat'> }) => {
  const rateOf = (basisPoints: number | null): string => (basisPoints === null ? t(texts.outside) : `${basisPoints / 100} %`)
  return (
    <section>
      <h3>{t(texts.lines)}</h3>
      <table className={styles.lines}>
        <tbody>
          {invoice.lines.map((line) => (
            <tr key={`${line.code} ${line.text.sl}`}>
              <th scope="row">
                {t(line.text)}
                {line.explanation !== null && <small>{t(line.explanation)}</small>}
              </th>
              <td>{formatMoney(line.cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {invoice.vat.map((group) => (
            <tr key={group.vat_basis_points}>
              <th scope="row">
                {`${t(texts.vat)} ${rateOf(group.vat_basis_points)}, ${t(texts.base).toLowerCase()} ${formatMoney(group.taxable_cents)}`}
              </th>
              <td>{formatMoney(group.tax_cents)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )
}

/** What a row, a dialog and an application's sheet offer for an invoice: its own actions, and its file for everyone who sees it. */
export const useInvoiceActions = (onCancel: (invoice: InvoiceRow) => void) => {
  const client = useQueryClient()
  const send = useAction(sendInvoices, { done: texts.sent })
  const resend = useAction(resendInvoice, { done: texts.sent })
  const register = useAction(registerInvoice, { done: fiscalTexts.sentAgain })
  const save = (file: Promise<File>): void => void file.then(saveFile).catch(reportFailure)
  const print = async (id: string): Promise<void> => {
    if (!(await confirm({ title: texts.copy, text: texts.copyText, action: texts.copy }))) return
    await callForFile(copyInvoice, { params: { id } }).then(openFile).catch(reportFailure)
    await client.invalidateQueries()
  }
  return (invoice: InvoiceRow): RowAction[] => {
    const { id, actions } = invoice
    const offered: readonly (readonly [boolean, RowAction])[] = [
      [true, { label: texts.download, icon: IconDownload, onClick: () => save(callForFile(readInvoicePdf, { params: { id } })) }],
      [
        invoice.has_xml,
        { label: texts.downloadXml, icon: IconFileCode, onClick: () => save(callForFile(readInvoiceXml, { params: { id } })) },
      ],
      [actions.includes('copy'), { label: texts.copy, icon: IconCopy, onClick: () => void print(id) }],
      [actions.includes('send'), { label: texts.send, icon: IconSend, onClick: () => send.mutate({ body: { ids: [id] } }) }],
      [actions.includes('resend'), { label: texts.again, icon: IconSend, onClick: () => resend.mutate({ params: { id } }) }],
      [
        actions.includes('register'),
        { label: fiscalTexts.sendAgain, icon: IconShieldCheck, onClick: () => register.mutate({ params: { id } }) },
      ],
      [actions.includes('cancel'), { label: texts.storno, icon: IconReceiptRefund, onClick: () => onCancel(invoice), danger: true }],
    ]
    return offered.flatMap(([may, action]) => (may ? [action] : []))
  }
}

interface DialogProps {
  id: string
  onClose: () => void
  onCancel: (invoice: InvoiceRow) => void
}

const invoiceFacts = (invoice: InvoiceDetails) => {
  const { payer } = invoice
  return [
    { label: t(texts.payer), value: `${payer.name}, ${addressLine(payer)}`, wide: true },
    { label: t(texts.taxNumber), value: payer.tax_number },
    { label: t(texts.amount), value: <strong>{formatMoney(invoice.amount)}</strong> },
    { label: t(texts.method), value: t(paymentMethodLabels[invoice.payment_method_name]) },
    { label: t(texts.issued), value: formatInstant(invoice.date_time) },
    { label: t(texts.issuedBy), value: invoice.issued_by_name },
    { label: t(texts.service), value: formatValidity(invoice.service_from, invoice.service_until) },
    { label: t(texts.transaction), value: invoice.transaction_id },
    { label: t(invoice.kind === 'credit' ? texts.credits : texts.takesBack), value: invoice.reference_invoice?.number },
    { label: t(texts.takenBackBy), value: invoice.cancelled_by?.number },
    {
      label: t(texts.creditedBy),
      value: invoice.credit_notes.map(({ number, amount }) => `${number}: ${formatMoney(amount)}`).join('; '),
      wide: true,
    },
    { label: t(texts.reason), value: invoice.reason, wide: true },
    { label: t(texts.zoi), value: invoice.zoi, wide: true },
    { label: t(texts.eor), value: invoice.eor, wide: true },
    { label: t(texts.sentAt), value: invoice.sent_at && `${formatInstant(invoice.sent_at)} · ${invoice.email ?? ''}`, wide: true },
    {
      label: t(texts.copies),
      value: invoice.copies
        .map(({ copy_number: number, made_at: at, made_by_name: who }) => t(texts.copyLine, { number, at: formatInstant(at), who }))
        .join('; '),
      wide: true,
    },
  ]
}

const Unmailable = ({ invoice }: { invoice: InvoiceDetails }) => {
  if (invoice.payer.is_budget_user) return <Notice tone="warning" title={t(texts.ujp)} />
  return invoice.email === null ? <Notice tone="warning" title={t(texts.noEmail)} /> : null
}

const InvoiceBody = ({ invoice, onCancel }: { invoice: InvoiceDetails; onCancel: DialogProps['onCancel'] }) => (
  <Stacked>
    <div>
      <InvoiceStatusBadge status={invoice.status} />
    </div>
    <InvoiceFiscalNotice invoice={invoice} />
    <Unmailable invoice={invoice} />
    <Facts facts={invoiceFacts(invoice)} />
    <InvoiceLines invoice={invoice} />
    <FormButtons>
      <ButtonLink look="plain" to="/vloge/$id" params={{ id: invoice.application_id }}>
        {`${t(texts.application)} ${invoice.application_number}`}
      </ButtonLink>
      {useInvoiceActions(onCancel)(invoice).map(({ label, icon, danger, onClick }) => (
        <Button label={t(label)} key={label.sl} look="plain" danger={danger} icon={icon} onClick={onClick} />
      ))}
    </FormButtons>
  </Stacked>
)

export const InvoiceDialog = ({ id, onClose, onCancel }: DialogProps) => {
  const query = useOperation(getInvoice, { params: { id } })
  useLive('invoices', () => query.refetch())
  const title = query.data === undefined ? t(texts.invoice) : `${t(invoiceKindLabels[query.data.kind])} ${query.data.invoice_nr}`
  return (
    <Modal opened onClose={onClose} size={760} title={title}>
      <OperationView query={query}>{(invoice) => <InvoiceBody invoice={invoice} onCancel={onCancel} />}</OperationView>
    </Modal>
  )
}

const { CheckboxField, TextAreaField } = fieldsOf<BodyOf<typeof cancelInvoice>>()

export const CancelInvoiceDialog = ({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) => {
  const atCounter = invoice.payment_method_name === 'cash' || invoice.payment_method_name === 'card'
  return (
    <StepDialog
      title={t(texts.stornoTitle, { number: invoice.invoice_nr })}
      operation={cancelInvoice}
      params={{ id: invoice.id }}
      defaults={{ reason: '', money_stays: false }}
      submit={t(texts.storno)}
      danger
      done={texts.cancelled}
      onClose={onClose}
    >
      <p>{t(texts.stornoText, { amount: formatMoney(-invoice.amount) })}</p>
      {atCounter && (
        <>
          <p>{t(texts.stornoCounter)}</p>
          <CheckboxField name="money_stays" label={t(texts.moneyStays)} />
        </>
      )}
      <TextAreaField name="reason" label={t(texts.reason)} description={t(texts.stornoReasonHint)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}
