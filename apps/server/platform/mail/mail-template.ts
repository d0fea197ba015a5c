import { namesIn, vitalPlaceholders } from '@dovolilnice/contract/mails/texts/mail-placeholders'
import type { WrittenWords } from '@dovolilnice/contract/primitives/words-in'
import type { MailText } from './queue-mail.ts'
import { textIn } from '@dovolilnice/contract/in-language'
import type { Locale } from '@dovolilnice/contract/locale'
import { townName } from '@dovolilnice/contract/names/town-name'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { Parameters } from '@dovolilnice/contract/resources/operations'

/** A mail whose words a town may write anew. */
export interface MailTemplate {
  words: WrittenWords<MailText>
  /** What it can fill in: what is always known, and what its own words name. */
  placeholders: readonly string[]
  /** Which of them its text must name, whoever wrote it: what the reader would not know otherwise. */
  required: readonly string[]
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
      const placeholders = [...new Set([...always, ...namesIn(subject, ...paragraphs)])]
      const required = namesIn(...paragraphs).filter((name) => vitalPlaceholders.includes(name))
      return [`${noun}:${verb}`, { words, placeholders, required }]
    }),
  )

/** The footer of every mail: the municipality by its name in the reader's language, with its address and contacts. */
export const mailFooter = (town: Parameters['municipality'], locale: Locale): string =>
  [textIn(townName(town), locale), addressLine(town), [town.email, formatPhone(town.phone)].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join('\n')
