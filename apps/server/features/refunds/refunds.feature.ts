import type { Feature } from '../../platform/http/feature.ts'
import { payCardRefundJob } from './card/pay-card-refund.ts'
import { handleListRefunds, refundSearch } from './list/list-refunds.ts'
import { handleOrderRefunds, handleReadRefundOrder } from './order/order-refunds.ts'
import { refundPrivacy, refundTables } from './refund-tables.ts'
import { handleReadRefundable } from './refundable.ts'
import {
  handleApproveRefund,
  handleDeclineRefund,
  handleGiveRefundAccount,
  handleProposeRefund,
  handleReopenRefund,
  handleSettleRefund,
} from './steps/refund-steps.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

export const refundsFeature: Feature = {
  name: 'refunds',
  ...ownTables(refundTables),
  privacy: refundPrivacy,
  search: refundSearch,
  routes: [
    handleProposeRefund,
    handleReadRefundable,
    handleApproveRefund,
    handleDeclineRefund,
    handleGiveRefundAccount,
    handleReopenRefund,
    handleSettleRefund,
    handleOrderRefunds,
    handleReadRefundOrder,
    handleListRefunds,
  ],
  jobs: [payCardRefundJob],
}
