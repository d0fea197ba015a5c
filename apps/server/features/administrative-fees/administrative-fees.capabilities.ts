export { chargeAdministrativeFee, placeAdministrativeFees, rechargeAdministrativeFee } from './charge-fee.ts'
export { countFeeFromService, readFeeDebt, readFeeSlip, readFeesToPay } from './fee-queries.ts'
export { hasFeeReceipt, orderFeeReceipt, readFeeReceiptPaper } from './fee-receipt.ts'
