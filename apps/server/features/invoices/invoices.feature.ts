import { readFiscalStatus } from '@dovolilnice/contract/invoices/fiscal/read-fiscal-status'
import { registerBusinessPremise } from '@dovolilnice/contract/invoices/fiscal/register-business-premise'
import { registerInvoice } from '@dovolilnice/contract/invoices/fiscal/register-invoice'
import { cancelInvoice } from '@dovolilnice/contract/invoices/issue/cancel-invoice'
import { createInvoice } from '@dovolilnice/contract/invoices/issue/create-invoice'
import { createBusinessPremise } from '@dovolilnice/contract/invoices/premises/create-business-premise'
import { createCashDevice } from '@dovolilnice/contract/invoices/premises/create-cash-device'
import { listBusinessPremises } from '@dovolilnice/contract/invoices/premises/list-business-premises'
import { updateBusinessPremise } from '@dovolilnice/contract/invoices/premises/update-business-premise'
import { updateCashDevice } from '@dovolilnice/contract/invoices/premises/update-cash-device'
import { copyInvoice } from '@dovolilnice/contract/invoices/record/copy-invoice'
import { getInvoice } from '@dovolilnice/contract/invoices/record/get-invoice'
import { listInvoices } from '@dovolilnice/contract/invoices/record/list-invoices'
import { readInvoicePdf } from '@dovolilnice/contract/invoices/record/read-invoice-pdf'
import { readInvoiceXml } from '@dovolilnice/contract/invoices/record/read-invoice-xml'
import { readSending } from '@dovolilnice/contract/invoices/send/read-sending'
import { resendInvoice } from '@dovolilnice/contract/invoices/send/resend-invoice'
import { sendInvoices } from '@dovolilnice/contract/invoices/send/send-invoices'
import { implement, implementPrepared } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { fiscalMetrics } from './fiscal/fiscal-metrics.ts'
import { handleReadFiscalStatus } from './fiscal/fiscal-status.ts'
import { askAboutPremise, handleRegisterBusinessPremise } from './fiscal/register-premise.ts'
import { handleRegisterInvoice } from './fiscal/send-again.ts'
import { fiscalTables } from './fiscal/fiscal-tables.ts'
import { registerInvoiceJob } from './fiscal/register-invoice.ts'
import { invoiceFilesInUse } from './invoice-files.ts'
import { invoicePrivacy } from './invoice-privacy.ts'
import { invoiceProcessing } from './invoice-processing.ts'
import { invoiceTables } from './invoice-tables.ts'
import { handleCancelInvoice } from './issue/cancel-invoice.ts'
import { handleCreateInvoice } from './issue/create-invoice.ts'
import { handleCopyInvoice, handleReadInvoicePdf, handleReadInvoiceXml } from './paper/read-invoice-paper.ts'
import { handleCreateCashDevice, handleUpdateCashDevice } from './premises/devices.ts'
import { handleCreateBusinessPremise, handleListBusinessPremises, handleUpdateBusinessPremise } from './premises/premises.ts'
import { invoiceSearch } from './record/invoice-search.ts'
import { handleListInvoices } from './record/list-invoices.ts'
import { handleGetInvoice } from './record/read-invoice.ts'
import { mailInvoicesJob } from './send/mail-invoices.ts'
import { handleReadSending, handleResendInvoice, handleSendInvoices } from './send/send-invoices.ts'

export const invoicesFeature: Feature = {
  name: 'invoices',
  tables: { ...invoiceTables, ...fiscalTables },
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
