import { returnRefunds } from './steps/return-by-statement.ts'
import { settleRefunds } from './steps/refund-steps.ts'

export const refundsCapabilities = {
  returnRefunds,
  settleRefunds,
}
