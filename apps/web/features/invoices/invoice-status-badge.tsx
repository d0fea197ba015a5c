import { type InvoiceStatus, invoiceStatusLabels } from '@dovolilnice/contract/invoices/invoice'
import { t } from '../../platform/translate/translate.ts'
import { StatusBadge } from '../../ui/sheet.tsx'
import { invoiceTones } from '../../ui/status-tones.ts'

export const InvoiceStatusBadge = ({ status }: { status: InvoiceStatus }) => (
  <StatusBadge tone={invoiceTones[status]}>{t(invoiceStatusLabels[status])}</StatusBadge>
)
