import type { InvoiceRow } from '@dovolilnice/contract/invoices/invoice'
import { copyInvoice } from '@dovolilnice/contract/invoices/record/copy-invoice'
import { registerInvoice } from '@dovolilnice/contract/invoices/fiscal/register-invoice'
import { readInvoicePdf } from '@dovolilnice/contract/invoices/record/read-invoice-pdf'
import { readInvoiceXml } from '@dovolilnice/contract/invoices/record/read-invoice-xml'
import { resendInvoice } from '@dovolilnice/contract/invoices/send/resend-invoice'
import { sendInvoices } from '@dovolilnice/contract/invoices/send/send-invoices'
import { IconCopy, IconDownload, IconFileCode, IconReceiptRefund, IconSend, IconShieldCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { callForFile } from '../../platform/calls/call.ts'
import { reportFailure, useAction } from '../../platform/calls/query.ts'
import { confirm } from '../../platform/confirm.ts'
import { openFile, saveFile } from '../../platform/save-file.ts'
import type { RowAction } from '../../ui/list-screen/list-data.ts'
import { fiscalTexts } from './fiscal-texts.ts'
import { texts } from './texts.ts'

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
      [
        true,
        { label: texts.download, icon: <IconDownload size={16} />, onClick: () => save(callForFile(readInvoicePdf, { params: { id } })) },
      ],
      [
        invoice.has_xml,
        {
          label: texts.downloadXml,
          icon: <IconFileCode size={16} />,
          onClick: () => save(callForFile(readInvoiceXml, { params: { id } })),
        },
      ],
      [actions.includes('copy'), { label: texts.copy, icon: <IconCopy size={16} />, onClick: () => void print(id) }],
      [actions.includes('send'), { label: texts.send, icon: <IconSend size={16} />, onClick: () => send.mutate({ body: { ids: [id] } }) }],
      [actions.includes('resend'), { label: texts.resend, icon: <IconSend size={16} />, onClick: () => resend.mutate({ params: { id } }) }],
      [
        actions.includes('register'),
        { label: fiscalTexts.sendAgain, icon: <IconShieldCheck size={16} />, onClick: () => register.mutate({ params: { id } }) },
      ],
      [
        actions.includes('cancel'),
        { label: texts.storno, icon: <IconReceiptRefund size={16} />, onClick: () => onCancel(invoice), danger: true },
      ],
    ]
    return offered.flatMap(([may, action]) => (may ? [action] : []))
  }
}
