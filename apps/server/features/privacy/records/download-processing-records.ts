import { Readable } from 'node:stream'
import { OperationError } from '@dovolilnice/contract/errors'
import { textIn, type Locale, type Text, fillText } from '@dovolilnice/contract/locale'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type {
  downloadProcessingRecords,
  ProcessingActivity,
  ProcessingRecords,
} from '@dovolilnice/contract/privacy/records/processing-records'
import { csvBlocks } from '@dovolilnice/contract/exports/csv'
import type { Handler } from '../../../platform/http/context.ts'
import { finishPdf, startPdf, type Pdf, heading, letterhead, paragraph } from '../../../platform/pdf/pdf-document.ts'
import { facts, table } from '../../../platform/pdf/tables.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import { readRecords } from './processing-records.ts'

const words = {
  title: { sl: 'Evidenca dejavnosti obdelave', en: 'Records of processing activities' },
  lead: {
    sl: 'Po 30. členu Splošne uredbe o varstvu podatkov, stanje {day}.',
    en: 'Under Article 30 of the General Data Protection Regulation, as of {day}.',
  },
  activity: { sl: 'Dejavnost', en: 'Activity' },
  controller: { sl: 'Upravljavec', en: 'Controller' },
  officer: { sl: 'Pooblaščena oseba za varstvo podatkov', en: 'Data protection officer' },
  processor: { sl: 'Pogodbeni obdelovalec', en: 'Processor' },
  ordinance: { sl: 'Občinski predpis', en: 'Municipal ordinance' },
  purpose: { sl: 'Namen', en: 'Purpose' },
  basis: { sl: 'Pravna podlaga', en: 'Legal basis' },
  people: { sl: 'Vrste oseb', en: 'Categories of people' },
  data: { sl: 'Vrste podatkov', en: 'Categories of data' },
  recipients: { sl: 'Uporabniki podatkov', en: 'Recipients' },
  terms: { sl: 'Roki hrambe', en: 'Terms' },
  transfer: { sl: 'Prenos v tretje države', en: 'Transfer to third countries' },
  security: { sl: 'Ukrepi za varnost', en: 'Security measures' },
  tables: { sl: 'Zbirke', en: 'Collections' },
} satisfies Record<string, Text>

type Say = (text: Text) => string

/** The activity's own lines, the same in both files. */
const linesOf = (activity: ProcessingActivity, say: Say): [Text, string][] => [
  [words.purpose, say(activity.purpose)],
  [words.basis, say(activity.basis)],
  [words.people, say(activity.people)],
  [words.data, activity.data.map(say).join('; ')],
  [words.recipients, say(activity.recipients)],
  [words.terms, activity.terms.map(say).join('; ')],
]

const commonLines = (records: ProcessingRecords, say: Say): [Text, string][] => [
  [words.controller, [records.controller, records.address, records.contact].filter(Boolean).join(', ')],
  [words.officer, `${records.officer}, ${records.officer_email}`],
  [words.processor, records.processor || '–'],
  [words.ordinance, say(records.legal_basis)],
  [words.transfer, say(records.transfer)],
  [words.security, say(records.security)],
]

/** One line for each activity, with what all have in common repeated, so that a filter loses nothing. */
const csvOf = (records: ProcessingRecords, say: Say): string[][] => {
  const rows = records.activities.map((activity) => [
    [words.activity, say(activity.name)] as const,
    ...linesOf(activity, say),
    [words.tables, activity.tables.map(({ name }) => say(name)).join('; ')] as const,
    ...commonLines(records, say),
  ])
  return [(rows[0] ?? []).map(([title]) => say(title)), ...rows.map((row) => row.map(([, value]) => value))]
}

const drawActivity = (pdf: Pdf, activity: ProcessingActivity, say: Say): void => {
  heading(pdf, 2, say(activity.name))
  facts(
    pdf,
    linesOf(activity, say).map(([title, value]) => [say(title), value]),
  )
  table(
    pdf,
    [
      { title: say(words.tables), share: 1 },
      { title: say(words.terms), share: 2 },
    ],
    activity.tables.map(({ name, term }) => [say(name), say(term)]),
  )
}

const sayIn =
  (locale: Locale): Say =>
  (text) =>
    textIn(text, locale)

export const handleDownloadProcessingRecords: Handler<typeof downloadProcessingRecords> = async ({ params }, context) => {
  const { trx, now, locale, capabilities, record } = context
  const parameters = await capabilities.readParameters(trx)
  const records = await readRecords(context)
  if (records.gaps.length > 0) throw new OperationError('records_incomplete', { details: { gaps: records.gaps } })
  record({ after: { format: params.format } })
  const say = sayIn(locale)
  const today = localDayOf(now)
  const name = `evidenca-obdelav-${today}.${params.format}`
  if (params.format === 'csv')
    return { stream: Readable.from(csvBlocks(csvOf(records, say))), media_type: 'text/csv; charset=utf-8', file_name: name }
  const { municipality: town } = parameters
  const title = say(words.title)
  const pdf = startPdf({ title, author: town.name, locale, looks: await townLooks(parameters), now, archive: true })
  letterhead(pdf, town.name, [records.address, records.contact])
  heading(pdf, 1, title)
  paragraph(pdf, fillText(say(words.lead), { day: dayInWords(today, locale) }))
  facts(
    pdf,
    commonLines(records, say).map(([label, value]) => [say(label), value]),
  )
  for (const activity of records.activities) drawActivity(pdf, activity, say)
  return { stream: await finishPdf(pdf, `${town.name} · ${title}`), media_type: 'application/pdf', file_name: name }
}
