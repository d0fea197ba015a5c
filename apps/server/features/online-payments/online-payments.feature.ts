import {
  confirmOnlinePayment,
  listApplicationOnlinePayments,
  openOnlinePayment,
  readOnlinePayment,
  receivePaymentNotice,
  startOnlinePayment,
  startOwnOnlinePayment,
} from '@dovolilnice/contract/online-payments/operations'
import { implement, implementPrepared, type Feature } from '../../platform/http/feature.ts'
import { askProviderJob } from './ask-provider.ts'
import { handleConfirmOnlinePayment, prepareConfirmation } from './confirm-payment.ts'
import { onlinePaymentPrivacy, onlinePaymentProcessing, onlinePaymentColumns, onlinePaymentTables } from './online-payment-tables.ts'
import { handleOpenOnlinePayment, handleStartOnlinePayment, handleStartOwnOnlinePayment, preparePage } from './start-payment.ts'
import * as read from './read-payment.ts'
import { handleReceivePaymentNotice } from './receive-notice.ts'

export const onlinePaymentsFeature: Feature = {
  name: 'online-payments',
  tables: onlinePaymentTables,
  columns: onlinePaymentColumns,
  processing: onlinePaymentProcessing,
  privacy: onlinePaymentPrivacy,
  routes: [
    implement(startOnlinePayment, handleStartOnlinePayment),
    implement(startOwnOnlinePayment, handleStartOwnOnlinePayment),
    implementPrepared(openOnlinePayment, preparePage, handleOpenOnlinePayment),
    implementPrepared(confirmOnlinePayment, prepareConfirmation, handleConfirmOnlinePayment),
    implement(receivePaymentNotice, handleReceivePaymentNotice),
    implement(readOnlinePayment, read.handleReadOnlinePayment),
    implement(listApplicationOnlinePayments, read.handleListApplicationOnlinePayments),
  ],
  jobs: [askProviderJob],
}
