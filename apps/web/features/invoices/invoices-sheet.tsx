import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { createInvoice, listInvoices } from '@dovolilnice/contract/invoices/operations'
import { invoiceKindLabels, type InvoiceRow } from '@dovolilnice/contract/invoices/invoice'
import { confirm, formatInstant, formatMoney, t, useAction, useLive, useMay, useOperation } from '../../platform/kit.ts'
import { IconReceiptEuro } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, OperationView, Sheet } from '../../ui/kit.ts'
import { CancelInvoiceDialog, InvoiceDialog } from './invoice-dialog.tsx'
import { InvoiceStatusBadge } from './invoice-status-badge.tsx'
import styles from './invoices.module.css'
import { texts } from './texts.ts'

export interface InvoicesSheetProps {
  /** On the record of its permit the id alone: nothing is issued there, and no invoice is nothing to say. */
  application: ApplicationDetails | Pick<ApplicationDetails, 'id'>
}

const InvoiceLine = ({ invoice, onOpen }: { invoice: InvoiceRow; onOpen: () => void }) => (
  <li>
    <Button look="quiet" small data-screen-only={undefined} onClick={onOpen}>
      {invoice.invoice_nr}
    </Button>
    {invoice.kind !== 'invoice' && <span>{t(invoiceKindLabels[invoice.kind])}</span>}
    <span>{formatMoney(invoice.amount)}</span>
    <span className={styles.soft}>{formatInstant(invoice.date_time)}</span>
    <InvoiceStatusBadge status={invoice.status} />
  </li>
)

const IssueButton = ({ application }: { application: ApplicationDetails }) => {
  const issue = useAction(createInvoice, { done: texts.issuedDone })
  const ask = async (): Promise<void> => {
    const text = t(texts.issueText, { amount: formatMoney(application.fee_cents) })
    if (await confirm({ title: texts.issue, text, action: texts.issue })) issue.mutate({ params: { id: application.id } })
  }
  return <Button label={t(texts.issue)} small icon={IconReceiptEuro} busy={issue.isPending} onClick={() => void ask()} />
}

const isPaid = ({ status }: ApplicationDetails): boolean => status === 'paid' || status === 'completed'

const Invoices = ({ application }: InvoicesSheetProps) => {
  const mayWrite = useMay()('invoices:write')
  const [opened, open] = useState<string>()
  const [cancelled, setCancelled] = useState<InvoiceRow>()
  const query = useOperation(listInvoices, { body: { itemsPerPage: 100, filters: { application_id: application.id } } }, { keep: true })
  useLive('invoices', () => query.refetch())
  const onPermit = !('status' in application)
  if (onPermit && (query.data?.items ?? []).length === 0) return query.isPending ? <div data-loading hidden /> : null
  const live = query.data?.items.some(({ kind, status }) => kind === 'invoice' && status !== 'cancelled')
  return (
    <Sheet
      title={t(texts.invoices)}
      actions={mayWrite && !onPermit && isPaid(application) && live === false && <IssueButton application={application} />}
    >
      <OperationView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.soft}>{t(texts.noneOfApplication)}</p>
          ) : (
            <ul className={styles.list}>
              {items.map((invoice) => (
                <InvoiceLine key={invoice.id} invoice={invoice} onOpen={() => open(invoice.id)} />
              ))}
            </ul>
          )
        }
      </OperationView>
      {opened !== undefined && cancelled === undefined && (
        <InvoiceDialog id={opened} onClose={() => open(undefined)} onCancel={setCancelled} />
      )}
      {cancelled !== undefined && <CancelInvoiceDialog invoice={cancelled} onClose={() => setCancelled(undefined)} />}
    </Sheet>
  )
}

export const InvoicesSheet = (props: InvoicesSheetProps) => (useMay()('invoices:read') ? <Invoices {...props} /> : null)
