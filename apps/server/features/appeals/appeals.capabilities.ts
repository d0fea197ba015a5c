import { undoWherePossible } from './steps/undo-act.ts'

export const appealsCapabilities = {
  undoWherePossible,
}
