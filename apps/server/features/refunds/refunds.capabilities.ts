import { settleRefunds } from './steps/settle-by-statement.ts'

export const refundsCapabilities = {
  settleRefunds,
}
