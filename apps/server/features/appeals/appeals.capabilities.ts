export { readPartyAppeals } from './record/lodge-own-appeal.ts'
export { undoWherePossible } from './steps/steps.ts'
