import { languageTags, type Locale, type WrittenLocale, textIn, fillText } from '@dovolilnice/contract/locale'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { invoiceCode } from '../../../platform/fiscal/zoi.ts'
import {
  ensureRoom,
  finishPdf,
  mm,
  type Pdf,
  startPdf,
  heading,
  letterhead,
  paragraph,
  space,
  unbroken,
} from '../../../platform/pdf/pdf-document.ts'
import { digitsQrModules, drawQr } from '../../../platform/pdf/payment-slip.ts'
import type { InvoicePaper } from './invoice-paper.ts'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { paymentMethodLabels } from '@dovolilnice/contract/invoices/invoice'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import { noVatClause } from '@dovolilnice/contract/money/net-lines'
import { dayInWords, lastDayOf, localDayOf, instantText } from '@dovolilnice/contract/primitives/local-day'
import { formatCents, vatIncluded } from '@dovolilnice/contract/primitives/money'
import { facts, table } from '../../../platform/pdf/tables.ts'

const invoicePdfTexts = {
  sl: {
    invoice: 'Račun št. {number}',
    storno: 'Storno računa št. {number}',
    credit: 'Dobropis št. {number}',
    copy: 'KOPIJA {copy}',
    vatId: 'ID za DDV: SI{number}',
    taxNumber: 'Davčna številka: {number}',
    payer: 'Plačnik',
    issuedAt: 'Datum in ura izdaje',
    issuedIn: 'Kraj izdaje',
    service: 'Opravljeno',
    serviceDays: 'dovolilnica za {from} – {last}',
    paidBy: 'Način plačila',
    transaction: 'ID transakcije',
    application: 'Vloga',
    reference: 'Stornira račun',
    credits: 'Dobropis k računu',
    referenceOf: '{number} z dne {day}',
    reason: 'Razlog',
    operator: 'Izdaja',
    what: 'Opis',
    quantity: 'Količina',
    netPrice: 'Cena brez DDV',
    price: 'Cena z DDV',
    plainPrice: 'Cena',
    rate: 'DDV',
    amount: 'Znesek',
    none: '–',
    base: 'Osnova',
    tax: 'DDV',
    all: 'Skupaj z DDV',
    total: 'Plačano: {amount}',
    givenBack: 'Skupaj: {amount}',
    settled: 'Račun je plačan.',
    partly: 'Plačano ob izdaji: {paid}. Ostane za plačilo: {open}.',
    outside: 'DDV ni obračunan na podlagi petega odstavka 5. člena ZDDV-1.',
    zoi: 'ZOI',
    eor: 'EOR',
    later: 'dodeljen bo naknadno',
    testEnvironment: 'PREIZKUSNO OKOLJE: račun ni davčno potrjen.',
    code: 'Koda za preverjanje računa pri Finančni upravi: {code}',
    footer: '{issuer} · račun {number}',
  },
  en: {
    invoice: 'Invoice No. {number}',
    storno: 'Cancellation (storno) of an invoice, No. {number}',
    credit: 'Credit note No. {number}',
    copy: 'KOPIJA (copy) {copy}',
    vatId: 'VAT ID: SI{number}',
    taxNumber: 'Tax number: {number}',
    payer: 'Payer',
    issuedAt: 'Issued on, at',
    issuedIn: 'Place of issue',
    service: 'Supplied',
    serviceDays: 'permit for {from} – {last}',
    paidBy: 'Paid by',
    transaction: 'Transaction ID',
    application: 'Application',
    reference: 'Takes back invoice',
    credits: 'Gives back a part of invoice',
    referenceOf: '{number} of {day}',
    reason: 'Reason',
    operator: 'Issued by',
    what: 'Description',
    quantity: 'Quantity',
    netPrice: 'Price without VAT',
    price: 'Price with VAT',
    plainPrice: 'Price',
    rate: 'VAT',
    amount: 'Amount',
    none: '–',
    base: 'Taxable amount',
    tax: 'VAT',
    all: 'Total with VAT',
    total: 'Paid: {amount}',
    givenBack: 'Total: {amount}',
    settled: 'This invoice has been paid.',
    partly: 'Paid when issued: {paid}. Left to pay: {open}.',
    outside: 'VAT is not charged under Article 5(5) of ZDDV-1.',
    zoi: 'ZOI',
    eor: 'EOR',
    later: 'will be assigned later',
    testEnvironment: 'PREIZKUSNO OKOLJE (test environment): this invoice is not fiscally verified.',
    code: 'Code for checking this invoice with the Financial Administration: {code}',
    footer: '{issuer} · invoice {number}',
  },
} satisfies Record<WrittenLocale, Record<string, string>>

