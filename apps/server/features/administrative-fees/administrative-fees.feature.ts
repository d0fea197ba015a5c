import type { Feature } from '../../platform/http/feature.ts'
import { administrativeFeePrivacy, administrativeFeeTables } from './administrative-fee-tables.ts'
import { handleCallForFee, handleDecideFeeExemption } from './charge-fee.ts'
import { makeFeeReceiptJob } from './fee-receipt.ts'
import { handleReadAdministrativeFee, handleReadFeeOrder } from './read-fee.ts'
import { filesNamedBy, ownTables } from '../../platform/privacy/owner.ts'

export const administrativeFeesFeature: Feature = {
  name: 'administrative-fees',
  ...ownTables(administrativeFeeTables),
  privacy: administrativeFeePrivacy,
  jobs: [makeFeeReceiptJob],
  filesInUse: filesNamedBy({ fee_receipt: ['storage_key'] }),
  routes: [handleReadAdministrativeFee, handleReadFeeOrder, handleCallForFee, handleDecideFeeExemption],
}
