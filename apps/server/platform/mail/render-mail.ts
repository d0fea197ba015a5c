import { fillText, textIn, type Locale, type WrittenLocale } from '@dovolilnice/contract/locale'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { escapeHtml } from '../security/escape-html.ts'

/** To whom a letter is written and what it is about. */
export interface Letter {
  /** The name of the person or company; null where it is not known. */
  to: string | null
  /** The number of what it is about, and of which record that is; without the latter it is only called a number. */
  number?: string
  about?: 'application' | 'permit'
  /** The matter's number by the classification plan, once an act has opened it; it stands on the acts. */
  matter?: string | null
}

export interface MailContent {
  title: string
  /** `as_written`: a clerk wrote the whole letter, greeting and closing included. */
  letter: Letter | 'as_written'
  paragraphs: string[]
  /** One thing to do, as a button; the text part shows the address itself. */
  action?: { label: string; url: string }
  /** Who sends it, see `mailFooter`; the first line also stands at the head. */
  footer: string
  /** The town's colour, `#rrggbb`, of the head, the button and links. */
  colour?: string
}

/** Who reads it may be a woman, a man or a company, so that the greeting names nobody in Slovenian and the name stands above it. */
const letterTexts = {
  sl: {
    to: 'Za: {to}',
    matter: 'Številka zadeve: {number}',
    application: 'Številka vloge: {number}',
    permit: 'Številka dovolilnice: {number}',
    number: 'Številka: {number}',
    greeting: 'Spoštovani!',
    greetingByName: 'Spoštovani!',
    closing: 'S spoštovanjem',
    automatic: 'To je samodejno sporočilo; nanj vam ni treba odgovoriti.',
  },
  en: {
    to: 'To: {to}',
    matter: 'Case number: {number}',
    application: 'Number of the application: {number}',
    permit: 'Number of the permit: {number}',
    number: 'Number: {number}',
    greeting: 'Dear Sir or Madam,',
    greetingByName: 'Dear {to},',
    closing: 'Yours sincerely,',
    automatic: 'This is an automatic message; you need not reply to it.',
  },
} satisfies Record<WrittenLocale, Record<string, string>>

/** What stands before and after the words of a letter: whom it is for, its number and the greeting; the closing with the sender. */
const aroundLetter = ({ letter, footer }: MailContent, locale: Locale): { before: string[]; after: string[] } => {
  if (letter === 'as_written') return { before: [], after: [] }
  const t = wordsIn(letterTexts, locale)
  const head = [
    letter.to === null ? '' : fillText(t.to, { to: letter.to }),
    letter.matter == null ? '' : fillText(t.matter, { number: letter.matter }),
    letter.number === undefined ? '' : fillText(t[letter.about ?? 'number'], { number: letter.number }),
  ].filter((line) => line !== '')
  return {
    before: [
      ...(head.length === 0 ? [] : [head.join('\n')]),
      letter.to === null ? t.greeting : fillText(t.greetingByName, { to: letter.to }),
    ],
    after: [`${t.closing}\n${footer.split('\n', 1)[0] ?? ''}`, t.automatic],
  }
}

const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>')

/** The faces of the web where the reader has them, and what is like them elsewhere: a mail loads no fonts. */
const serif = "'Source Serif 4',Georgia,'Times New Roman',serif"
const page = "margin:0;background:#f5f7fa;color:#1a2330;font:16px/1.55 'Source Sans 3',Arial,Helvetica,sans-serif"
const middle = 'max-width:600px;margin:0 auto'
const sheet = `${middle};padding:32px 24px;background:#ffffff`
/** A colour and the name, which are there also where a mail program shows no pictures; the arms stand before the name once the mail is sent. */
const head = (colour: string): string =>
  `${middle};padding:16px 24px;background:${colour};color:#ffffff;font:600 18px/1.3 ${escapeHtml(serif)}`
/** Where the arms go. They are no part of the stored mail: each takes them along when it leaves. */
const armsPlace = '<!-- arms -->'
const armsId = 'arms@dovolilnice'
const armsHtml = `<img src="cid:${armsId}" alt="" height="36" style="height:36px;margin-right:12px;vertical-align:middle">`

/** The HTML of a mail with the town's arms at its head, and the picture that it needs. */
export const withArms = (html: string, arms: Uint8Array | undefined): { html: string; picture?: { cid: string; content: Buffer } } =>
  arms === undefined || !html.includes(armsPlace)
    ? { html }
    : { html: html.replace(armsPlace, armsHtml), picture: { cid: armsId, content: Buffer.from(arms) } }

const button = (colour: string): string =>
  `display:inline-block;padding:12px 20px;border-radius:6px;background:${colour};color:#ffffff;font-weight:bold;text-decoration:none`
const usualColour = '#1d4f91'
const quiet = 'margin:32px 0 0;padding-top:16px;border-top:1px solid #d5dce5;color:#4a5768;font-size:14px'

const ifButtonFails = {
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
<p style="font-size:14px;color:#4a5768">${textIn(ifButtonFails, locale)}<br><a href="${href}" style="color:${colour};word-break:break-all">${href}</a></p>`
}

const paragraphHtml = (paragraph: string): string => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`

const renderHtml = (content: Required<Pick<MailContent, 'colour'>> & MailContent, locale: Locale): string => {
  const { title, paragraphs, action, footer, colour } = content
  const { before, after } = aroundLetter(content, locale)
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="${page}">
<div style="${head(colour)}">${armsPlace}${lines(footer.split('\n', 1)[0] ?? '')}</div>
<main style="${sheet}">
<h1 style="margin:0 0 16px;font:600 22px/1.3 ${escapeHtml(serif)}">${escapeHtml(title)}</h1>
${[...before, ...paragraphs].map(paragraphHtml).join('\n')}
${action ? actionHtml(action, colour, locale) : ''}
${after.map(paragraphHtml).join('\n')}
<p style="${quiet}">${lines(footer)}</p>
</main>
</body>
</html>
`
}

const renderText = (content: MailContent, locale: Locale): string => {
  const { title, paragraphs, action, footer } = content
  const { before, after } = aroundLetter(content, locale)
  const button = action ? [`${action.label}:\n${webAddress(action.url)}`] : []
  return [title, ...before, ...paragraphs, ...button, ...after, `-- \n${footer}`].join('\n\n') + '\n'
}

/** The text and the HTML part of one mail. Every value is escaped; nothing is loaded from elsewhere. */
export const renderMail = (content: MailContent, locale: Locale): { text: string; html: string } => ({
  text: renderText(content, locale),
  html: renderHtml({ ...content, colour: escapeHtml(content.colour ?? usualColour) }, locale),
})
