import { checkStatement } from '@dovolilnice/contract/payments/statements/check-statement'
import { deletePayment } from '@dovolilnice/contract/payments/delete-payment'
import { findOpenApplications } from '@dovolilnice/contract/payments/find-open-applications'
import { getPayment } from '@dovolilnice/contract/payments/get-payment'
import { ignorePayment } from '@dovolilnice/contract/payments/ignore-payment'
import { listInvoicesNotSent } from '@dovolilnice/contract/payments/list-invoices-not-sent'
import { listPaidApplications } from '@dovolilnice/contract/payments/list-paid-applications'
import { listPayments } from '@dovolilnice/contract/payments/list-payments'
import { listStatements } from '@dovolilnice/contract/payments/statements/list-statements'
import { createStatementMapping } from '@dovolilnice/contract/payments/mappings/create-statement-mapping'
import { deleteStatementMapping } from '@dovolilnice/contract/payments/mappings/delete-statement-mapping'
import { listStatementMappings } from '@dovolilnice/contract/payments/mappings/list-statement-mappings'
import { previewStatement } from '@dovolilnice/contract/payments/mappings/preview-statement'
import { updateStatementMapping } from '@dovolilnice/contract/payments/mappings/update-statement-mapping'
import { matchPaymentByHand } from '@dovolilnice/contract/payments/match-payment'
import { readApplicationPayments } from '@dovolilnice/contract/payments/read-application-payments'
import { readUpload } from '@dovolilnice/contract/payments/statements/read-upload'
import { seePayment } from '@dovolilnice/contract/payments/see-payment'
import { sumPaidApplications } from '@dovolilnice/contract/payments/sum-paid-applications'
import { takeBackPayment } from '@dovolilnice/contract/payments/take-back-payment'
import { undoPayment } from '@dovolilnice/contract/payments/undo-payment'
import { uploadStatement } from '@dovolilnice/contract/payments/statements/upload-statement'
import { implement, implementPrepared } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { handleGetPayment } from './list/get-payment.ts'
import { handleCheckStatement, handleListPayments, handleListStatements } from './list/list-payments.ts'
import * as paid from './list/paid-applications.ts'
import { paymentSearch } from './list/payment-search.ts'
import { paymentPrivacy } from './payment-privacy.ts'
import { paymentIdentified } from './payment-identified.ts'
import { paymentProcessing, paymentTables } from './payment-tables.ts'
import { settlePaidJob } from './settle/settle-paid.ts'
import { handlePreviewStatement } from './mappings/preview-statement.ts'
import * as mappings from './mappings/statement-mappings.ts'
import { handleMatchPayment } from './steps/match-payment.ts'
import { handleDeletePayment, handleIgnorePayment, handleUndoPayment } from './steps/set-aside.ts'
import { handleSeePayment, handleTakeBackPayment } from './steps/take-back.ts'
import { handleReadUpload } from './upload/read-upload.ts'
import { readStatementFile } from './upload/read-statement-file.ts'
import { handleUploadStatement } from './upload/upload-statement.ts'

export const paymentsFeature: Feature = {
  name: 'payments',
  tables: paymentTables,
  processing: paymentProcessing,
  identified: paymentIdentified,
  privacy: paymentPrivacy,
  search: paymentSearch,
  routes: [
    implementPrepared(uploadStatement, readStatementFile, handleUploadStatement),
    implement(readUpload, handleReadUpload),
    implement(previewStatement, handlePreviewStatement),
    implement(listStatementMappings, mappings.handleListStatementMappings),
    implement(createStatementMapping, mappings.handleCreateStatementMapping),
    implement(updateStatementMapping, mappings.handleUpdateStatementMapping),
    implement(deleteStatementMapping, mappings.handleDeleteStatementMapping),
    ...implementList(listPayments, handleListPayments),
    ...implementList(listStatements, handleListStatements),
    implement(checkStatement, handleCheckStatement),
    implement(sumPaidApplications, paid.handleSumPaidApplications),
    ...implementList(listPaidApplications, paid.handleListPaidApplications),
    ...implementList(listInvoicesNotSent, paid.handleListInvoicesNotSent),
    implement(findOpenApplications, paid.handleFindOpenApplications),
    implement(readApplicationPayments, paid.handleReadApplicationPayments),
    implement(getPayment, handleGetPayment),
    implement(matchPaymentByHand, handleMatchPayment),
    implement(ignorePayment, handleIgnorePayment),
    implement(undoPayment, handleUndoPayment),
    implement(deletePayment, handleDeletePayment),
    implement(takeBackPayment, handleTakeBackPayment),
    implement(seePayment, handleSeePayment),
  ],
  jobs: [settlePaidJob],
}
