import type { Locale } from '@dovolilnice/contract/locale'
import { escapeHtml } from '../security/escape-html.ts'

export interface MailContent {
  title: string
  paragraphs: string[]
  /** One thing to do, as a button; the text part shows the address itself. */
  action?: { label: string; url: string }
  /** Who sends it, see `mailFooter`; the first line also stands at the head. */
  footer: string
  /** The town's colour, `#rrggbb`, of the head, the button and links. */
  colour?: string
}

const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>')

const page = 'margin:0;background:#f5f7fa;color:#1a2330;font:16px/1.55 Arial,Helvetica,sans-serif'
const middle = 'max-width:600px;margin:0 auto'
const sheet = `${middle};padding:32px 24px;background:#ffffff`
/** A colour and the name, and no picture: many mail programs show none until they are asked to. */
const head = (colour: string): string => `${middle};padding:16px 24px;background:${colour};color:#ffffff;font-size:18px;font-weight:bold`
const button = (colour: string): string =>
  `display:inline-block;padding:12px 20px;border-radius:6px;background:${colour};color:#ffffff;font-weight:bold;text-decoration:none`
const usualColour = '#1d4f91'
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

const actionHtml = ({ label, url }: NonNullable<MailContent['action']>, colour: string, locale: Locale): string => {
  const href = escapeHtml(webAddress(url))
  return `<p style="margin:24px 0"><a href="${href}" style="${button(colour)}">${escapeHtml(label)}</a></p>
<p style="font-size:14px;color:#4a5768">${ifButtonFails[locale]}<br><a href="${href}" style="color:${colour};word-break:break-all">${href}</a></p>`
}

const renderHtml = (
  { title, paragraphs, action, footer, colour }: Required<Pick<MailContent, 'colour'>> & MailContent,
  locale: Locale,
): string => `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="${page}">
<div style="${head(colour)}">${lines(footer.split('\n', 1)[0] ?? '')}</div>
<main style="${sheet}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`).join('\n')}
${action ? actionHtml(action, colour, locale) : ''}
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
  html: renderHtml({ ...content, colour: escapeHtml(content.colour ?? usualColour) }, locale),
})
