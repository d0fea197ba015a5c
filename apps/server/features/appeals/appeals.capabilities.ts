import { undoWherePossible } from './steps/steps.ts'

export const appealsCapabilities = {
  undoWherePossible,
}
