import {
  approveRefund,
  declineRefund,
  giveRefundAccount,
  listRefunds,
  orderRefunds,
  proposeRefund,
  readRefundable,
  readRefundOrder,
  reopenRefund,
  settleRefund,
} from '@dovolilnice/contract/refunds/operations'
import { implement, type Feature, implementList } from '../../platform/http/feature.ts'
import { payCardRefundJob } from './card/pay-card-refund.ts'
import { handleListRefunds } from './list/list-refunds.ts'
import { refundSearch } from './list/refund-search.ts'
import { handleOrderRefunds, handleReadRefundOrder } from './order/order-refunds.ts'
import { refundPrivacy, refundProcessing, refundColumns, refundTables } from './refund-tables.ts'
import { handleReadRefundable } from './refundable.ts'
import * as decide from './steps/refund-steps.ts'
import { handleProposeRefund } from './steps/refund-steps.ts'

export const refundsFeature: Feature = {
  name: 'refunds',
  tables: refundTables,
  columns: refundColumns,
  processing: refundProcessing,
  privacy: refundPrivacy,
  search: refundSearch,
  routes: [
    implement(proposeRefund, handleProposeRefund),
    implement(readRefundable, handleReadRefundable),
    implement(approveRefund, decide.handleApproveRefund),
    implement(declineRefund, decide.handleDeclineRefund),
    implement(giveRefundAccount, decide.handleGiveRefundAccount),
    implement(reopenRefund, decide.handleReopenRefund),
    implement(settleRefund, decide.handleSettleRefund),
    implement(orderRefunds, handleOrderRefunds),
    implement(readRefundOrder, handleReadRefundOrder),
    ...implementList(listRefunds, handleListRefunds),
  ],
  jobs: [payCardRefundJob],
}
