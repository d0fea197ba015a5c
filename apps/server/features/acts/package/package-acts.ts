import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import { element, optionalElement, writeXml, type XmlElement } from '../../../platform/xml/write-xml.ts'
import type { ActRecord } from '../act-tables.ts'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { packageActs } from '@dovolilnice/contract/acts/package-and-print'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { ZipFile } from 'yazl'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { actFileName, readActPaper } from '../paper/read-act-paper.ts'
import { actRows, auditChosen, findChosenActs } from '../record/find-act.ts'

/** The schema is `docs/acts.xsd`. */
const namespace = 'urn:dovolilnice:acts:1'

/** An act with what its metadata say beside it. */
interface PackedAct {
  act: ActRecord
  file_name: string
  record_number: string
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

/** The class of the plan at the beginning of a number: `371` of `371-45/2026-1`. */
const classOf = (number: string): string | undefined => /^\d[\d.]*(?=[-/])/.exec(number)?.[0]

const official = (name: string, who: string, title: string, authorisation = ''): XmlElement =>
  element(name, element('Name', who), optionalElement('Title', title), optionalElement('Authorisation', authorisation))

const actElement = ({ act, ...more }: PackedAct): XmlElement =>
  element(
    'Act',
    element('Number', act.number),
    optionalElement('Classification', classOf(act.number)),
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
const surroundingsOf = async (trx: Trx, acts: readonly ActRecord[]) => {
  const rows = await actRows(trx)
    .select((of) => of.fn.coalesce('application.tax_number', 'permit.tax_number').as('tax_number'))
    .where(
      'act.id',
      'in',
      acts.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const packed = (
  act: ActRecord,
  row: Awaited<ReturnType<typeof surroundingsOf>> extends Map<string, infer Row> ? Row | undefined : never,
): PackedAct => {
  const record_number = row?.application_number ?? row?.permit_number ?? ''
  return {
    ...{ act, file_name: actFileName(act), record_number, tax_number: row?.tax_number ?? null },
    ...{ subject: `${actKindLabels[act.kind].sl}: ${record_number}`, manner: row?.manner ?? null, served_on: row?.served_on ?? null },
  }
}

/** The chosen acts as a ZIP file: their papers byte for byte, and their metadata. */
export const handlePackageActs: Handler<typeof packageActs> = async ({ body }, context) => {
  const { trx, now, capabilities } = context
  const acts = await findChosenActs(trx, body.ids)
  const { municipality: town } = await capabilities.readParameters(trx)
  const rows = await surroundingsOf(trx, acts)
  const all = acts.map((act) => packed(act, rows.get(act.id)))
  const sender = { name: town.name, tax_number: town.tax_number }
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(actsXml({ made_at: now, sender, acts: all })), 'akti.xml', { mtime: now })
  for (const { act, file_name: name } of all) {
    const { stream } = await readActPaper(context, act)
    // A PDF is compressed already.
    zip.addBuffer(stream instanceof Readable ? await buffer(stream) : Buffer.from(stream), name, { mtime: now, compress: false })
  }
  context.record({ after: auditChosen(acts) })
  zip.end()
  return { stream: Readable.from(zip.outputStream), media_type: 'application/zip', file_name: `akti-${localDayOf(now)}.zip` }
}
