import type { Locale } from '@dovolilnice/contract/locale'

export interface MailContent {
  title: string
  paragraphs: string[]
  /** One thing to do, as a button; the text part shows the address itself. */
  action?: { label: string; url: string }
  footer: string
}

/** The text and the HTML part of one mail. Every value is escaped; nothing is loaded from elsewhere. */
export const renderMail = (_content: MailContent, _locale: Locale): { text: string; html: string } => ({ text: '', html: '' })
