import { Readable } from 'node:stream'
import { operatorHours } from '@dovolilnice/contract/access/access-log'
import { OperationError } from '@dovolilnice/contract/errors'
import { textIn, type Locale, type Text, fillText } from '@dovolilnice/contract/locale'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import * as contract from '@dovolilnice/contract/privacy/records/processing-records'
import { hoursInWords, monthsInWords } from '@dovolilnice/contract/resources/privacy-settings'
import { csvBlocks } from '@dovolilnice/contract/exports/csv'
import { ensureRoom, finishPdf, startPdf, type Pdf, bullets, heading, letterhead, paragraph } from '../../../platform/pdf/pdf-document.ts'
import { facts, table } from '../../../platform/pdf/tables.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import { readRecords } from './processing-records.ts'
import { implement } from '../../../platform/http/context.ts'

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
  grounds: { sl: 'Pravne podlage prepoznave', en: 'Legal grounds of recognition' },
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
const linesOf = (activity: contract.ProcessingActivity, say: Say): [Text, string][] => [
  [words.purpose, say(activity.purpose)],
  [words.basis, say(activity.basis)],
  [words.people, say(activity.people)],
  [words.data, activity.data.map(say).join('; ')],
  [words.recipients, say(activity.recipients)],
  [words.terms, activity.terms.map(say).join('; ')],
]

const commonLines = (records: contract.ProcessingRecords, say: Say): [Text, string][] => [
  [words.controller, [records.controller, records.address, records.contact].filter(Boolean).join(', ')],
  [words.officer, `${records.officer}, ${records.officer_email}`],
  [words.processor, records.processor || '–'],
  [words.ordinance, say(records.legal_basis)],
  [words.grounds, records.grounds.map(({ name, ground }) => `${say(name)}: ${say(ground)}`).join('; ')],
  [words.transfer, say(records.transfer)],
  [words.security, say(records.security)],
]

/** One line for each activity, with what all have in common repeated, so that a filter loses nothing. */
const csvOf = (records: contract.ProcessingRecords, say: Say): string[][] => {
  const rows = records.activities.map((activity) => [
    [words.activity, say(activity.name)] as const,
    ...linesOf(activity, say),
    [words.tables, activity.tables.map(({ name }) => say(name)).join('; ')] as const,
    ...commonLines(records, say),
  ])
  return [(rows[0] ?? []).map(([title]) => say(title)), ...rows.map((row) => row.map(([, value]) => value))]
}

