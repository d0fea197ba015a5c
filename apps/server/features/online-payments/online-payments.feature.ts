import { confirmOnlinePayment } from '@dovolilnice/contract/online-payments/confirm-online-payment'
import { listApplicationOnlinePayments } from '@dovolilnice/contract/online-payments/list-application-online-payments'
import { openOnlinePayment } from '@dovolilnice/contract/online-payments/open-online-payment'
import { readOnlinePayment } from '@dovolilnice/contract/online-payments/read-online-payment'
import { receivePaymentNotice } from '@dovolilnice/contract/online-payments/receive-payment-notice'
import { startOnlinePayment } from '@dovolilnice/contract/online-payments/start-online-payment'
import { startOwnOnlinePayment } from '@dovolilnice/contract/online-payments/start-own-online-payment'
import { implement, implementPrepared } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { askProviderJob } from './ask-provider.ts'
import { handleConfirmOnlinePayment, prepareConfirmation } from './confirm-payment.ts'
import { onlinePaymentPrivacy } from './online-payment-privacy.ts'
import { onlinePaymentProcessing, onlinePaymentTables } from './online-payment-tables.ts'
import { handleOpenOnlinePayment, preparePage } from './open-payment.ts'
import * as read from './read-payment.ts'
import { handleReceivePaymentNotice } from './receive-notice.ts'
import { handleStartOnlinePayment, handleStartOwnOnlinePayment } from './start-payment.ts'

export const onlinePaymentsFeature: Feature = {
  name: 'online-payments',
  tables: onlinePaymentTables,
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
