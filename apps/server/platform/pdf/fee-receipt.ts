import { fillText, textIn, type Locale, type WrittenLocale } from '@dovolilnice/contract/locale'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { instantText } from '@dovolilnice/contract/primitives/local-day'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { facts } from './tables.ts'
import { paragraph } from './pdf-document.ts'
import { townPaper } from './town-paper.ts'

const words = {
  sl: {
    title: 'Potrdilo o plačilu upravne takse za vlogo {number}',
    payer: 'Plačnik',
    what: 'Postavka',
    amount: 'Plačano',
    method: 'Način plačila',
    cash: 'Gotovina',
    card: 'Plačilna kartica',
    online: 'Kartica na spletu',
    at: 'Prejeto',
    cashier: 'Blagajna in blagajnik',
    transaction: 'Številka transakcije',
    outside: 'Upravna taksa ni predmet DDV; račun se zanjo ne izda.',
    givenBack: 'To plačilo je bilo vrnjeno; potrdilo ne velja več.',
    trial: 'PREIZKUS: plačila v resnici ni bilo; potrdilo ne dokazuje ničesar.',
  },
  en: {
    title: 'Receipt of the administrative fee for application {number}',
    payer: 'Payer',
    what: 'Item',
    amount: 'Paid',
    method: 'Paid by',
    cash: 'Cash',
    card: 'Card',
    online: 'Card online',
    at: 'Received',
    cashier: 'Device and cashier',
    transaction: 'Transaction number',
    outside: 'The administrative fee is outside VAT; no invoice is issued for it.',
    givenBack: 'This payment was given back; the receipt is no longer valid.',
    trial: 'TRIAL: no money was paid; this receipt proves nothing.',
  },
} satisfies Record<WrittenLocale, Record<string, string>>

/** A payment of the administrative fee, as its payer gets it confirmed. */
export interface FeeReceipt {
  application: { number: string; locale: Locale; name: string; street: string; post_code: string; city: string }
  cents: number
  method: 'cash' | 'card' | 'online'
  /** When the money came. */
  at: Date
  transaction: string | null
  /** The numbers of the tariff that it pays. */
  lines?: readonly MoneyLine[]
  /** The device and who took the money at the counter. */
  cashier?: string
  /** What the payer must not believe: it was given back since, or no money moved. */
  warning?: 'givenBack' | 'trial' | undefined
}

/** The receipt in the language of the applicant (PDF/A-2b). It has neither VAT nor a number: it is no invoice. The same payment gives the same bytes. */
export const makeFeeReceiptPdf = (receipt: FeeReceipt, parameters: Parameters): Promise<Uint8Array> => {
  const { application, cents, method, at, transaction, lines = [], cashier, warning } = receipt
  const { number, locale, name } = application
  const t = wordsIn(words, locale)
  const paper = { title: fillText(t.title, { number }), locale, madeAt: at, footer: parameters.municipality.name, archive: true }
  return townPaper(paper, parameters, (pdf) => {
    if (warning !== undefined) paragraph(pdf, t[warning], { bold: true })
    facts(pdf, [
      [t.payer, `${name}, ${addressLine(application)}`],
      [t.what, lines.map((line) => textIn(line.text, locale)).join('\n')],
      [t.amount, formatCents(cents, locale)],
      [t.method, t[method]],
      [t.at, instantText(at.toISOString(), locale)],
      [t.cashier, cashier],
      [t.transaction, transaction],
    ])
    paragraph(pdf, t.outside, { size: 9, muted: true })
  })
}
