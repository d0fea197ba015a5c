import { type Locale, type WrittenLocale, textIn, fillText } from '@dovolilnice/contract/locale'
import { counterMethodLabels, movementKindLabels } from '@dovolilnice/contract/counter/counter-labels'
import { denominations } from '@dovolilnice/contract/counter/drawer'
import { readClosingPdf } from '@dovolilnice/contract/counter/operations'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { instantText } from '@dovolilnice/contract/primitives/local-day'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { type Pdf, heading, unbroken } from '../../platform/pdf/pdf-document.ts'
import { facts, table } from '../../platform/pdf/tables.ts'
import { signatureLines, townPaper } from '../../platform/pdf/town-paper.ts'
import { type ClosingDetails, readClosing, subjectOf } from './closings.ts'
import { implement } from '../../platform/http/context.ts'

/** The words on the record of a closing. */
const closingPdfTexts = {
  sl: {
    title: 'Zapisnik o zaključku blagajne {number}',
    device: 'Blagajna',
    opened: 'Prvi promet',
    closed: 'Zaključeno',
    closedBy: 'Zaključil',
    cash: 'Gotovina v blagajni',
    opening: 'Začetno stanje',
    changeMoney: 'Vložen menjalni denar',
    cashPaid: 'Plačano v gotovini',
    cashBack: 'Vrnjeno v gotovini',
    expected: 'Pričakovano stanje',
    counted: 'Prešteto',
    difference: 'Razlika',
    reason: 'Razlog razlike',
    deposit: 'Polog na banko',
    left: 'Ostane v blagajni',
    cards: 'Kartice',
    cardPaid: 'Plačano s karticami',
    cardBack: 'Vrnjeno na kartice',
    counts: 'Prešteti bankovci in kovanci',
    value: 'Vrednost',
    pieces: 'Kosov',
    sum: 'Znesek',
    movements: 'Promet (plačila: {payments}, vračila: {backs})',
    when: 'Kdaj',
    kind: 'Vrsta',
    invoice: 'Račun',
    application: 'Vloga',
    amount: 'Znesek',
    cashier: 'Blagajnik: ____________________',
    receiver: 'Prevzel: ____________________',
    footer: '{issuer} · zaključek {number}',
  },
  en: {
    title: 'Record of the closing {number}',
    device: 'Cash device',
    opened: 'First movement',
    closed: 'Closed',
    closedBy: 'Closed by',
    cash: 'Cash in the drawer',
    opening: 'Opening',
    changeMoney: 'Change money put in',
    cashPaid: 'Paid in cash',
    cashBack: 'Given back in cash',
    expected: 'Expected',
    counted: 'Counted',
    difference: 'Difference',
    reason: 'Reason of the difference',
    deposit: 'To the bank',
    left: 'Left in the drawer',
    cards: 'Cards',
    cardPaid: 'Paid by card',
    cardBack: 'Back to cards',
    counts: 'Counted notes and coins',
    value: 'Value',
    pieces: 'Pieces',
    sum: 'Amount',
    movements: 'Movements (payments: {payments}, given back: {backs})',
    when: 'When',
    kind: 'Kind',
    invoice: 'Invoice',
    application: 'Application',
    amount: 'Amount',
    cashier: 'Cashier: ____________________',
    receiver: 'Received by: ____________________',
    footer: '{issuer} · closing {number}',
  },
} satisfies Record<WrittenLocale, Record<string, string>>

const drawSums = (pdf: Pdf, closing: ClosingDetails): void => {
  const { locale } = pdf
  const t = wordsIn(closingPdfTexts, locale)
  const money = (cents: number): string => formatCents(cents, locale)
  facts(pdf, [
    [t.device, closing.device],
    [t.opened, instantText(closing.opened_at.toISOString(), locale)],
    [t.closed, instantText(closing.closed_at.toISOString(), locale)],
    [t.closedBy, closing.closed_by_name],
  ])
  heading(pdf, 2, t.cash)
  facts(pdf, [
    [t.opening, money(closing.opening_cents)],
    [t.changeMoney, money(closing.change_money_cents)],
    [t.cashPaid, money(closing.cash_cents)],
    [t.cashBack, money(closing.cash_back_cents)],
    [t.expected, money(closing.expected_cents)],
    [t.counted, money(closing.counted_cents)],
    [t.difference, money(closing.difference_cents)],
    [t.reason, closing.reason],
    [t.deposit, money(closing.deposit_cents)],
    [t.left, money(closing.left_cents)],
  ])
  heading(pdf, 2, t.cards)
  facts(pdf, [
    [t.cardPaid, money(closing.card_cents)],
    [t.cardBack, money(closing.card_back_cents)],
  ])
}

const drawCounts = (pdf: Pdf, counts: Readonly<Record<string, number>> | null): void => {
  if (counts === null) return
  const { locale } = pdf
  const t = wordsIn(closingPdfTexts, locale)
  const rows = denominations.flatMap((value): [string, string, string][] => {
    const count = counts[value] ?? 0
    return count === 0 ? [] : [[formatCents(value, locale), String(count), formatCents(value * count, locale)]]
  })
  if (rows.length === 0) return
  heading(pdf, 2, t.counts)
  table(
    pdf,
    [t.value, t.pieces, t.sum].map((title) => ({ title, share: 1, align: 'right' as const })),
    rows,
  )
}

const drawMovements = (pdf: Pdf, { movements, payments, give_backs: backs }: ClosingDetails): void => {
  const { locale } = pdf
  const t = wordsIn(closingPdfTexts, locale)
  heading(pdf, 2, fillText(t.movements, { payments, backs }))
  table(
    pdf,
    [
      { title: t.when, share: 3 },
      { title: t.kind, share: 3 },
      { title: t.invoice, share: 3 },
      { title: t.application, share: 3 },
      { title: t.amount, share: 2, align: 'right' },
    ],
    movements.map(({ made_at: at, kind, method, invoice_number: invoice, application_number: application, cents }) => [
      instantText(at.toISOString(), locale),
      `${textIn(movementKindLabels[kind], locale)}, ${textIn(counterMethodLabels[method], locale).toLowerCase()}`,
      invoice ?? '',
      application ?? '',
      formatCents(cents, locale),
    ]),
  )
}

/** The record of a closing as an A4 letter, to be signed. Its creation date is that of the closing. */
export const makeClosingPdf = (closing: ClosingDetails, parameters: Parameters, locale: Locale): Promise<Uint8Array> => {
  const t = wordsIn(closingPdfTexts, locale)
  const { number, closed_at: madeAt } = closing
  const footer = fillText(t.footer, { issuer: parameters.municipality.name, number })
  return townPaper({ title: fillText(t.title, { number: unbroken(number) }), locale, madeAt, footer }, parameters, (pdf) => {
    drawSums(pdf, closing)
    drawCounts(pdf, closing.counts)
    drawMovements(pdf, closing)
    signatureLines(pdf, [t.cashier, t.receiver])
  })
}

export const handleReadClosingPdf = implement(readClosingPdf, async ({ params }, context) => {
  const { trx, locale, capabilities, record } = context
  const closing = await readClosing(trx, params.id)
  record({ subject: subjectOf(closing) })
  const stream = await makeClosingPdf(closing, await capabilities.readParameters(trx), locale)
  return { stream, media_type: 'application/pdf', file_name: `zakljucek-${closing.number}.pdf` }
})
