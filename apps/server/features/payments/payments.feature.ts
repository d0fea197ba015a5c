import type { Feature } from '../../platform/http/feature.ts'
import { handleCheckStatement, handleGetPayment, handleListPayments, handleListStatements, paymentSearch } from './list/list-payments.ts'
import * as paid from './list/paid-applications.ts'
import { paymentIdentified, paymentPrivacy, paymentTables } from './payment-tables.ts'
import { settlePaidJob } from './settle/settle-paid.ts'
import { handlePreviewStatement } from './mappings/preview-statement.ts'
import * as mappings from './mappings/statement-mappings.ts'
import { handleClearPayment, handleReadClearingItems } from './clear/clear-payment.ts'
import { handleListSettlements, handleUploadSettlement } from './settlements/upload-settlement.ts'
import { handleMatchPayment } from './steps/match-payment.ts'
import { handleDeletePayment, handleIgnorePayment, handleUndoPayment } from './steps/set-aside.ts'
import { handleSeePayment, handleTakeBackPayment } from './steps/take-back.ts'
import { handleReadUpload } from './upload/read-upload.ts'
import { handleUploadStatement } from './upload/upload-statement.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

export const paymentsFeature: Feature = {
  name: 'payments',
  ...ownTables(paymentTables),
  identified: paymentIdentified,
  privacy: paymentPrivacy,
  search: paymentSearch,
  routes: [
    handleUploadStatement,
    handleReadUpload,
    handlePreviewStatement,
    mappings.handleListStatementMappings,
    mappings.handleCreateStatementMapping,
    mappings.handleUpdateStatementMapping,
    mappings.handleDeleteStatementMapping,
    handleListPayments,
    handleListStatements,
    handleCheckStatement,
    paid.handleSumPaidApplications,
    paid.handleListPaidApplications,
    paid.handleListInvoicesNotSent,
    paid.handleFindOpenApplications,
    paid.handleReadApplicationPayments,
    handleGetPayment,
    handleMatchPayment,
    handleIgnorePayment,
    handleUndoPayment,
    handleDeletePayment,
    handleTakeBackPayment,
    handleSeePayment,
    handleReadClearingItems,
    handleClearPayment,
    handleUploadSettlement,
    handleListSettlements,
  ],
  jobs: [settlePaidJob],
}
