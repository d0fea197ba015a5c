import { fillText } from '@dovolilnice/contract/fill-text'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Mail } from './queue-mail.ts'
import { renderMail } from './render-mail.ts'
import type { Letter } from './render-mail.ts'

/** The words of one mail in one language; each `{name}` is filled in. */
export interface MailText {
  subject: string
  paragraphs: readonly string[]
  /** What the button is called; without it the mail has none. */
  action?: string
}

/** What one mail needs beside its words. */
interface MailFacts {
  locale: Locale
  /** To whom it is written, and the number of what it is about. */
  letter: Letter
  /** Under the mail: who sends it, see `mailFooter`. */
  footer: string
  /** The town's colour, `#rrggbb`. */
  colour?: string
  values?: Readonly<Record<string, unknown>>
  /** Where the button leads. */
  url?: string
  /** The button's label, if it is not the one in the texts. */
  action?: string
}

/** Writes a mail from its words. A paragraph that is empty once it is filled in is left out. */
export const writeMail = (
  words: MailText,
  { locale, letter, footer, colour, values = {}, url, action }: MailFacts,
): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const subject = fillText(words.subject, values).trim()
  const paragraphs = words.paragraphs.map((paragraph) => fillText(paragraph, values).trim()).filter((paragraph) => paragraph !== '')
  const label = action ?? words.action
  const button = url === undefined || label === undefined ? undefined : { label, url }
  return { subject, ...renderMail({ title: subject, letter, paragraphs, action: button, footer, colour }, locale) }
}
