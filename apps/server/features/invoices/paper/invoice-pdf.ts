import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { fillText } from '@dovolilnice/contract/fill-text'
import { paymentMethodLabels } from '@dovolilnice/contract/invoices/invoice-labels'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { textIn } from '@dovolilnice/contract/in-language'
import { languageTags } from '@dovolilnice/contract/locale'
import type { Locale } from '@dovolilnice/contract/locale'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import { noVatClause } from '@dovolilnice/contract/money/without-vat'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { lastDayOf, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatCents, vatIncluded } from '@dovolilnice/contract/primitives/money'
import { instantText } from '@dovolilnice/contract/primitives/time-in-words'
import { finishPdf, startPdf } from '../../../platform/pdf/pdf-document.ts'
import type { Pdf } from '../../../platform/pdf/pdf-document.ts'
import { facts, table } from '../../../platform/pdf/tables.ts'
import { heading, letterhead, paragraph, space, unbroken } from '../../../platform/pdf/text-blocks.ts'
import { drawFiscalBlock } from './fiscal-block.ts'
import type { InvoicePaper } from './invoice-paper.ts'
import { invoicePdfTexts } from './invoice-pdf-texts.ts'

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
  paragraph(pdf, fillText(invoice.total_cents < 0 ? t.givenBack : t.total, { amount: money(invoice.total_cents) }), {
    size: 13,
    bold: true,
    align: 'right',
  })
  if (invoice.kind === 'invoice') paragraph(pdf, t.settled, { align: 'right' })
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
