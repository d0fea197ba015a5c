import { returnRefunds } from './steps/return-by-statement.ts'
import { settleRefunds } from './steps/settle-by-statement.ts'

export const refundsCapabilities = {
  returnRefunds,
  settleRefunds,
}
