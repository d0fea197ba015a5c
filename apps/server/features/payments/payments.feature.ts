import { clearPayment, readClearingItems } from '@dovolilnice/contract/payments/clearing/clearing'
import { listSettlements, uploadSettlement } from '@dovolilnice/contract/payments/settlements/settlements'
import {
  deletePayment,
  findOpenApplications,
  getPayment,
  ignorePayment,
  listInvoicesNotSent,
  listPaidApplications,
  listPayments,
  matchPaymentByHand,
  readApplicationPayments,
  seePayment,
  sumPaidApplications,
  takeBackPayment,
  undoPayment,
} from '@dovolilnice/contract/payments/operations'
import { checkStatement, listStatements } from '@dovolilnice/contract/payments/statements/list-statements'
import {
  createStatementMapping,
  deleteStatementMapping,
  listStatementMappings,
  previewStatement,
  updateStatementMapping,
} from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { readUpload } from '@dovolilnice/contract/payments/statements/read-upload'
import { uploadStatement } from '@dovolilnice/contract/payments/statements/upload-statement'
import { implement, implementPrepared, type Feature, implementList } from '../../platform/http/feature.ts'
import { handleCheckStatement, handleGetPayment, handleListPayments, handleListStatements, paymentSearch } from './list/list-payments.ts'
import * as paid from './list/paid-applications.ts'
import { paymentIdentified, paymentPrivacy, paymentProcessing, paymentColumns, paymentTables } from './payment-tables.ts'
import { settlePaidJob } from './settle/settle-paid.ts'
import { handlePreviewStatement } from './mappings/preview-statement.ts'
import * as mappings from './mappings/statement-mappings.ts'
import { handleClearPayment, handleReadClearingItems } from './clear/clear-payment.ts'
import { handleListSettlements, handleUploadSettlement, readSettlementFile } from './settlements/upload-settlement.ts'
import { handleMatchPayment } from './steps/match-payment.ts'
import { handleDeletePayment, handleIgnorePayment, handleUndoPayment } from './steps/set-aside.ts'
import { handleSeePayment, handleTakeBackPayment } from './steps/take-back.ts'
import { handleReadUpload, readStatementFile } from './upload/read-upload.ts'
import { handleUploadStatement } from './upload/upload-statement.ts'

export const paymentsFeature: Feature = {
  name: 'payments',
  tables: paymentTables,
  columns: paymentColumns,
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
    implement(readClearingItems, handleReadClearingItems),
    implement(clearPayment, handleClearPayment),
    implementPrepared(uploadSettlement, readSettlementFile, handleUploadSettlement),
    implement(listSettlements, handleListSettlements),
  ],
  jobs: [settlePaidJob],
}
