import type { Text } from '@dovolilnice/contract/locale'
import { searchWords } from '@dovolilnice/contract/search/fold-term'

/** Slovenian words change their ends: the first letters of a longer word are enough. */
const stem = (word: string): string => word.slice(0, word.length > 6 ? -2 : word.length > 5 ? -1 : undefined)

export interface Searched {
  label: Text
  /** The title and sentence of the room, and other words. */
  around: string
}

/**
 * What was found for the typed words, those found by their own label first. Each typed word must begin a word of the label, or of what stands
 * around it; both languages are searched.
 */
export const searchSettings = <One extends Searched>(typed: string, all: readonly One[]): One[] => {
  const wanted = searchWords(typed).map(stem)
  if (wanted.length === 0) return []
  const has = (text: string, parts: readonly string[]): boolean => {
    const words = searchWords(text)
    return parts.every((part) => words.some((word) => word.startsWith(part)))
  }
  const labelOf = ({ label }: One): string => `${label.sl} ${label.en}`
  const byLabel = all.filter((one) => has(labelOf(one), wanted))
  const byMeaning = all.filter((one) => !byLabel.includes(one) && has(`${labelOf(one)} ${one.around}`, wanted))
  return [...byLabel, ...byMeaning]
}
