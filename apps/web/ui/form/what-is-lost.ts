import type { Text } from '@dovolilnice/contract/locale'
import { draftFiles, holdFiles, readDraft } from './kept-values.ts'
import { texts } from './texts.ts'

/** What becomes of unsaved input when its screen is left for a path, or for nobody knows where; undefined: a draft keeps all of it. */
export const whatIsLost = (values: unknown, draft: string | undefined, next?: string): Text | undefined => {
  // Who signs out leaves no draft of theirs, and a browser that refuses the storage keeps none.
  if (draft === undefined || next === '/odjava' || readDraft(draft) === undefined) return texts.leaveText
  return holdFiles(values) && draftFiles(draft) !== 'kept' ? texts.draftFiles : undefined
}
