import { readPartyAppeals } from './record/lodge-own-appeal.ts'
import { undoWherePossible } from './steps/steps.ts'

export const appealsCapabilities = {
  readPartyAppeals,
  undoWherePossible,
}
