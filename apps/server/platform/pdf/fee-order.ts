import { fillText, textIn, type Locale, type WrittenLocale } from '@dovolilnice/contract/locale'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { formatReference } from '@dovolilnice/contract/money/bank/reference'
import type { UpnSlip } from '@dovolilnice/contract/money/bank/upn-qr'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import { dayInWords } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { drawPaymentSlip, slipHeight } from './payment-slip.ts'
import { mm, type Pdf, heading, paragraph } from './pdf-document.ts'
import { table } from './tables.ts'

const words = {
  sl: {
    placeAndDay: 'Kraj in datum',
    title: 'Upravna taksa za vlogo {number}',
    what: 'Postavka',
    amount: 'Znesek',
    total: 'Za plačilo: {amount}',
    how: 'Upravna taksa se plača ob vložitvi vloge, ločeno od cene dovolilnice. Nakažite jo najpozneje {due} na račun {iban} s sklicem {reference} ali skenirajte kodo UPN QR na položnici.',
    called: 'Taksa do {called} ni bila plačana. Pozivamo vas, da jo plačate. Rok za plačilo teče od vročitve poziva.',
    howCalled: 'Nakažite jo na račun {iban} s sklicem {reference} ali skenirajte kodo UPN QR na položnici.',
    outside: 'Upravna taksa ni predmet DDV in ni na računu za dovolilnico.',
  },
  en: {
    placeAndDay: 'Place and date',
    title: 'Administrative fee for application {number}',
    what: 'Item',
    amount: 'Amount',
    total: 'To pay: {amount}',
    how: 'The administrative fee is due when the application is filed, separately from the price of the permit: transfer it to account {iban} with reference {reference} by {due}, or scan the UPN QR code on the payment slip.',
    called: 'The fee had not been paid by {called}. You are required to pay it. The time limit runs from the service of the call.',
    howCalled: 'Transfer it to account {iban} with reference {reference}, or scan the UPN QR code on the payment slip.',
    outside: 'The administrative fee is not subject to VAT and is not on the invoice for the permit.',
  },
} satisfies Record<WrittenLocale, Record<string, string>>

/** What is owed as administrative fee, and how it is paid. */
export interface FeeOrder {
  lines: readonly MoneyLine[]
  slip: UpnSlip
  due_on: string
  /** The day on which the fee was asked for; with a call, of the call. */
  made_on: string
  /** Null where the applicant was not called to pay. */
  called_on: string | null
}

/** The payment order of an administrative fee: its lines, how to pay, and its own payment slip at the foot of the page. */
export const drawFeeOrder = (pdf: Pdf, number: string, { lines, slip, due_on, called_on }: FeeOrder, level: 1 | 2): void => {
  const { locale } = pdf
  const t = wordsIn(words, locale)
  heading(pdf, level, fillText(t.title, { number }))
  const columns = [
    { title: t.what, share: 6 },
    { title: t.amount, share: 2, align: 'right' as const },
  ]
  const rows = lines.map(({ text, explanation, cents }) => [
    [textIn(text, locale), explanation && textIn(explanation, locale)].filter(Boolean).join('\n'),
    formatCents(cents, locale),
  ])
  table(pdf, columns, rows)
  paragraph(pdf, fillText(t.total, { amount: formatCents(slip.cents, locale) }), { size: 13, bold: true })
  const values = { iban: formatIban(slip.iban), reference: formatReference(slip.reference), due: dayInWords(due_on, locale) }
  if (called_on !== null) paragraph(pdf, fillText(t.called, { ...values, called: dayInWords(called_on, locale) }), { bold: true })
  paragraph(pdf, fillText(called_on === null ? t.how : t.howCalled, values))
  paragraph(pdf, t.outside, { size: 9, muted: true })
  if (pdf.doc.y > pdf.doc.page.height - slipHeight - 4 * mm) pdf.doc.addPage()
  drawPaymentSlip(pdf, slip)
}

/** What a paper with a fee order is called. */
export const feeOrderTitle = (number: string, locale: Locale): string => fillText(wordsIn(words, locale).title, { number })

/** Where and when the fee was asked for, as it stands at the head of a letter. */
export const feePlaceAndDay = (place: string, { made_on: day }: FeeOrder, locale: Locale): string =>
  `${wordsIn(words, locale).placeAndDay}: ${[place, dayInWords(day, locale)].filter(Boolean).join(', ')}`
