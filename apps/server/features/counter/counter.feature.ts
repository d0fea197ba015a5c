import {
  addChangeMoney,
  closeDrawer,
  getClosing,
  giveBackPayment,
  listClosings,
  listMovements,
  readClosingPdf,
  readDrawers,
  readFeeReceipt,
} from '@dovolilnice/contract/counter/operations'
import { payAtCounter } from '@dovolilnice/contract/counter/pay-at-counter'
import { implement, type Feature, implementList } from '../../platform/http/feature.ts'
import { handleAddChangeMoney, handleReadDrawers } from './drawer.ts'
import { handleCloseDrawer, handleGetClosing, handleListClosings } from './closings.ts'
import { handleReadClosingPdf } from './closing-pdf.ts'
import { counterPrivacy, counterProcessing, counterColumns, counterTables } from './counter-tables.ts'
import { handleGiveBackPayment, handlePayAtCounter, handleReadFeeReceipt } from './pay-at-counter.ts'
import { handleListMovements } from './list-movements.ts'

export const counterFeature: Feature = {
  name: 'counter',
  tables: counterTables,
  columns: counterColumns,
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
