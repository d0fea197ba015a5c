import { expectEarlyPayments, expectLatePayments } from './allocate.ts'
import { readOpenClearings } from './clear/clearing-items.ts'
import { readPayable } from './one-payable.ts'
import { handBackPayment } from './receive/hand-back-payment.ts'
import { receiveFee, receivePayment } from './receive/receive-payment.ts'
import { recordOnlinePayment } from './record-online-payment.ts'
import { readLateCents } from './settle/early-payments.ts'
import { howPaid } from './settle/settle-paid.ts'
import { releasePayment, setAsidePayment } from './steps/set-aside.ts'

export const paymentsCapabilities = {
  expectEarlyPayments,
  expectLatePayments,
  handBackPayment,
  howPaid,
  readOpenClearings,
  readLateCents,
  readPayable,
  receiveFee,
  receivePayment,
  recordOnlinePayment,
  releasePayment,
  setAsidePayment,
}
