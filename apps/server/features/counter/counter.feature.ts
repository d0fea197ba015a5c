import { addChangeMoney } from '@dovolilnice/contract/counter/add-change-money'
import { closeDrawer } from '@dovolilnice/contract/counter/close-drawer'
import { listClosings } from '@dovolilnice/contract/counter/closing-list'
import { getClosing } from '@dovolilnice/contract/counter/get-closing'
import { giveBackPayment } from '@dovolilnice/contract/counter/give-back-payment'
import { listMovements } from '@dovolilnice/contract/counter/movement-list'
import { payAtCounter } from '@dovolilnice/contract/counter/pay-at-counter'
import { readClosingPdf } from '@dovolilnice/contract/counter/read-closing-pdf'
import { readFeeReceipt } from '@dovolilnice/contract/counter/read-fee-receipt'
import { readDrawers } from '@dovolilnice/contract/counter/read-drawers'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { handleAddChangeMoney } from './add-change-money.ts'
import { handleCloseDrawer } from './close-drawer.ts'
import { handleReadClosingPdf } from './closing-pdf.ts'
import { handleGetClosing, handleListClosings } from './closings.ts'
import { counterPrivacy } from './counter-privacy.ts'
import { counterProcessing, counterTables } from './counter-tables.ts'
import { handleGiveBackPayment } from './give-back-payment.ts'
import { handleReadFeeReceipt } from './fee-receipt-pdf.ts'
import { handleListMovements } from './list-movements.ts'
import { handlePayAtCounter } from './pay-at-counter.ts'
import { handleReadDrawers } from './read-drawers.ts'

export const counterFeature: Feature = {
  name: 'counter',
  tables: counterTables,
  processing: counterProcessing,
  privacy: counterPrivacy,
  routes: [
    implement(payAtCounter, handlePayAtCounter),
    implement(giveBackPayment, handleGiveBackPayment),
    implement(readDrawers, handleReadDrawers),
    implement(addChangeMoney, handleAddChangeMoney),
    implement(closeDrawer, handleCloseDrawer),
    ...implementList(listMovements, handleListMovements),
    ...implementList(listClosings, handleListClosings),
    implement(getClosing, handleGetClosing),
    implement(readClosingPdf, handleReadClosingPdf),
    implement(readFeeReceipt, handleReadFeeReceipt),
  ],
}
