import { chargeAdministrativeFee, placeAdministrativeFees, rechargeAdministrativeFee } from './charge-fee.ts'
import { countFeeFromService, readFeeDebt, readFeeSlip } from './fee-queries.ts'
import { hasFeeReceipt, orderFeeReceipt, readFeeReceiptPaper } from './fee-receipt.ts'

export const administrativeFeesCapabilities = {
  chargeAdministrativeFee,
  countFeeFromService,
  hasFeeReceipt,
  orderFeeReceipt,
  placeAdministrativeFees,
  readFeeDebt,
  readFeeReceiptPaper,
  readFeeSlip,
  rechargeAdministrativeFee,
}
