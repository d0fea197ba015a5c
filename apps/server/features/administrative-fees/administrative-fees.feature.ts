import { callForFee, decideFeeExemption, readAdministrativeFee, readFeeOrder } from '@dovolilnice/contract/administrative-fees/operations'
import { implement, type Feature } from '../../platform/http/feature.ts'
import {
  administrativeFeePrivacy,
  administrativeFeeProcessing,
  administrativeFeeColumns,
  administrativeFeeTables,
} from './administrative-fee-tables.ts'
import { handleCallForFee, handleDecideFeeExemption } from './charge-fee.ts'
import { feeReceiptFilesInUse, makeFeeReceiptJob } from './fee-receipt.ts'
import { handleReadAdministrativeFee, handleReadFeeOrder } from './read-fee.ts'

export const administrativeFeesFeature: Feature = {
  name: 'administrative-fees',
  tables: administrativeFeeTables,
  columns: administrativeFeeColumns,
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
