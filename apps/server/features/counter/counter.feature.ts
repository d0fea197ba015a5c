import type { Feature } from '../../platform/http/feature.ts'
import { handleAddChangeMoney, handleReadDrawers } from './drawer.ts'
import { handleCloseDrawer, handleGetClosing, handleListClosings } from './closings.ts'
import { handleReadClosingPdf } from './closing-pdf.ts'
import { counterPrivacy, counterTables } from './counter-tables.ts'
import { handleGiveBackPayment, handlePayAtCounter, handleReadFeeReceipt } from './pay-at-counter.ts'
import { handleListMovements } from './list-movements.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

export const counterFeature: Feature = {
  name: 'counter',
  ...ownTables(counterTables),
  privacy: counterPrivacy,
  routes: [
    handlePayAtCounter,
    handleGiveBackPayment,
    handleReadDrawers,
    handleAddChangeMoney,
    handleCloseDrawer,
    handleListMovements,
    handleListClosings,
    handleGetClosing,
    handleReadClosingPdf,
    handleReadFeeReceipt,
  ],
}
