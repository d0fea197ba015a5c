import type { Text } from '@dovolilnice/contract/locale'
import { isOwnDraft } from '../../platform/session/own-drafts.ts'
import { draftFiles, holdFiles, readDraft } from './kept-values.ts'
import { texts } from './texts.ts'

/** What becomes of unsaved input when its screen is left for a path, or for nobody knows where; undefined: a draft keeps all of it. */
export const whatIsLost = (values: unknown, draft: string | undefined, next?: string): Text | undefined => {
  // A browser that refuses the storage keeps no draft; who signs out leaves none of their own, and no files.
  const signsOut = next === '/odjava'
  if (draft === undefined || readDraft(draft) === undefined || (signsOut && isOwnDraft(draft))) return texts.leaveText
  return holdFiles(values) && (signsOut || draftFiles(draft) !== 'kept') ? texts.draftFiles : undefined
}
