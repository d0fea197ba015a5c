import { newKey } from './new-key.ts'

const entryOf = (value: unknown): unknown =>
  value instanceof FormData ? [...value] : value instanceof File ? [value.name, value.size, value.lastModified] : value

/** The request as a text; equal requests have equal texts. */
const wordsOf = (input: unknown): string => JSON.stringify(input, (_, value: unknown) => entryOf(value)) ?? ''

/**
 * The sendings of one button: as long as the same is sent and no answer has come, a double click is one sending, and a second try after a lost answer
 * has the same key, by which an idempotent operation does it once; another key for other words, and after an answer.
 */
export const sendingKeys = <Answer>() => {
  let words = ''
  let key = ''
  let running: Promise<Answer> | undefined
  return {
    send: (input: unknown, act: (key: string) => Promise<Answer>): Promise<Answer> => {
      const wanted = wordsOf(input)
      if (wanted === words && running) return running
      if (wanted !== words) key = newKey()
      words = wanted
      return (running = act(key).finally(() => (running = undefined)))
    },
    answered: (): void => void (words = ''),
  }
}
