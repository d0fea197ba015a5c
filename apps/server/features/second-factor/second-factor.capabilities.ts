export { takeOffFactors } from './own-factors.ts'
export { beginSecondStep } from './sign-in-steps.ts'
