import { type InvoiceStatus, invoiceStatusLabels } from '@dovolilnice/contract/invoices/invoice'
import { useTranslate } from '../../platform/translate/translate.ts'
import { StatusBadge } from '../../ui/sheet.tsx'
import { invoiceTones } from '../../ui/status-tones.ts'

export const InvoiceStatusBadge = ({ status }: { status: InvoiceStatus }) => {
  const t = useTranslate()
  return <StatusBadge tone={invoiceTones[status]}>{t(invoiceStatusLabels[status])}</StatusBadge>
}
