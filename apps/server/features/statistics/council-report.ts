import { rejectionReasons } from '@dovolilnice/contract/applications/decide/rejection-reasons'
import { fillText, textIn, languageTags, type Locale, type Text } from '@dovolilnice/contract/locale'
import { dayInWords, lastDayOf, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import * as contract from '@dovolilnice/contract/statistics/headlines'
import type { readCouncilReport, Statistics } from '@dovolilnice/contract/statistics/read-statistics'
import type { Handler } from '../../platform/http/context.ts'
import { drawArtifact, ink, type Pdf, heading, paragraph, placeText, space } from '../../platform/pdf/pdf-document.ts'
import { table } from '../../platform/pdf/tables.ts'
import { townPaper } from '../../platform/pdf/town-paper.ts'
import { statisticsOf } from './read-statistics.ts'

const texts = {
  title: { sl: 'Dovolilnice in promet', en: 'Permits and traffic' },
  file: { sl: 'porocilo-za-svet', en: 'council-report' },
  period: { sl: 'Od {from} do {until}, primerjava z istimi dnevi leto prej', en: '{from} to {until}, against the same days a year before' },
  issued: {
    sl: 'Število izdanih dovolilnic v tem obdobju je {count}{change}.',
    en: 'The number of permits issued in this period is {count}{change}.',
  },
  more: { sl: ', {share} več kot leto prej', en: ', {share} more than a year before' },
  less: { sl: ', {share} manj kot leto prej', en: ', {share} fewer than a year before' },
  same: { sl: ', toliko kot leto prej', en: ', as many as a year before' },
  time: {
    sl: 'Čas do odločitve je za polovico vlog največ {span}{before}; delež odločenih v roku je {share}.',
    en: 'Half of the applications were decided within {span}{before}; the share decided within the term is {share}.',
  },
  timeBefore: { sl: ' (leto prej {span})', en: ' (a year before {span})' },
  rejected: {
    sl: 'Zavrnjenih je bilo {share} odločenih vlog{reason}.',
    en: '{share} of the applications decided were rejected{reason}.',
  },
  reason: { sl: ', najpogosteje z razlogom »{reason}«', en: ', mostly for the reason “{reason}”' },
  before: { sl: 'leto prej {value}', en: 'a year before {value}' },
  inTerm: { sl: 'v roku {share}', en: 'in term {share}' },
  byMonth: { sl: 'Izdane dovolilnice po mesecih', en: 'Permits issued by month' },
  thisPeriod: { sl: 'to obdobje', en: 'this period' },
  yearBefore: { sl: 'leto prej', en: 'a year before' },
  lots: { sl: 'Zasedenost parkirišč', en: 'Occupancy of lots' },
  lotsOn: { sl: 'Veljavne dovolilnice glede na mesta, {day}', en: 'Permits in force against places, {day}' },
  of: { sl: '{permits} na {places}', en: '{permits} of {places}' },
  kinds: { sl: 'Po vrstah dovolilnic', en: 'By kind of permit' },
  kind: { sl: 'Vrsta', en: 'Kind' },
  now: { sl: 'izdane', en: 'issued' },
  difference: { sl: 'razlika', en: 'difference' },
  rejectedCount: { sl: 'zavrnjene', en: 'rejected' },
  median: { sl: 'dni', en: 'days' },
  term: { sl: 'v roku', en: 'in term' },
  others: { sl: 'Druge vrste', en: 'Other kinds' },
  total: { sl: 'Skupaj', en: 'Total' },
  reasons: { sl: 'Zavrnitve po razlogih', en: 'Rejections by reason' },
  noReason: { sl: 'Razlog ni naveden', en: 'No reason given' },
  count: { sl: 'število', en: 'number' },
  meaning: { sl: 'Kaj pomenijo številke', en: 'What the figures mean' },
  notes: {
    sl: 'Prihodki so z DDV po dnevu izdaje računa, brez parkomatov; storni in dobropisi so odšteti. Čas do odločitve je mediana dni od prejema vloge, s čakanjem na dopolnitev. V roku je, kar je bilo odločeno v mesecih, ki jih ima postopek, šteto od prejema, tudi če je organ vmes čakal na stranko; po zakonu je delež zato kvečjemu višji. Vrste z manj kot petimi izdanimi so združene, število zavrnjenih od ena do štiri pa je zapisano kot <5, da nihče ni prepoznan.',
    en: 'Income is with VAT by the day of the invoice, without coin machines; stornos and credit notes are taken off. The time to a decision is the median of days from the receipt, with the wait for a supplement. In term is what was decided within the months of the procedure from the receipt, also where the authority waited for the party meanwhile; by law the share is rather higher. Kinds with fewer than five issued are added up, and one to four rejected are written as <5, so that nobody is recognised.',
  },
  counted: {
    sl: 'Prešteto do vključno {day} iz evidence Dovolilnice.',
    en: 'Counted up to and including {day} from the records of Dovolilnice.',
  },
  footer: { sl: '{town}, poročilo za svet, {day}', en: '{town}, report for the council, {day}' },
} as const satisfies Record<string, Text>

type Words = (key: keyof typeof texts, values?: Record<string, unknown>) => string

/** A figure of the table that could point at a person. */
const rounded = (count: number): string => (count > 0 && count < 5 ? '<5' : String(count))

/** What can be read aloud: three sentences of what the reader may see. */
const sentencesOf = ({ issued, applications }: Statistics, locale: Locale, say: Words): string[] => {
  const sentences: string[] = []
  if (issued !== null) {
    const { count, before } = issued.total
    const share = before === 0 ? undefined : Math.round((count / before - 1) * 100)
    const change =
      share === undefined
        ? ''
        : say(share > 0 ? 'more' : share < 0 ? 'less' : 'same', { share: contract.percentText(Math.abs(share), locale) })
    sentences.push(say('issued', { count: contract.numberText(count, locale), change }))
  }
  if (applications === null || applications.total.median_days === null) return sentences
  const { total, before, rejections } = applications
  const earlier = before.median_days === null ? '' : say('timeBefore', { span: contract.daysText(before.median_days, locale) })
  sentences.push(
    say('time', {
      span: contract.daysText(total.median_days ?? 0, locale),
      before: earlier,
      share: contract.percentText(contract.inTermShare(total) ?? 0, locale),
    }),
  )
  const [first] = rejections
  const reason =
    first === undefined || first.reason === null ? '' : say('reason', { reason: textIn(rejectionReasons[first.reason].name, locale) })
  sentences.push(say('rejected', { share: contract.percentText(contract.rejectedShare(total) ?? 0, locale, 1), reason }))
  return sentences
}

const rule = (pdf: Pdf): void => {
  const { doc, left, width } = pdf
  const { y } = doc
  drawArtifact(
    pdf,
    () =>
      void doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.6)
        .strokeColor(ink.line)
        .stroke(),
  )
  doc.y += 8
}

