import type { Feature } from '../../platform/http/feature.ts'
import { fiscalMetrics, handleReadFiscalStatus } from './fiscal/fiscal-status.ts'
import { fiscalTables, handleRegisterBusinessPremise } from './fiscal/register-premise.ts'
import { handleRegisterInvoice } from './fiscal/send-again.ts'
import { registerInvoiceJob } from './fiscal/register-invoice.ts'
import { invoiceFilesInUse, invoicePrivacy, invoiceTables } from './invoice-tables.ts'
import { handleCancelInvoice } from './issue/cancel-invoice.ts'
import { handleCreateInvoice } from './issue/issue-invoice.ts'
import { handleCopyInvoice, handleReadInvoicePdf, handleReadInvoiceXml } from './paper/read-invoice-paper.ts'
import { handleCreateCashDevice, handleUpdateCashDevice } from './premises/devices.ts'
import { handleCreateBusinessPremise, handleListBusinessPremises, handleUpdateBusinessPremise } from './premises/premises.ts'
import { handleGetInvoice, handleListInvoices, invoiceSearch } from './record/read-invoice.ts'
import { handleReadSending, handleResendInvoice, handleSendInvoices, mailInvoicesJob } from './send/send-invoices.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

export const invoicesFeature: Feature = {
  name: 'invoices',
  ...ownTables({ ...invoiceTables, ...fiscalTables }),
  gauges: fiscalMetrics,
  privacy: invoicePrivacy,
  search: invoiceSearch,
  filesInUse: invoiceFilesInUse,
  routes: [
    handleListBusinessPremises,
    handleCreateBusinessPremise,
    handleUpdateBusinessPremise,
    handleRegisterBusinessPremise,
    handleCreateCashDevice,
    handleUpdateCashDevice,
    handleListInvoices,
    handleGetInvoice,
    handleCreateInvoice,
    handleCancelInvoice,
    handleRegisterInvoice,
    handleReadFiscalStatus,
    handleReadInvoicePdf,
    handleReadInvoiceXml,
    handleCopyInvoice,
    handleSendInvoices,
    handleReadSending,
    handleResendInvoice,
  ],
  jobs: [mailInvoicesJob, registerInvoiceJob],
}