const drawActivity = (pdf: Pdf, activity: contract.ProcessingActivity, say: Say): void => {
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

export const handleDownloadProcessingRecords = implement(contract.downloadProcessingRecords, async ({ params }, context) => {
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
})

const assessmentWords = {
  title: { sl: 'Ocena učinka v zvezi z varstvom podatkov', en: 'Data protection impact assessment' },
  lead: {
    sl: 'Po 35. členu Splošne uredbe o varstvu podatkov in 24. členu ZVOP-2. Predloga je izpolnjena s tem, kar program počne po nastavitvah na dan {day}. Prazna polja in polja s črto izpolni občina; presoja in odločitev sta njeni.',
    en: 'Under Article 35 of the General Data Protection Regulation and Article 24 ZVOP-2. The template is filled with what the program does by its settings on {day}. Empty fields and fields with a line are for the municipality, whose the judgement and the decision are.',
  },
  gaps: {
    sl: 'V nastavitvah občine še manjka: {names}.',
    en: 'Still missing in the settings of the municipality: {names}.',
  },
  controller: { sl: 'Upravljavec', en: 'Controller' },
  officer: { sl: 'Pooblaščena oseba', en: 'Data protection officer' },
  processor: { sl: 'Pogodbeni obdelovalec', en: 'Processor' },
  adopted: { sl: 'Ocena sprejeta dne', en: 'Adopted on' },
  description: { sl: '1. Opis obdelave', en: '1. Description of the processing' },
  context: {
    sl: 'Občina izdaja dovolilnice za dostop na območje omejenega prometa. Naprave ob {gates} stebričkih same odločijo o spustu: prebrano primerjajo s podpisanim seznamom veljavnih dovolilnic. Naprava nima imen imetnikov; na strežnik pošlje čas, stebriček, prebrano in odločitev. Slik program ne sprejema in ne hrani.',
    en: 'The municipality issues permits for access to a restricted-traffic zone. The devices at {gates} bollards decide by themselves whether to lower: they compare what they read with a signed list of valid permits. A device has no names of holders; it sends the server the time, the bollard, what it read and the decision. The program takes and keeps no pictures.',
  },
  purpose: { sl: 'Namen', en: 'Purpose' },
  basis: { sl: 'Pravna podlaga', en: 'Legal basis' },
  people: { sl: 'Vrste oseb', en: 'Categories of people' },
  data: { sl: 'Vrste podatkov', en: 'Categories of data' },
  recipients: { sl: 'Uporabniki podatkov', en: 'Recipients' },
  collection: { sl: 'Zbirka', en: 'Collection' },
  term: { sl: 'Rok hrambe', en: 'Term' },
  recognition: { sl: '2. Pravne podlage prepoznave', en: '2. Legal grounds of recognition' },
  recognitionText: {
    sl: 'Samodejna prepoznava registrskih oznak na javnih površinah potrebuje zakon (80. člen ZVOP-2). Ali so pogoji navedenega člena izpolnjeni, potrdi občina.',
    en: 'Automatic recognition of plates on public surfaces needs a statute (Article 80 ZVOP-2). Whether the conditions of the article named are met is for the municipality to confirm.',
  },
  by: { sl: 'Način ali kamera', en: 'Way or camera' },
  necessity: { sl: '3. Nujnost in sorazmernost', en: '3. Necessity and proportionality' },
  risks: { sl: '4. Tveganja in ukrepi', en: '4. Risks and measures' },
  risk: { sl: 'Tveganje', en: 'Risk' },
  measure: { sl: 'Kaj proti njemu počne program', en: 'What the program does against it' },
  left: { sl: 'Preostalo (oceni občina)', en: 'What is left (by the municipality)' },
  opinions: { sl: '5. Mnenja in odločitev', en: '5. Opinions and decision' },
  opinionOfficer: { sl: 'Mnenje pooblaščene osebe', en: 'Opinion of the data protection officer' },
  opinionPeople: { sl: 'Stališča posameznikov ali njihovih predstavnikov', en: 'Views of the people concerned or their representatives' },
  consultation: { sl: 'Predhodno posvetovanje z Informacijskim pooblaščencem', en: 'Prior consultation of the Information Commissioner' },
  decision: { sl: 'Odločitev in utemeljitev', en: 'Decision and reasons' },
  signature: { sl: 'Kraj, datum in podpis', en: 'Place, date and signature' },
} satisfies Record<string, Text>

/** Why each part is needed, and how little of it there is. */
const necessity: readonly Text[] = [
  {
    sl: 'Roki hrambe: dovolilnice {permits}, prehodi imetnikov {passages}, prebrano pri zavrnjenem vozilu brez dovolilnice {refused}. Ob izteku se podatki samodejno izbrišejo ali anonimizirajo, s poročilom o vsakem izvajanju.',
    en: 'Terms: permits {permits}, passages of holders {passages}, what is read of a refused vehicle without a permit {refused}. When the term ends the data is deleted or anonymised by itself, with a report of each run.',
  },
  {
    sl: 'Oznaka zavrnjenega vozila služi le odgovoru vozniku in ne zapusti sistema: v izvozih je ni, v revizijski sledi poizvedb tudi ne. Po roku ostane samo število.',
    en: 'The plate of a refused vehicle serves only the answer to its driver and does not leave the system: it is in no export, nor in the trail of searches. After the term only a count stays.',
  },
  {
    sl: 'Operater vidi le nedavne prehode ({operator}), brez imena imetnika; od kartice ali telefona zadnje tri znake. Redar izve, ali vozilo sme parkirati in s katero vrsto dovolilnice, ne čigavo je.',
    en: 'An operator sees recent passages alone ({operator}), without the holder’s name; of a card or phone the last three characters. A warden learns whether a vehicle may park and with which kind of permit, not whose it is.',
  },
  {
    sl: 'Imetnik lahko namesto registrske oznake uporablja kartico ali telefon, kjer to vrsta dovolilnice dovoljuje. Svoje prehode vidi sam in jih lahko prijavi.',
    en: 'A holder may use a card or phone instead of the plate where the kind of permit allows it. Holders see their own passages and can report them.',
  },
  {
    sl: 'O spustu stebrička odloči naprava, o dovolilnici človek; kar program izda sam, je tako označeno in ga na zahtevo preveri uradna oseba.',
    en: 'A device decides on lowering, a person on the permit; what the program issues by itself says so, and an official checks it on request.',
  },
]

/** What can go wrong for people, and what is there against it. */
const risks: readonly { risk: Text; measure: Text }[] = [
  {
    risk: { sl: 'Profil gibanja imetnika iz njegovih prehodov', en: 'A profile of a holder’s movements, of their passages' },
    measure: {
      sl: 'Rok hrambe prehodov je nastavitev; vpogled po pravicah in zapisan v sledi; seznami se ne prikažejo, dokler jih kdo ne zahteva; statistika šteje brez oseb.',
      en: 'The term of passages is a setting; looks need rights and are recorded; lists show nothing before somebody asks; statistics count without people.',
    },
  },
  {
    risk: { sl: 'Zajem vozil oseb, ki z občino nimajo opravka', en: 'Recording vehicles of people who have nothing to do with the town' },
    measure: {
      sl: 'Slik ni; prebrano se pozabi (rok: {refused}), tudi v kopijah; stare poizvedbe po njem izginejo z njim.',
      en: 'No pictures; what was read is forgotten (term: {refused}), in copies too; old searches for it go with it.',
    },
  },
  {
    risk: { sl: 'Nepooblaščen vpogled zaposlenega', en: 'A look by staff without a reason' },
    measure: {
      sl: 'Pravice po vlogah, prijava v dveh korakih za izbrane vloge, sled vpogledov z dnevnim podpisom, ki je naknadno ni mogoče spremeniti.',
      en: 'Rights by role, sign-in in two steps for chosen roles, a trail of looks signed every day, which cannot be changed afterwards.',
    },
  },
  {
    risk: { sl: 'Vdor ali izguba podatkov', en: 'Intrusion or loss of data' },
    measure: {
      sl: 'Priloge in varnostne kopije so šifrirane, gesla le zgoščene vrednosti, povezave do naprav podpisane; obnovitev iz kopije je preizkusljiva.',
      en: 'Documents and backups are encrypted, passwords hashes only, messages to devices signed; a restore can be tried.',
    },
  },
  {
    risk: { sl: 'Napačna zavrnitev dostopa', en: 'Access refused by mistake' },
    measure: {
      sl: 'Razlog je zapisan v razumljivem stavku, operater ga pove takoj, imetnik lahko prijavi napako, odloči človek.',
      en: 'The reason is recorded as a plain sentence, an operator can say it at once, a holder can report a mistake, a person decides.',
    },
  },
  {
    risk: { sl: 'Podatki o zdravju (invalidska karta, pomoč na domu)', en: 'Data on health (disability card, care at home)' },
    measure: {
      sl: 'Dokazilo vidijo le pooblaščeni; obrazec pove, kaj se na kopiji lahko prekrije; ob koncu roka se izbriše z vlogo.',
      en: 'Only those authorised see the document; the form says what may be covered on a copy; it goes with the application when the term ends.',
    },
  },
]

const blank = '____________________________'
/** Room to write an opinion by hand or in place. */
const room = '\u00a0\n'.repeat(5)

export const handleDownloadImpactAssessment = implement(contract.downloadImpactAssessment, async ({ params }, context) => {
  const { trx, now, capabilities, record } = context
  const { language } = params
  const parameters = await capabilities.readParameters(trx)
  const records = await readRecords(context)
  const { municipality: town, privacy, retention } = parameters
  const { gates } = await trx
    .selectFrom('device')
    .select((of) => of.fn.countAll<number>().as('gates'))
    .where('active', '=', true)
    .executeTakeFirstOrThrow()
  const values = {
    day: dayInWords(localDayOf(now), language),
    gates,
    names: records.gaps.map((gap) => textIn(contract.recordsGapLabels[gap], language)).join(', '),
    permits: monthsInWords(retention.permit_months, language),
    passages: monthsInWords(retention.passage_months, language),
    refused: hoursInWords(retention.refused_hours, language),
    operator: hoursInWords(operatorHours, language),
  }
  const say = (text: Text): string => fillText(textIn(text, language), values)
  record({ after: { language } })

  const title = say(assessmentWords.title)
  const pdf = startPdf({ title, author: town.name, locale: language, looks: await townLooks(parameters), now, archive: true })
  letterhead(pdf, town.name, [records.address, records.contact])
  heading(pdf, 1, title)
  paragraph(pdf, say(assessmentWords.lead))
  if (records.gaps.length > 0) paragraph(pdf, say(assessmentWords.gaps), { bold: true })
  facts(pdf, [
    [say(assessmentWords.controller), [records.controller, records.address].filter(Boolean).join(', ')],
    [say(assessmentWords.officer), [records.officer, records.officer_email].filter(Boolean).join(', ') || blank],
    [say(assessmentWords.processor), records.processor || '–'],
    [say(assessmentWords.adopted), privacy.assessed_on === '' ? blank : dayInWords(privacy.assessed_on, language)],
  ])
  heading(pdf, 2, say(assessmentWords.description))
  paragraph(pdf, say(assessmentWords.context))
  for (const activity of records.activities) {
    heading(pdf, 3, textIn(activity.name, language))
    facts(pdf, [
      [say(assessmentWords.purpose), textIn(activity.purpose, language)],
      [say(assessmentWords.basis), textIn(activity.basis, language)],
      [say(assessmentWords.people), textIn(activity.people, language)],
      [say(assessmentWords.data), activity.data.map((data) => textIn(data, language)).join('; ')],
      [say(assessmentWords.recipients), textIn(activity.recipients, language)],
    ])
    table(
      pdf,
      [
        { title: say(assessmentWords.collection), share: 1 },
        { title: say(assessmentWords.term), share: 2 },
      ],
      activity.tables.map(({ name, term }) => [textIn(name, language), textIn(term, language)]),
    )
  }
  heading(pdf, 2, say(assessmentWords.recognition))
  paragraph(pdf, say(assessmentWords.recognitionText))
  table(
    pdf,
    [
      { title: say(assessmentWords.by), share: 1 },
      { title: say(assessmentWords.basis), share: 2 },
    ],
    records.grounds.map(({ name, ground }) => [textIn(name, language), textIn(ground, language)]),
  )
  heading(pdf, 2, say(assessmentWords.necessity))
  bullets(pdf, necessity.map(say))
  heading(pdf, 2, say(assessmentWords.risks))
  table(
    pdf,
    [
      { title: say(assessmentWords.risk), share: 2 },
      { title: say(assessmentWords.measure), share: 4 },
      { title: say(assessmentWords.left), share: 2 },
    ],
    risks.map(({ risk, measure }) => [say(risk), say(measure), '']),
  )
  paragraph(pdf, textIn(records.security, language))
  // Points: all that the municipality writes itself is one sheet.
  ensureRoom(pdf, 480)
  heading(pdf, 2, say(assessmentWords.opinions))
  facts(
    pdf,
    [
      assessmentWords.opinionOfficer,
      assessmentWords.opinionPeople,
      assessmentWords.consultation,
      assessmentWords.decision,
      assessmentWords.signature,
    ].map((label) => [say(label), room]),
  )
  const name = { sl: 'ocena-ucinka', en: 'impact-assessment' }[language]
  return {
    stream: await finishPdf(pdf, `${town.name} · ${title}`),
    media_type: 'application/pdf',
    file_name: `${name}-${localDayOf(now)}.pdf`,
  }
})
