import { type InvoiceStatus, invoiceStatusLabels } from '@dovolilnice/contract/invoices/invoice'
import { t } from '../../platform/kit.ts'
import { invoiceTones, StatusBadge } from '../../ui/kit.ts'

export const InvoiceStatusBadge = ({ status }: { status: InvoiceStatus }) => (
  <StatusBadge tone={invoiceTones[status]}>{t(invoiceStatusLabels[status])}</StatusBadge>
)
