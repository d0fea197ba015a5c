import { expectEarlyPayments } from './allocate.ts'
import { readOpenClearings } from './clear/clearing-items.ts'
import { readPayable } from './one-payable.ts'
import { handBackPayment } from './receive/hand-back-payment.ts'
import { receiveFee, receivePayment } from './receive/receive-payment.ts'
import { recordOnlinePayment } from './record-online-payment.ts'
import { howPaid } from './settle/settle-paid.ts'
import { releasePayment, setAsidePayment } from './steps/set-aside.ts'

export const paymentsCapabilities = {
  expectEarlyPayments,
  handBackPayment,
  howPaid,
  readOpenClearings,
  readPayable,
  receiveFee,
  receivePayment,
  recordOnlinePayment,
  releasePayment,
  setAsidePayment,
}
