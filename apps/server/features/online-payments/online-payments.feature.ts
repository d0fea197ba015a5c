import type { Feature } from '../../platform/http/feature.ts'
import { askProviderJob } from './ask-provider.ts'
import { handleConfirmOnlinePayment } from './confirm-payment.ts'
import { onlinePaymentPrivacy, onlinePaymentTables } from './online-payment-tables.ts'
import { handleOpenOnlinePayment, handleStartOnlinePayment, handleStartOwnOnlinePayment } from './start-payment.ts'
import { handleReadOnlinePayment, handleListApplicationOnlinePayments } from './read-payment.ts'
import { handleReceivePaymentNotice } from './receive-notice.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

export const onlinePaymentsFeature: Feature = {
  name: 'online-payments',
  ...ownTables(onlinePaymentTables),
  privacy: onlinePaymentPrivacy,
  routes: [
    handleStartOnlinePayment,
    handleStartOwnOnlinePayment,
    handleOpenOnlinePayment,
    handleConfirmOnlinePayment,
    handleReceivePaymentNotice,
    handleReadOnlinePayment,
    handleListApplicationOnlinePayments,
  ],
  jobs: [askProviderJob],
}
