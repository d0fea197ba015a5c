import { coinValues, readEmptyingPdf } from '@dovolilnice/contract/coin-machines/emptying/emptying'
import { fillText, type Locale, type WrittenLocale } from '@dovolilnice/contract/locale'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { instantText } from '@dovolilnice/contract/primitives/local-day'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { type Pdf, heading } from '../../../platform/pdf/pdf-document.ts'
import { facts, table } from '../../../platform/pdf/tables.ts'
import { signatureLines, townPaper } from '../../../platform/pdf/town-paper.ts'
import { readEmptying, type EmptyingDetails } from './emptyings.ts'
import { implement } from '../../../platform/http/context.ts'

const texts = {
  sl: {
    title: 'Zapisnik o praznjenju parkomata {number}',
    machine: 'Parkomat',
    premise: 'Poslovni prostor',
    emptied: 'Izpraznjen',
    recorded: 'Zapisano',
    by: 'Izpraznil',
    reported: 'Po telemetriji',
    reportedAt: '{cents} ({at})',
    nothingReported: 'parkomat ni sporočil ničesar',
    counted: 'Prešteto',
    difference: 'Razlika',
    reason: 'Razlog razlike',
    vat: 'V tem DDV',
    coins: 'Prešteti kovanci',
    value: 'Vrednost',
    pieces: 'Kosov',
    sum: 'Znesek',
    total: 'Skupaj',
    emptier: 'Izpraznil: ____________________',
    receiver: 'Prevzel: ____________________',
    footer: '{issuer} · zapisnik {number}',
  },
  en: {
    title: 'Protocol of the emptying {number}',
    machine: 'Coin machine',
    premise: 'Premise',
    emptied: 'Emptied',
    recorded: 'Recorded',
    by: 'Emptied by',
    reported: 'By telemetry',
    reportedAt: '{cents} ({at})',
    nothingReported: 'the machine had reported nothing',
    counted: 'Counted',
    difference: 'Difference',
    reason: 'Reason of the difference',
    vat: 'VAT in it',
    coins: 'Counted coins',
    value: 'Value',
    pieces: 'Pieces',
    sum: 'Amount',
    total: 'Total',
    emptier: 'Emptied by: ____________________',
    receiver: 'Received by: ____________________',
    footer: '{issuer} · protocol {number}',
  },
} satisfies Record<WrittenLocale, Record<string, string>>

const drawSums = (pdf: Pdf, emptying: EmptyingDetails): void => {
  const { locale } = pdf
  const t = wordsIn(texts, locale)
  const money = (cents: number): string => formatCents(cents, locale)
  const when = (at: Date): string => instantText(at.toISOString(), locale)
  const { reported_cents: reported, report_at: at, difference_cents: difference } = emptying
  facts(pdf, [
    [t.machine, `${emptying.cashier_nr} ${emptying.cashier_name}`],
    [t.premise, emptying.business_premise_name],
    [t.emptied, when(emptying.emptied_at)],
    [t.recorded, when(emptying.recorded_at)],
    [t.by, emptying.emptied_by_name],
    [t.counted, money(emptying.counted_cents)],
    [t.reported, reported === null || at === null ? t.nothingReported : fillText(t.reportedAt, { cents: money(reported), at: when(at) })],
    [t.difference, difference === null ? null : money(difference)],
    [t.reason, emptying.reason],
    [t.vat, emptying.vat_basis_points === null ? null : money(emptying.vat_cents)],
  ])
}

const drawCoins = (pdf: Pdf, { counts, counted_cents: sum }: EmptyingDetails): void => {
  const { locale } = pdf
  const t = wordsIn(texts, locale)
  const rows = coinValues.map((value): [string, string, string] => {
    const pieces = counts[value] ?? 0
    return [formatCents(value, locale), String(pieces), formatCents(value * pieces, locale)]
  })
  heading(pdf, 2, t.coins)
  table(
    pdf,
    [t.value, t.pieces, t.sum].map((title) => ({ title, share: 1, align: 'right' as const })),
    [...rows, [t.total, '', formatCents(sum, locale)]],
  )
}

/** The protocol of an emptying as an A4 letter, to be signed by two. Its creation date is that of the record. */
const makeEmptyingPdf = (emptying: EmptyingDetails, parameters: Parameters, locale: Locale): Promise<Uint8Array> => {
  const t = wordsIn(texts, locale)
  const { number, recorded_at: madeAt } = emptying
  const footer = fillText(t.footer, { issuer: parameters.municipality.name, number })
  return townPaper({ title: fillText(t.title, { number }), locale, madeAt, footer }, parameters, (pdf) => {
    drawSums(pdf, emptying)
    drawCoins(pdf, emptying)
    signatureLines(pdf, [t.emptier, t.receiver])
  })
}

export const handleReadEmptyingPdf = implement(readEmptyingPdf, async ({ params }, context) => {
  const { trx, locale, capabilities, record } = context
  const emptying = await readEmptying(trx, params.id)
  record({
    subject: { type: 'coin_machine', id: emptying.machine_id, label: `${emptying.cashier_nr} ${emptying.cashier_name}` },
    after: { number: emptying.number },
  })
  const stream = await makeEmptyingPdf(emptying, await capabilities.readParameters(trx), locale)
  return { stream, media_type: 'application/pdf', file_name: `praznjenje-${emptying.number}.pdf` }
})
