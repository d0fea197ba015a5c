import { approveRefund } from '@dovolilnice/contract/refunds/approve-refund'
import { declineRefund } from '@dovolilnice/contract/refunds/decline-refund'
import { giveRefundAccount } from '@dovolilnice/contract/refunds/give-refund-account'
import { listRefunds } from '@dovolilnice/contract/refunds/list-refunds'
import { orderRefunds } from '@dovolilnice/contract/refunds/order-refunds'
import { proposeRefund } from '@dovolilnice/contract/refunds/propose-refund'
import { readRefundOrder } from '@dovolilnice/contract/refunds/read-refund-order'
import { readRefundable } from '@dovolilnice/contract/refunds/read-refundable'
import { reopenRefund } from '@dovolilnice/contract/refunds/reopen-refund'
import { settleRefund } from '@dovolilnice/contract/refunds/settle-refund'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { payCardRefundJob } from './card/pay-card-refund.ts'
import { handleListRefunds } from './list/list-refunds.ts'
import { refundSearch } from './list/refund-search.ts'
import { handleOrderRefunds, handleReadRefundOrder } from './order/order-refunds.ts'
import { refundPrivacy } from './refund-privacy.ts'
import { refundProcessing, refundTables } from './refund-tables.ts'
import { handleReadRefundable } from './refundable.ts'
import * as decide from './steps/decide-refund.ts'
import { handleProposeRefund } from './steps/propose-refund.ts'

export const refundsFeature: Feature = {
  name: 'refunds',
  tables: refundTables,
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