/** The side of the code: at least 12 mm are asked for, each of the 25 modules at least four dots of a printer. */
const codeSize = 20 * mm

/** Four modules are left free around it. */
const quiet = (codeSize / 25) * 4

/** The marks of the tax authority: ZOI and EOR in letters, the code under them, and a warning where no tax authority was asked. */
const drawFiscalBlock = (pdf: Pdf, { invoice }: InvoicePaper): void => {
  const { doc } = pdf
  const { zoi, eor, issuer, issued_at: issuedAt } = invoice
  if (zoi === null) return
  const t = wordsIn(invoicePdfTexts, pdf.locale)
  const code = invoiceCode(zoi, issuer.tax_number.replace(/^SI/, ''), issuedAt)
  space(pdf, 8)
  if (invoice.fiscal_test) paragraph(pdf, t.testEnvironment, { bold: true })
  paragraph(pdf, `${t.zoi}: ${zoi}\n${t.eor}: ${eor ?? t.later}`, { size: 8.5 })
  ensureRoom(pdf, codeSize + 2 * quiet)
  const [x, y] = [doc.page.margins.left + quiet, doc.y + quiet]
  drawQr(pdf, digitsQrModules(code), { x, y, size: codeSize, alt: fillText(t.code, { code }) })
  doc.y = y + codeSize + quiet
}

/** `2200` → `22 %`; a dash for what stands outside VAT. */
const rateText = (basisPoints: number | null, locale: Locale): string =>
  basisPoints === null
    ? wordsIn(invoicePdfTexts, locale).none
    : `${new Intl.NumberFormat(languageTags[locale]).format(basisPoints / 100)} %`

const drawHead = (pdf: Pdf, { invoice, copy }: InvoicePaper): void => {
  const t = wordsIn(invoicePdfTexts, pdf.locale)
  const { issuer, payer, vat } = invoice
  const place = `${issuer.post_code} ${issuer.city}`.trim()
  const taxed = vat.some(({ vat_basis_points: rate }) => rate !== null)
  const tax = issuer.tax_number === '' ? '' : fillText(taxed ? t.vatId : t.taxNumber, { number: issuer.tax_number })
  letterhead(pdf, issuer.name, [issuer.street, place, tax, issuer.email, formatPhone(issuer.phone)])
  paragraph(pdf, t.payer, { size: 9, muted: true })
  paragraph(pdf, payer.name, { bold: true })
  const about = payer.tax_number === null ? '' : fillText(t.taxNumber, { number: payer.tax_number })
  paragraph(pdf, [payer.street, `${payer.post_code} ${payer.city}`, about].filter(Boolean).join('\n'))
  space(pdf, 8)
  if (copy !== null) paragraph(pdf, fillText(t.copy, { copy }), { size: 16, bold: true })
  heading(pdf, 1, fillText(t[invoice.kind], { number: unbroken(invoice.number) }))
}

const drawFacts = (pdf: Pdf, { invoice, application_number: application, reference }: InvoicePaper): void => {
  const { locale } = pdf
  const t = wordsIn(invoicePdfTexts, locale)
  facts(pdf, [
    [t.issuedAt, instantText(invoice.issued_at.toISOString(), locale)],
    [t.issuedIn, invoice.issuer.city],
    [
      t.service,
      fillText(t.serviceDays, {
        from: dayInWords(invoice.service_from, locale),
        last: dayInWords(lastDayOf(invoice.service_until), locale),
      }),
    ],
    [t.paidBy, textIn(paymentMethodLabels[invoice.payment_method], locale)],
    [t.transaction, invoice.transaction_id],
    [t.application, application],
    [
      invoice.kind === 'credit' ? t.credits : t.reference,
      reference && fillText(t.referenceOf, { number: reference.number, day: dayInWords(localDayOf(reference.issued_at), locale) }),
    ],
    [t.reason, invoice.reason],
    [t.operator, invoice.issued_by_name],
  ])
}

