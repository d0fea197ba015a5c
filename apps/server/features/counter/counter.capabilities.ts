import { recogniseDeposits, releaseDeposit } from './deposits.ts'

export const counterCapabilities = {
  recogniseDeposits,
  releaseDeposit,
}
