import { Readable } from 'node:stream'
import type { Storage } from '../../../platform/storage/storage.ts'
import { openStatuses } from '@dovolilnice/contract/applications/application-status'
import type { StoredReading } from '../../../features/documents/document-tables.ts'
import { comparedWords } from '../../../features/documents/reading/compare/compare-document.ts'
import { ownWordsOf, readingOf } from '../../../features/documents/reading/read-documents.ts'
import { documentWords } from './document-words.ts'
import type { Application } from './applications.ts'
import type { Random } from '../random.ts'
import { samplePdf, samplePng } from './sample-files.ts'
import type { Row } from '../../../platform/database/tables.ts'

type DocumentRow = Row<'document'>

/** A document before its file lies in storage. */
interface Attached {
  application: Application
  type: string
  name: string
  picture: boolean
  expires: boolean
}

/** What someone in town would call the file: `Lastništvo ali najem` is `lastnistvo-ali-najem`. */
const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')

const attachedTo = (random: Random, application: Application): Attached[] =>
  application.kind.documents
    .filter(({ required }) => required || random.chance(0.35))
    .map(({ type, name, expires }) => ({ application, type, name: name.sl, expires, picture: random.chance(0.3) }))

/** Every fifth application that waits for a clerk has a document with another house number. */
const hasMoved = ({ status, number }: Application['row']): boolean => openStatuses.includes(status) && Number(number.slice(-2)) % 5 === 0

const fileOf = (random: Random, attached: Attached): Buffer => {
  const { picture, application } = attached
  const { row, proofExpiresOn } = application
  return picture
    ? samplePng([random.int(20, 120), random.int(60, 140), random.int(90, 200)])
    : samplePdf(documentWords({ ...attached, row, expires: attached.expires ? proofExpiresOn : null, moved: hasMoved(row) }))
}

/** Of what waits for a clerk the documents were read when they came, as in a town where the program is set up. */
const readingOfFile = async ({ application, type, picture, expires }: Attached, content: Buffer): Promise<StoredReading | null> => {
  const { row, proofExpiresOn } = application
  if (picture || !openStatuses.includes(row.status)) return null
  const { readPdf } = await import('../../../features/documents/reading/program/read-pdf.ts')
  const own = ownWordsOf(row, { expires_on: expires ? proofExpiresOn : null })
  return readingOf(own, comparedWords(type, own, await readPdf(new Uint8Array(content), undefined)), row.created_at)
}

const store = async (random: Random, storage: Storage, attached: Attached, content: Buffer): Promise<DocumentRow> => {
  const { application, type, name, picture, expires } = attached
  const { row, proofExpiresOn } = application
  return {
    id: random.id(row.created_at),
    type,
    application_id: row.id,
    permit_id: null,
    user_id: row.user_id,
    file_name: `${fileNameOf(name)}.${picture ? 'png' : 'pdf'}`,
    media_type: picture ? 'image/png' : 'application/pdf',
    ...(await storage.receive(Readable.from([content]))),
    expires_on: expires ? proofExpiresOn : null,
    created_at: row.created_at,
    deleted_at: null,
    delete_reason: null,
    verdict: null,
    verdict_reason: null,
    judged_at: null,
    judged_by: null,
    reading: await readingOfFile(attached, content),
  }
}

/** The documents of the applications, each with a small real file in storage. */
export const makeDocuments = async (random: Random, storage: Storage, applications: readonly Application[]): Promise<DocumentRow[]> => {
  const attached = applications.flatMap((application) => attachedTo(random, application)).map((one) => [one, fileOf(random, one)] as const)
  return Promise.all(attached.map(([one, content]) => store(random, storage, one, content)))
}