/** The five figures side by side, each with that of a year before. */
const drawHeadlines = (pdf: Pdf, statistics: Statistics, say: Words): void => {
  const { doc, left, width, locale } = pdf
  const headlines = contract.headlinesOf(statistics)
  if (headlines.length === 0) return
  space(pdf, 4)
  rule(pdf)
  const top = doc.y
  const column = width / headlines.length
  headlines.forEach((headline, index) => {
    const place = { x: left + index * column, width: column - 6 }
    const { key, now, before } = headline
    const share = key === 'time' && statistics.applications !== null ? contract.inTermShare(statistics.applications.total) : null
    const beside = [
      say('before', { value: contract.headlineText(key, before, locale) }),
      share === null ? contract.differenceText(headline, locale) : say('inTerm', { share: contract.percentText(share, locale) }),
    ]
    placeText(pdf, textIn(contract.headlineTitles[key], locale), { ...place, y: top, size: 8.5, colour: ink.muted, height: 26 })
    placeText(pdf, contract.headlineText(key, now, locale), { ...place, y: top + 24, size: 16, bold: true })
    placeText(pdf, beside.filter(Boolean).join('\n'), { ...place, y: top + 46, size: 8.5 })
  })
  doc.y = top + 74
  rule(pdf)
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const greyBar = '#b8c1cb'

/** Two series of bars; told apart by how dark they are, so that a grey printer shows them too. The same numbers stand in its words. */
const drawMonths = (pdf: Pdf, months: NonNullable<Statistics['issued']>['months'], { x, y, width, height }: Box, say: Words): void => {
  const { doc, root, locale, looks } = pdf
  const most = Math.max(1, ...months.flatMap(({ count, before }) => [count, before]))
  const nameOf = (month: string): string =>
    new Intl.DateTimeFormat(languageTags[locale], { month: 'short', timeZone: 'UTC' }).format(new Date(`${month}T00:00:00Z`))
  const step = width / Math.max(1, months.length)
  const alt = months.map(({ month, count, before }) => `${nameOf(month)} ${count} (${before})`).join(', ')
  const figure = { alt: `${say('byMonth')}: ${alt}`, bbox: [x, y, x + width, y + height] }
  root.add(
    doc.struct('Figure', figure, () => {
      months.forEach(({ count, before }, index) => {
        const at = x + index * step
        const tall = (value: number) => (value / most) * (height - 28)
        doc.rect(at + step * 0.12, y + height - 14 - tall(before), step * 0.36, tall(before)).fill(greyBar)
        doc.rect(at + step * 0.5, y + height - 14 - tall(count), step * 0.36, tall(count)).fill(looks.accent)
      })
    }),
  )
  months.forEach(({ month, count }, index) => {
    const place = { x: x + index * step - 4, width: step + 8, align: 'center' as const, size: 7, colour: ink.muted }
    placeText(pdf, nameOf(month), { ...place, y: y + height - 10 })
    placeText(pdf, contract.numberText(count, locale), {
      ...place,
      y: y + height - 24 - (Math.max(count, months[index]?.before ?? 0) / most) * (height - 28),
    })
  })
}

const mostLots = 8

const drawLots = (pdf: Pdf, lots: NonNullable<Statistics['occupancy']>['lots'], { x, y, width, height }: Box, say: Words): void => {
  const { doc, locale, looks } = pdf
  const shown = lots.slice(0, mostLots)
  const step = Math.min(22, height / Math.max(1, shown.length))
  shown.forEach(({ title, permits, places }, index) => {
    const top = y + index * step
    const share = places === null || places === 0 ? null : permits / places
    drawArtifact(pdf, () => {
      doc.rect(x + width * 0.42, top + 1, width * 0.24, 7).fill(ink.shade)
      if (share !== null)
        doc.rect(x + width * 0.42, top + 1, width * 0.24 * Math.min(1, share), 7).fill(share > 1 ? '#c4790c' : looks.accent)
    })
    placeText(pdf, textIn(title, locale), { x, y: top, width: width * 0.4, size: 8.5, height: 11 })
    const told = [share === null ? '' : contract.percentText(share * 100, locale), say('of', { permits, places: places ?? '–' })]
      .filter(Boolean)
      .join(' · ')
    placeText(pdf, told, { x: x + width * 0.68, y: top, width: width * 0.32, size: 8, height: 11, align: 'right' })
  })
}

/** Two pictures side by side: permits by month, and how full the lots are. */
const drawPictures = (pdf: Pdf, { issued, occupancy }: Statistics, say: Words): void => {
  const { doc, left, width, locale, looks } = pdf
  const half = (width - 18) / 2
  const top = doc.y + 6
  const pictures = [
    ...(issued === null ? [] : [{ title: say('byMonth'), about: '', draw: (box: Box) => drawMonths(pdf, issued.months, box, say) }]),
    ...(occupancy === null || occupancy.day === null
      ? []
      : [
          {
            title: say('lots'),
            about: say('lotsOn', { day: dayInWords(occupancy.day, locale) }),
            draw: (box: Box) => drawLots(pdf, occupancy.lots, box, say),
          },
        ]),
  ]
  pictures.forEach(({ title, about, draw }, index) => {
    const x = left + index * (half + 18)
    placeText(pdf, title, { x, y: top, width: half, size: 11.5, bold: true })
    if (about !== '') placeText(pdf, about, { x, y: top + 16, width: half, size: 8.5, colour: ink.muted })
    else {
      drawArtifact(pdf, () => {
        doc.rect(x, top + 18, 7, 7).fill(looks.accent)
        doc.rect(x + 80, top + 18, 7, 7).fill(greyBar)
      })
      placeText(pdf, say('thisPeriod'), { x: x + 11, y: top + 16, width: 66, size: 8.5, colour: ink.muted })
      placeText(pdf, say('yearBefore'), { x: x + 91, y: top + 16, width: 66, size: 8.5, colour: ink.muted })
    }
    draw({ x, y: top + 36, width: half, height: 190 })
  })
  doc.y = top + 240
}

const mostKinds = 14

/** Issued, rejected and how long it took, by kind; small kinds are added up, and the total agrees with the figures. */
const drawKinds = (pdf: Pdf, { issued, applications, kinds }: Statistics, say: Words): void => {
  if (issued === null) return
  const { locale } = pdf
  const sorted = issued.kinds.toSorted((one, other) => other.count - one.count)
  const named = sorted.filter(({ count }) => count >= 5).slice(0, mostKinds)
  const others = sorted.filter((row) => !named.includes(row))
  const handledOf = (id: string) => applications?.kinds.find((one) => one.id === id)
  const difference = (count: number, before: number): string =>
    contract.differenceText({ key: 'issued', now: count, before }, locale) ?? '–'
  const line = (
    title: string,
    row: { count: number; before: number },
    rejected: string,
    median: number | null,
    share: number | null,
  ): string[] => [
    ...[
      title,
      contract.numberText(row.count, locale),
      contract.numberText(row.before, locale),
      difference(row.count, row.before),
      rejected,
    ],
    ...[median === null ? '–' : contract.numberText(median, locale, 1), share === null ? '–' : contract.percentText(share, locale)],
  ]
  const sum = (key: 'count' | 'before') => others.reduce((all, row) => all + row[key], 0)
  heading(pdf, 2, say('kinds'))
  table(
    pdf,
    [
      { title: say('kind'), share: 3.4 },
      { title: say('now'), share: 1, align: 'right' },
      { title: say('yearBefore'), share: 1.2, align: 'right' },
      { title: say('difference'), share: 1.1, align: 'right' },
      { title: say('rejectedCount'), share: 1.2, align: 'right' },
      { title: say('median'), share: 0.7, align: 'right' },
      { title: say('term'), share: 0.9, align: 'right' },
    ],
    [
      ...named.map((row) => {
        const handled = handledOf(row.id)
        const title = kinds.find(({ id }) => id === row.id)?.title
        const name = title === undefined ? '' : textIn(title, locale)
        return handled === undefined
          ? line(name, row, applications === null ? '–' : '0', null, null)
          : line(name, row, rounded(handled.rejected), handled.median_days, contract.inTermShare(handled))
      }),
      ...(others.length === 0 ? [] : [line(say('others'), { count: sum('count'), before: sum('before') }, '–', null, null)]),
      line(
        say('total'),
        issued.total,
        applications === null ? '–' : rounded(applications.total.rejected),
        applications?.total.median_days ?? null,
        applications === null ? null : contract.inTermShare(applications.total),
      ),
    ],
  )
}

const drawReasons = (pdf: Pdf, { applications }: Statistics, say: Words): void => {
  if (applications === null || applications.rejections.length === 0) return
  const { locale } = pdf
  heading(pdf, 2, say('reasons'))
  table(
    pdf,
    [
      { title: say('reasons'), share: 4 },
      { title: say('count'), share: 1, align: 'right' },
    ],
    applications.rejections.map(({ reason, count }) => [
      reason === null ? say('noReason') : textIn(rejectionReasons[reason].name, locale),
      rounded(count),
    ]),
  )
}

/** The report: on its first page what is read aloud, the figures and the pictures; on the second the tables and what they mean. */
export const handleReadCouncilReport: Handler<typeof readCouncilReport> = async ({ body }, context) => {
  const { locale, now, trx, capabilities } = context
  const statistics = await statisticsOf({ db: trx, capabilities }, body, context.user)
  const parameters = await capabilities.readParameters(trx)
  const say: Words = (key, values = {}) => fillText(textIn(texts[key], locale), values)
  const counted = statistics.counted_day
  // What is not counted yet is no part of the report: its last day is the one up to which it holds.
  const last = counted !== null && counted < lastDayOf(body.until) ? counted : lastDayOf(body.until)
  const today = dayInWords(localDayOf(now), locale)
  const paper = {
    title: say('title'),
    locale,
    madeAt: now,
    footer: say('footer', { town: parameters.municipality.name, day: today }),
    archive: true,
  }
  const stream = await townPaper(paper, parameters, (pdf) => {
    const period = say('period', { from: dayInWords(body.from, locale), until: dayInWords(last, locale) })
    paragraph(pdf, [body.session, period].filter(Boolean).join('\n'), { muted: true, size: 9.5 })
    for (const sentence of sentencesOf(statistics, locale, say)) paragraph(pdf, sentence, { size: 11.5 })
    drawHeadlines(pdf, statistics, say)
    drawPictures(pdf, statistics, say)
    pdf.doc.addPage()
    drawKinds(pdf, statistics, say)
    drawReasons(pdf, statistics, say)
    heading(pdf, 2, say('meaning'))
    paragraph(pdf, say('notes'), { size: 9.5 })
    if (counted !== null) paragraph(pdf, say('counted', { day: dayInWords(counted, locale) }), { size: 9.5, muted: true })
  })
  return { stream, media_type: 'application/pdf', file_name: `${say('file')}-${body.from}-${last}.pdf` }
}
