import { namesIn } from '@dovolilnice/contract/mails/texts/mail-placeholders'
import type { WrittenWords } from '@dovolilnice/contract/primitives/words-in'
import type { MailText } from './write-mail.ts'

/** A mail whose words a town may write anew. */
export interface MailTemplate {
  words: WrittenWords<MailText>
  /** What it can fill in: what is always known, and what its own words name. */
  placeholders: readonly string[]
}

/** Templates of a feature by `noun:verb`. @param always what every mail of the feature fills in */
export const mailTemplatesOf = (
  noun: string,
  texts: Readonly<Record<string, WrittenWords<MailText>>>,
  always: readonly string[],
): Record<string, MailTemplate> =>
  Object.fromEntries(
    Object.entries(texts).map(([verb, words]) => {
      const { subject, paragraphs } = words.sl
      return [`${noun}:${verb}`, { words, placeholders: [...new Set([...always, ...namesIn(subject, ...paragraphs)])] }]
    }),
  )
