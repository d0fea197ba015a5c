import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import { element, optionalElement, writeXml, type XmlElement } from '../../../platform/xml/write-xml.ts'
import type { ActRecord } from '../act-tables.ts'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { packageActs } from '@dovolilnice/contract/acts/package-and-print'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { ZipFile } from 'yazl'
import type { ActSettings } from '@dovolilnice/contract/acts/settings/act-settings'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import type { Row, Trx } from '../../../platform/database/db.ts'
import { finishPdf, type Pdf, startPdf, heading, letterhead, paragraph, space } from '../../../platform/pdf/pdf-document.ts'
import { facts, table } from '../../../platform/pdf/tables.ts'
import { letterEnd, signatureLine } from '../../../platform/pdf/town-paper.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import { MissingFileError } from '../../../platform/storage/storage.ts'
import type { Matter } from '../issue/take-act-number.ts'
import { actFileName, readActPaper } from '../paper/read-act-paper.ts'
import { actRows, auditChosen, findChosenActs } from '../record/find-act.ts'
import { readSettings } from '../settings/act-settings.ts'
import { implement } from '../../../platform/http/context.ts'

/** The schema is `docs/acts.xsd`. */
const namespace = 'urn:dovolilnice:acts:1'

/** What a package needs of an act: its texts are in its paper. */
export const packedColumns = [
  ...(['act.id', 'act.number', 'act.kind', 'act.issued_on', 'act.place', 'act.party', 'act.representative'] as const),
  ...(['act.conducted_by_name', 'act.conducted_by_title', 'act.decided_by_name', 'act.decided_by_title', 'act.authorisation'] as const),
  ...(['act.answered_for_by', 'act.storage_key', 'act.sha256', 'act.byte_size', 'act.released_at'] as const),
]
type ColumnOf<Name> = Name extends `act.${infer Column extends keyof ActRecord}` ? Column : never
/** With the years of its class or kind and whether it is archive material, where it is handed over. */
type Packable = Pick<ActRecord, ColumnOf<(typeof packedColumns)[number]>> & { years?: number; archive?: boolean }

/** An act with what its metadata say beside it. */
interface PackedAct {
  act: Packable
  file_name: string
  record_number: string
  /** The sign of its matter's class in the town's plan; undefined: the town has set none. */
  classification: string | undefined
  subject: string
  /** Of the party; null where the record has none. */
  tax_number: string | null
  manner: string | null
  served_on: string | null
}

interface Package {
  made_at: Date
  sender: { name: string; tax_number: string }
  acts: readonly PackedAct[]
}

const official = (name: string, who: string, title: string, authorisation = ''): XmlElement =>
  element(name, element('Name', who), optionalElement('Title', title), optionalElement('Authorisation', authorisation))

const actElement = ({ act, ...more }: PackedAct): XmlElement =>
  element(
    'Act',
    element('Number', act.number),
    optionalElement('Classification', more.classification),
    act.years === undefined
      ? null
      : element('Retention', element('Years', String(act.years)), element('ArchiveMaterial', String(act.archive === true))),
    element('Kind', act.kind),
    element('KindName', actKindLabels[act.kind].sl),
    element('Day', act.issued_on),
    optionalElement('Place', act.place),
    element('Record', more.record_number),
    element('Subject', more.subject),
    element(
      'Party',
      element('Name', act.party.name),
      optionalElement('Street', act.party.street),
      optionalElement('PostCode', act.party.post_code),
      optionalElement('City', act.party.city),
      optionalElement('TaxNumber', more.tax_number),
    ),
    act.representative === null
      ? null
      : element('Representative', element('Name', act.representative.name), element('Address', addressLine(act.representative))),
    official('ConductedBy', act.conducted_by_name, act.conducted_by_title),
    official('DecidedBy', act.decided_by_name, act.decided_by_title, act.authorisation),
    optionalElement('AnsweredForBy', act.answered_for_by),
    optionalElement('MannerOfService', more.manner),
    optionalElement('ServedOn', more.served_on),
    element('File', element('Name', more.file_name), element('Bytes', String(act.byte_size)), element('Sha256', act.sha256)),
  )

/** The metadata of packed acts as a document of its own schema. */
const actsXml = ({ made_at, sender, acts }: Package): string =>
  writeXml(
    element(
      'Acts',
      element('MadeAt', made_at.toISOString()),
      element('Sender', element('Name', sender.name), optionalElement('TaxNumber', sender.tax_number)),
      acts.map(actElement),
    ),
    `xmlns="${namespace}"`,
  )

