export { returnRefunds } from './steps/return-by-statement.ts'
export { settleRefunds } from './steps/refund-steps.ts'