/** What is taxed at each rate. */
const drawVat = (pdf: Pdf, { vat }: InvoicePaper['invoice']): void => {
  const { locale } = pdf
  const t = wordsIn(invoicePdfTexts, locale)
  const money = (cents: number): string => formatCents(cents, locale)
  table(
    pdf,
    [
      { title: t.rate, share: 2 },
      { title: t.base, share: 2, align: 'right' },
      { title: t.tax, share: 2, align: 'right' },
      { title: t.all, share: 2, align: 'right' },
    ],
    vat.map((group) => [
      rateText(group.vat_basis_points, locale),
      money(group.taxable_cents),
      money(group.tax_cents),
      money(group.taxable_cents + group.tax_cents),
    ]),
  )
}

const isVatPayer = ({ issuer }: InvoicePaper['invoice']): boolean => issuer.vat_payer !== false

const drawLines = (pdf: Pdf, { invoice }: InvoicePaper): void => {
  const { locale } = pdf
  const t = wordsIn(invoicePdfTexts, locale)
  const money = (cents: number): string => formatCents(cents, locale)
  const taxed = isVatPayer(invoice)
  const net = ({ unit_cents: cents, vat_basis_points: rate }: MoneyLine): number => cents - (rate === null ? 0 : vatIncluded(cents, rate))
  table(
    pdf,
    [
      { title: t.what, share: taxed ? 4.2 : 6 },
      { title: t.quantity, share: 1.5, align: 'right' },
      // A full invoice says the price of a unit without VAT (ZDDV-1, art. 82).
      ...(taxed ? [{ title: t.netPrice, share: 2.4, align: 'right' as const }] : []),
      { title: taxed ? t.price : t.plainPrice, share: taxed ? 1.8 : 2, align: 'right' },
      { title: t.rate, share: 1.3, align: 'right' },
      { title: t.amount, share: 2, align: 'right' },
    ],
    invoice.lines.map((line) => [
      [textIn(line.text, locale), line.explanation && textIn(line.explanation, locale)].filter(Boolean).join('\n'),
      String(line.quantity),
      ...(taxed ? [money(net(line))] : []),
      money(line.unit_cents),
      rateText(line.vat_basis_points, locale),
      money(line.cents),
    ]),
  )
  if (isVatPayer(invoice)) drawVat(pdf, invoice)
  const { open_cents: open, total_cents: total } = invoice
  paragraph(pdf, fillText(total < 0 || open !== null ? t.givenBack : t.total, { amount: money(total) }), {
    size: 13,
    bold: true,
    align: 'right',
  })
  if (open !== null) paragraph(pdf, fillText(t.partly, { paid: money(total - open), open: money(open) }), { align: 'right' })
  else if (invoice.kind === 'invoice') paragraph(pdf, t.settled, { align: 'right' })
  if (!isVatPayer(invoice)) paragraph(pdf, noVatClause(invoice.issuer.vat_clause ?? '', locale), { size: 9, muted: true })
  else if (invoice.vat.some(({ vat_basis_points: rate }) => rate === null || rate === 0))
    paragraph(pdf, t.outside, { size: 9, muted: true })
}

/** An invoice as an A4 letter. Its creation date is that of the invoice, so that the same invoice always gives the same file. */
export const makeInvoicePdf = async (paper: InvoicePaper): Promise<Uint8Array> => {
  const { invoice, looks } = paper
  const { locale, issuer, number } = invoice
  const t = wordsIn(invoicePdfTexts, locale)
  const pdf = startPdf({
    title: fillText(t[invoice.kind], { number }),
    author: issuer.name,
    locale,
    now: invoice.issued_at,
    ...(looks && { looks }),
  })
  drawHead(pdf, paper)
  drawFacts(pdf, paper)
  drawLines(pdf, paper)
  drawFiscalBlock(pdf, paper)
  return finishPdf(pdf, fillText(t.footer, { issuer: issuer.name, number }))
}
