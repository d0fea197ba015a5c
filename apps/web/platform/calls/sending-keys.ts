import type { Operation } from '@dovolilnice/contract/operation'
import { newKey } from './new-key.ts'

const entryOf = (value: unknown): unknown =>
  value instanceof FormData ? [...value] : value instanceof File ? [value.name, value.size, value.lastModified] : value

/** The request as a text; equal requests have equal texts. */
const wordsOf = (input: unknown): string => JSON.stringify(input, (_, value: unknown) => entryOf(value)) ?? ''

/**
 * The keys of one button's sendings to an idempotent operation: the same key as long as the same is sent and no answer has come, so that a
 * double click and a second try after a lost answer are one sending; another one for other words, and after an answer.
 */
export const sendingKeys = (operation: Operation) => {
  let pending: { words: string; key: string } | undefined
  return {
    keyFor: (input: unknown): string | undefined => {
      if (operation.idempotent !== true) return undefined
      const words = wordsOf(input)
      if (pending?.words !== words) pending = { words, key: newKey() }
      return pending.key
    },
    answered: (): void => void (pending = undefined),
  }
}
