import { callForFee } from '@dovolilnice/contract/administrative-fees/call-for-fee'
import { decideFeeExemption } from '@dovolilnice/contract/administrative-fees/decide-fee-exemption'
import { readAdministrativeFee } from '@dovolilnice/contract/administrative-fees/read-administrative-fee'
import { readFeeOrder } from '@dovolilnice/contract/administrative-fees/read-fee-order'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { administrativeFeePrivacy } from './administrative-fee-privacy.ts'
import { administrativeFeeProcessing, administrativeFeeTables } from './administrative-fee-tables.ts'
import { handleCallForFee } from './call-for-fee.ts'
import { handleDecideFeeExemption } from './decide-exemption.ts'
import { feeReceiptFilesInUse, makeFeeReceiptJob } from './fee-receipt.ts'
import { handleReadAdministrativeFee, handleReadFeeOrder } from './read-fee.ts'

export const administrativeFeesFeature: Feature = {
  name: 'administrative-fees',
  tables: administrativeFeeTables,
  processing: administrativeFeeProcessing,
  privacy: administrativeFeePrivacy,
  jobs: [makeFeeReceiptJob],
  filesInUse: feeReceiptFilesInUse,
  routes: [
    implement(readAdministrativeFee, handleReadAdministrativeFee),
    implement(readFeeOrder, handleReadFeeOrder),
    implement(callForFee, handleCallForFee),
    implement(decideFeeExemption, handleDecideFeeExemption),
  ],
}
