import type { Locale } from '@dovolilnice/contract/locale'
import { escapeHtml } from '../security/escape-html.ts'

export interface MailContent {
  title: string
  paragraphs: string[]
  /** One thing to do, as a button; the text part shows the address itself. */
  action?: { label: string; url: string }
  footer: string
}

const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>')

const page = 'margin:0;background:#f5f7fa;color:#1a2330;font:16px/1.55 Arial,Helvetica,sans-serif'
const sheet = 'max-width:600px;margin:0 auto;padding:32px 24px;background:#ffffff'
const button =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#1d4f91;color:#ffffff;font-weight:bold;text-decoration:none'
const quiet = 'margin:32px 0 0;padding-top:16px;border-top:1px solid #d5dce5;color:#4a5768;font-size:14px'

const ifButtonFails: Record<Locale, string> = {
  sl: 'Če gumb ne deluje, naslov prekopirajte v brskalnik:',
  en: 'If the button does not work, copy this address into your browser:',
}

/** A link people may press: never a script or a data address, whatever a value held. */
const webAddress = (url: string): string => {
  const { protocol, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`A mail links only to web addresses, not ${protocol}`)
  return href
}

const actionHtml = ({ label, url }: NonNullable<MailContent['action']>, locale: Locale): string => {
  const href = escapeHtml(webAddress(url))
  return `<p style="margin:24px 0"><a href="${href}" style="${button}">${escapeHtml(label)}</a></p>
<p style="font-size:14px;color:#4a5768">${ifButtonFails[locale]}<br><a href="${href}" style="color:#1d4f91;word-break:break-all">${href}</a></p>`
}

const renderHtml = ({ title, paragraphs, action, footer }: MailContent, locale: Locale): string => `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="${page}">
<main style="${sheet}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`).join('\n')}
${action ? actionHtml(action, locale) : ''}
<p style="${quiet}">${lines(footer)}</p>
</main>
</body>
</html>
`

const renderText = ({ title, paragraphs, action, footer }: MailContent): string =>
  [title, ...paragraphs, ...(action ? [`${action.label}:\n${webAddress(action.url)}`] : []), `-- \n${footer}`].join('\n\n') + '\n'

/** The text and the HTML part of one mail. Every value is escaped; nothing is loaded from elsewhere. */
export const renderMail = (content: MailContent, locale: Locale): { text: string; html: string } => ({
  text: renderText(content),
  html: renderHtml(content, locale),
})
