import { type Locale, type WrittenLocale, textIn, fillText } from '@dovolilnice/contract/locale'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { type MoneyLine, type VatGroup, vatGroups } from '@dovolilnice/contract/money/money-line'
import { formatReference } from '@dovolilnice/contract/money/bank/reference'
import type { UpnSlip } from '@dovolilnice/contract/money/bank/upn-qr'
import { dayInWords, lastDayOf, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import type { Row } from '../../platform/database/db.ts'
import { drawFeeOrder, type FeeOrder } from '../../platform/pdf/fee-order.ts'
import { drawPaymentSlip, slipHeight } from '../../platform/pdf/payment-slip.ts'
import { finishPdf, mm, type Pdf, startPdf, heading, letterhead, paragraph, unbroken } from '../../platform/pdf/pdf-document.ts'
import { facts, table } from '../../platform/pdf/tables.ts'
import type { TownLooks } from '../../platform/pdf/town-looks.ts'

/** The words on a pro-forma. The payment slip below them is Slovenian in both languages. */
const proFormaPdfTexts = {
  sl: {
    title: 'Predračun {number}',
    payer: 'Plačnik',
    taxNumber: 'Davčna številka',
    application: 'Vloga',
    vehicles: 'Vozila',
    validity: 'Veljavnost',
    issued: 'Datum izdaje',
    due: 'Rok plačila',
    what: 'Postavka',
    quantity: 'Količina',
    amount: 'Znesek',
    vat: 'Stopnja DDV',
    taxable: 'Osnova',
    tax: 'DDV',
    outside: 'ni predmet DDV',
    total: 'Za plačilo: {amount}',
    how: 'Nakažite na račun {iban} s sklicem {reference} ali skenirajte kodo UPN QR na položnici v mobilni banki. Če cene do {due} ne boste plačali, dovolilnica ne bo izdana.',
    noInvoice: 'Predračun ni račun in ne daje pravice do odbitka DDV.',
  },
  en: {
    title: 'Pro-forma {number}',
    payer: 'Payer',
    taxNumber: 'Tax number',
    application: 'Application',
    vehicles: 'Vehicles',
    validity: 'Validity',
    issued: 'Issued',
    due: 'Due',
    what: 'Item',
    quantity: 'Quantity',
    amount: 'Amount',
    vat: 'VAT rate',
    taxable: 'Taxable amount',
    tax: 'VAT',
    outside: 'outside VAT',
    total: 'To pay: {amount}',
    how: 'Transfer it to the account {iban} with the reference {reference}, or scan the UPN QR code on the slip with your mobile bank. Without the payment by {due} the procedure ends.',
    noInvoice: 'A pro-forma is not an invoice and gives no right to deduct VAT.',
  },
} satisfies Record<WrittenLocale, Record<string, string>>

export interface ProFormaPaper {
  number: string
  application: Pick<
    Row<'application'>,
    'number' | 'locale' | 'name' | 'street' | 'post_code' | 'city' | 'tax_number' | 'plates' | 'valid_from' | 'valid_until'
  >
  lines: readonly MoneyLine[]
  slip: UpnSlip
  due_on: string
  municipality: Parameters['municipality']
  looks: TownLooks
  /** Why no VAT is charged; null where it is. */
  vat_clause: string | null
  /** The administrative fee that is not paid yet: it has its own payment order. */
  fee?: FeeOrder | undefined
}

const rate = (basisPoints: number | null, locale: Locale): string =>
  basisPoints === null
    ? wordsIn(proFormaPdfTexts, locale).outside
    : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)

const writeFacts = (pdf: Pdf, { application, due_on: due }: ProFormaPaper, today: string): void => {
  const { locale } = pdf
  const t = wordsIn(proFormaPdfTexts, locale)
  const day = (one: string): string => dayInWords(one, locale)
  facts(pdf, [
    [t.payer, [application.name, addressLine(application)].join(', ')],
    [t.taxNumber, application.tax_number],
    [t.application, application.number],
    [t.vehicles, application.plates.map(unbroken).join(', ')],
    [t.validity, `${day(application.valid_from)} – ${day(lastDayOf(application.valid_until))}`],
    [t.issued, day(today)],
    [t.due, day(due)],
  ])
}

const writeLines = (pdf: Pdf, { lines, vat_clause: clause }: ProFormaPaper): void => {
  const { locale } = pdf
  const t = wordsIn(proFormaPdfTexts, locale)
  const columns = [
    { title: t.what, share: 6 },
    { title: t.quantity, share: 1.5, align: 'right' as const },
    { title: t.vat, share: 2, align: 'right' as const },
    { title: t.amount, share: 2, align: 'right' as const },
  ]
  const rows = lines.map(({ text, explanation, quantity, vat_basis_points: vat, cents }) => {
    const what = [textIn(text, locale), explanation && textIn(explanation, locale)].filter(Boolean).join('\n')
    return [what, String(quantity), clause === null ? rate(vat, locale) : '–', formatCents(cents, locale)]
  })
  table(pdf, columns, rows)
}

const writeVat = (pdf: Pdf, groups: readonly VatGroup[]): void => {
  const { locale } = pdf
  const t = wordsIn(proFormaPdfTexts, locale)
  const columns = [t.vat, t.taxable, t.tax].map((title, index) => ({ title, share: 1, ...(index > 0 && { align: 'right' as const }) }))
  const rows = groups.map(({ vat_basis_points: vat, taxable_cents: taxable, tax_cents: tax }) => [
    rate(vat, locale),
    formatCents(taxable, locale),
    vat === null ? '–' : formatCents(tax, locale),
  ])
  table(pdf, columns, rows)
}

/** A pro-forma as a tagged PDF in the applicant's language, with its payment slip at real size at the foot of the last page. */
export const makeProFormaPdf = (paper: ProFormaPaper, now: Date): Promise<Uint8Array> => {
  const { number, application, lines, slip, municipality: town, looks } = paper
  const { locale } = application
  const t = wordsIn(proFormaPdfTexts, locale)
  const title = fillText(t.title, { number })
  const pdf = startPdf({ title, author: town.name, locale, looks, now, margin: 16 })
  letterhead(pdf, town.name, [town.street, `${town.post_code} ${town.city}`.trim(), town.email, formatPhone(town.phone)])
  heading(pdf, 1, title)
  writeFacts(pdf, paper, localDayOf(now))
  writeLines(pdf, paper)
  if (lines.some(({ vat_basis_points: vat }) => vat !== null && vat > 0)) writeVat(pdf, vatGroups(lines))
  paragraph(pdf, fillText(t.total, { amount: formatCents(slip.cents, locale) }), { size: 13, bold: true })
  if (paper.vat_clause !== null) paragraph(pdf, paper.vat_clause, { size: 9, muted: true })
  const values = { iban: formatIban(slip.iban), reference: formatReference(slip.reference), due: dayInWords(paper.due_on, locale) }
  paragraph(pdf, fillText(t.how, values))
  paragraph(pdf, t.noInvoice, { size: 9, muted: true })
  if (pdf.doc.y > pdf.doc.page.height - slipHeight - 4 * mm) pdf.doc.addPage()
  drawPaymentSlip(pdf, slip)
  if (paper.fee !== undefined) {
    pdf.doc.addPage()
    drawFeeOrder(pdf, application.number, paper.fee, 2)
  }
  return finishPdf(pdf, null)
}
