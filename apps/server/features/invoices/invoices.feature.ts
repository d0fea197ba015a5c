import { readFiscalStatus, registerBusinessPremise, registerInvoice } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import {
  cancelInvoice,
  copyInvoice,
  createInvoice,
  getInvoice,
  listInvoices,
  readInvoicePdf,
  readInvoiceXml,
  readSending,
  resendInvoice,
  sendInvoices,
} from '@dovolilnice/contract/invoices/operations'
import {
  createBusinessPremise,
  createCashDevice,
  listBusinessPremises,
  updateBusinessPremise,
  updateCashDevice,
} from '@dovolilnice/contract/invoices/premises/premises'
import { implement, implementPrepared, type Feature, implementList } from '../../platform/http/feature.ts'
import { fiscalMetrics, handleReadFiscalStatus } from './fiscal/fiscal-status.ts'
import { askAboutPremise, fiscalTables, handleRegisterBusinessPremise } from './fiscal/register-premise.ts'
import { handleRegisterInvoice } from './fiscal/send-again.ts'
import { registerInvoiceJob } from './fiscal/register-invoice.ts'
import { invoiceFilesInUse, invoicePrivacy, invoiceProcessing, invoiceColumns, invoiceTables } from './invoice-tables.ts'
import { handleCancelInvoice } from './issue/cancel-invoice.ts'
import { handleCreateInvoice } from './issue/issue-invoice.ts'
import { handleCopyInvoice, handleReadInvoicePdf, handleReadInvoiceXml } from './paper/read-invoice-paper.ts'
import { handleCreateCashDevice, handleUpdateCashDevice } from './premises/devices.ts'
import { handleCreateBusinessPremise, handleListBusinessPremises, handleUpdateBusinessPremise } from './premises/premises.ts'
import { handleGetInvoice, handleListInvoices, invoiceSearch } from './record/read-invoice.ts'
import { handleReadSending, handleResendInvoice, handleSendInvoices, mailInvoicesJob } from './send/send-invoices.ts'

export const invoicesFeature: Feature = {
  name: 'invoices',
  tables: { ...invoiceTables, ...fiscalTables },
  columns: invoiceColumns,
  processing: invoiceProcessing,
  gauges: fiscalMetrics,
  privacy: invoicePrivacy,
  search: invoiceSearch,
  filesInUse: invoiceFilesInUse,
  routes: [
    implement(listBusinessPremises, handleListBusinessPremises),
    implement(createBusinessPremise, handleCreateBusinessPremise),
    implement(updateBusinessPremise, handleUpdateBusinessPremise),
    implementPrepared(registerBusinessPremise, askAboutPremise, handleRegisterBusinessPremise),
    implement(createCashDevice, handleCreateCashDevice),
    implement(updateCashDevice, handleUpdateCashDevice),
    ...implementList(listInvoices, handleListInvoices),
    implement(getInvoice, handleGetInvoice),
    implement(createInvoice, handleCreateInvoice),
    implement(cancelInvoice, handleCancelInvoice),
    implement(registerInvoice, handleRegisterInvoice),
    implement(readFiscalStatus, handleReadFiscalStatus),
    implement(readInvoicePdf, handleReadInvoicePdf),
    implement(readInvoiceXml, handleReadInvoiceXml),
    implement(copyInvoice, handleCopyInvoice),
    implement(sendInvoices, handleSendInvoices),
    implement(readSending, handleReadSending),
    implement(resendInvoice, handleResendInvoice),
  ],
  jobs: [mailInvoicesJob, registerInvoiceJob],
}