/** What the metadata say of acts beside the acts themselves, by the act's id. */
const surroundingsOf = async (trx: Trx, acts: readonly Packable[]) => {
  const rows = await actRows(trx)
    .select((of) => [
      of.fn.coalesce('application.permit_kind_id', 'permit.permit_kind_id').as('permit_kind_id'),
      of.fn.coalesce('application.tax_number', 'permit.tax_number').as('tax_number'),
    ])
    .where(
      'act.id',
      'in',
      acts.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const packed = (
  act: Packable,
  row: Awaited<ReturnType<typeof surroundingsOf>> extends Map<string, infer Row> ? Row | undefined : never,
  { matter_classes: classes }: ActSettings,
): PackedAct => {
  const record_number = row?.application_number ?? row?.permit_number ?? ''
  return {
    ...{ act, file_name: actFileName(act), record_number, tax_number: row?.tax_number ?? null },
    classification: classes[row?.permit_kind_id ?? '']?.sign,
    ...{ subject: `${actKindLabels[act.kind].sl}: ${record_number}`, manner: row?.manner ?? null, served_on: row?.served_on ?? null },
  }
}

/** The acts with what their metadata say, and these as a document. */
const describeActs = async (trx: Trx, { name, tax_number }: Parameters['municipality'], acts: readonly Packable[], made_at: Date) => {
  const rows = acts.length === 0 ? new Map() : await surroundingsOf(trx, acts)
  const settings = await readSettings(trx)
  const all = acts.map((act) => packed(act, rows.get(act.id), settings))
  return { all, xml: actsXml({ made_at, sender: { name, tax_number }, acts: all }) }
}

export const metadataOf = async (trx: Trx, town: Parameters['municipality'], acts: readonly Packable[], now: Date): Promise<string> =>
  (await describeActs(trx, town, acts, now)).xml

export const handlePackageActs = implement(packageActs, async ({ body }, context) => {
  const { trx, now, capabilities } = context
  const acts = await findChosenActs(trx, body.ids)
  const { municipality } = await capabilities.readParameters(trx)
  const { all, xml } = await describeActs(trx, municipality, acts, now)
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(xml), 'akti.xml', { mtime: now })
  for (const { act, file_name: name } of all) {
    const { stream } = await readActPaper(context, act)
    // A PDF is compressed already.
    zip.addBuffer(stream instanceof Readable ? await buffer(stream) : Buffer.from(stream), name, { mtime: now, compress: false })
  }
  context.record({ after: auditChosen(acts) })
  zip.end()
  return { stream: Readable.from(zip.outputStream), media_type: 'application/zip', file_name: `akti-${localDayOf(now)}.zip` }
})

const day = (local: string): string => dayInWords(local, 'sl')

/** An act of a hand-over: whether the archive gets it, and after how many years. */
export type HandoverItem = Pick<ActRecord, 'number' | 'kind' | 'issued_on' | 'sha256'> & { archive: boolean; years: number }

/** A row of both lists: no name of a party stands in it. */
const rowOf = ({ number, kind, issued_on: on, years, sha256 }: HandoverItem): string[] => [
  number,
  actKindLabels[kind].sl,
  day(on),
  String(years),
  sha256,
]

const actTable = (pdf: Pdf, items: readonly HandoverItem[]): void =>
  table(
    pdf,
    [
      { title: 'Številka', share: 2 },
      { title: 'Vrsta', share: 3 },
      { title: 'Dan', share: 2 },
      { title: 'Let', share: 1 },
      { title: 'SHA-256', share: 5 },
    ],
    items.map(rowOf),
  )

const begin = async (parameters: Parameters, title: string, now: Date): Promise<Pdf> => {
  const { municipality: town } = parameters
  const pdf = startPdf({ title, author: town.name, locale: 'sl', looks: await townLooks(parameters), now, archive: true })
  letterhead(pdf, town.name, [town.street, `${town.post_code} ${town.city}`.trim(), town.email])
  heading(pdf, 1, title)
  return pdf
}

/** What the archive is handed, on paper (PDF/A): it lies in the package. */
export const handoverPdf = async (
  parameters: Parameters,
  { year, created_by_name: by }: Pick<Row<'act_handover'>, 'year' | 'created_by_name'>,
  items: readonly HandoverItem[],
  now: Date,
): Promise<Uint8Array> => {
  const title = `Seznam aktov iz leta ${year} za izročitev arhivu`
  const pdf = await begin(parameters, title, now)
  const archived = items.filter(({ archive }) => archive)
  paragraph(
    pdf,
    'Po Zakonu o varstvu dokumentarnega in arhivskega gradiva ter arhivih (ZVDAGA) in klasifikacijskem načrtu občine. Datoteke so v mapi akti, opisi v akti.xml, vloge in priloge v mapah vloge in dovolilnice (seznam v datoteke.txt), kontrolne vsote v SHA256SUMS. Nobena datoteka ni bila pretvorjena.',
  )
  facts(pdf, [
    ['Ustvarjalec', parameters.municipality.name],
    ['Pripravljeno', `${day(localDayOf(now))}, ${by}`],
    ['Število aktov', String(archived.length)],
  ])
  actTable(pdf, archived)
  return finishPdf(pdf, title)
}

/** Which acts were deleted, on which term, and that the selected ones were taken by the archive before. */
export const certificatePdf = async (
  parameters: Parameters,
  handover: Pick<Row<'act_handover'>, 'year' | 'receipt' | 'package_sha256'> & { confirmed_by_name: string },
  items: readonly HandoverItem[],
  now: Date,
): Promise<Uint8Array> => {
  const title = `Potrdilo o izbrisu aktov iz leta ${handover.year}`
  const pdf = await begin(parameters, title, now)
  const [archived, rest] = [items.filter(({ archive }) => archive), items.filter(({ archive }) => !archive)]
  paragraph(
    pdf,
    'Aktom v tem potrdilu je potekel rok hrambe po klasifikacijskem načrtu občine. Vsebina in listine so izbrisane iz programa; ostanejo številka, vrsta, dan in kontrolna vsota. Varnostne kopije se izbrišejo po svojem roku.',
  )
  facts(pdf, [
    ['Izbrisano', `${day(localDayOf(now))}, ${handover.confirmed_by_name}`],
    ['Paket za arhiv (SHA-256)', handover.package_sha256],
    ['Potrdilo arhiva', handover.receipt],
  ])
  heading(pdf, 2, `Izbrisano brez izročitve (${rest.length})`)
  actTable(pdf, rest)
  if (archived.length > 0) {
    heading(pdf, 2, `Izročeno arhivu in nato izbrisano (${archived.length})`)
    actTable(pdf, archived)
  }
  space(pdf, 6)
  letterEnd(pdf, `Potrdil: ${handover.confirmed_by_name}`, signatureLine)
  return finishPdf(pdf, title)
}

interface PackedFile {
  path: string
  /** Null: it is drawn when it is given. */
  sha256: string | null
  /** What the list of files says of it. */
  says: string
  give: () => Promise<Buffer>
}

/** A name that every system can hold, in its folder. */
const fileName = (place: number, name: string): string => `${String(place).padStart(2, '0')}-${name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')}`

export const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/**
 * What the acts decide about: the paper of each application as its record is now, and the documents of the matter in the format in which they came. What is
 * gone, by its own term or from the storage, is named all the same.
 */
export const matterFiles = async (
  { database, services, clock }: JobContext,
  acts: readonly Matter[],
): Promise<{ files: PackedFile[]; gone: string[] }> => {
  const { storage, capabilities } = services
  const db = database.kysely
  const permits = acts.flatMap(({ permit_id: id }) => id ?? [])
  const granted =
    permits.length === 0 ? [] : await db.selectFrom('permit').select('application_id').where('id', 'in', permits).distinct().execute()
  const applications = [...new Set([...acts, ...granted].flatMap(({ application_id: id }) => id ?? []))]
  const files: PackedFile[] = []
  const gone: string[] = []
  const numbers =
    applications.length === 0
      ? []
      : await db.selectFrom('application').select(['id', 'number']).where('id', 'in', applications).orderBy('number').execute()
  for (const { id, number } of numbers) {
    const make = () => database.transaction((trx) => capabilities.makeApplicationPaper(trx, services, id, clock.now()))
    const says = `vloga ${number}, izpis iz evidence`
    // Stored, it would be swept away as a file that no row names, before a long package comes to it.
    files.push({ path: `vloge/${number}/vloga.pdf`, sha256: null, says, give: async () => Buffer.from(await make()) })
  }
  for (const [index, one] of (await capabilities.readMatterFiles(db, { applications, permits })).entries()) {
    const record = one.application_number ?? one.permit_number ?? ''
    const path = `${one.application_number === null ? 'dovolilnice' : 'vloge'}/${record}/${fileName(index + 1, one.file_name)}`
    const says = `${record}, ${one.type}, ${one.file_name}, ${one.media_type}, ${one.byte_size} B`
    const isThere = one.deleted_at === null && (await storage.head(one.storage_key, 1).then(...isKept))
    if (isThere) files.push({ path, sha256: one.sha256, says, give: async () => buffer(await storage.open(one.storage_key)) })
    else gone.push(`${says}, sha256 ${one.sha256}`)
  }
  return { files, gone }
}

/** That the storage has lost a file is told; that it does not answer now is another matter. */
const isKept = [
  () => true,
  (error: unknown) => {
    if (error instanceof MissingFileError) return false
    throw error
  },
] as const

/** `datoteke.txt`: that nothing was converted, what each file is, and what is not here any more. */
export const listOfFiles = ({ files, gone }: Awaited<ReturnType<typeof matterFiles>>): Buffer =>
  Buffer.from(
    [
      'Vloge in priloge k aktom v tem paketu.',
      'Nobena datoteka ni bila pretvorjena: akti so bajt za bajtom, kakor so bili izdani (PDF/A-2b), priloge v zapisu, v katerem jih je poslala stranka.',
      'Izpisi vlog so narejeni ob pripravi paketa iz evidence.',
      '',
      ...files.map(({ path, says }) => `${path}\t${says}`),
      ...(gone.length === 0 ? [] : ['', 'Priloge, ki jih ni več (izbrisane ali izgubljene):', ...gone]),
      '',
    ].join('\n'),
  )
