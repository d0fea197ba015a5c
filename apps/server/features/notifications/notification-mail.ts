import { languageFor } from '@dovolilnice/contract/notifications/notification'
import { fillPlaceholders } from '@dovolilnice/contract/notifications/placeholders'
import type { Text } from '@dovolilnice/contract/locale'
import { dayInWords, lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Recipient } from './recipients.ts'

/** What a notification says to one holder: subject, and text with its paragraphs. */
export const wordsFor = ({ name, locale, permits }: Recipient, words: { subject: Text; text: Text }): { subject: string; text: string } => {
  const ends = permits.map(({ valid_until: until }) => until).toSorted()
  const written = (text: Text): string => {
    const language = languageFor(text, locale)
    return fillPlaceholders(text[language], language, {
      name,
      numbers: permits.map(({ number }) => number).join(', '),
      plates: [...new Set(permits.flatMap(({ plates }) => plates))].join(', '),
      last: dayInWords(lastDayOf(ends[0] ?? '2000-01-01'), language),
    })
  }
  return { subject: written(words.subject), text: written(words.text) }
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
