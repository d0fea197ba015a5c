import { takeOffFactors } from './own-factors.ts'
import { beginSecondStep } from './sign-in-steps.ts'

export const secondFactorCapabilities = {
  beginSecondStep,
  takeOffFactors,
}
