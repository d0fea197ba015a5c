import { openStatuses } from '@dovolilnice/contract/applications/application-status'
import { isOfPresentWords } from '@dovolilnice/contract/documents/document-reading'
import type { DocumentReading } from '@dovolilnice/contract/documents/document-reading'
import { z } from 'zod/mini'
import { announce } from '../../../platform/database/notify.ts'
import type { Db, Row, Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import { findRestrictions } from '../../../platform/privacy/restrictions.ts'
import { compareDocument } from './compare/compare-document.ts'
import type { OwnWords } from './compare/compare-document.ts'
import { findTesseract } from './find-tesseract.ts'
import { readFile } from './read-file.ts'
import type { Legible } from './read-file.ts'

type Application = Pick<Row<'application'>, 'plates' | 'name' | 'street' | 'city' | 'valid_from'>
type Document = Pick<Row<'document'>, 'id' | 'type' | 'media_type' | 'storage_key' | 'expires_on' | 'reading'>

/** What an application says that a document of its may prove. */
export const ownWordsOf = (
  { plates, name, street, city, valid_from }: Application,
  { expires_on }: Pick<Document, 'expires_on'>,
): OwnWords => ({
  ...{ plates, name, street, city, valid_from, expires_on },
})

/** What is kept of a read document: how it compares, not its words, which say far more of a person than was asked. */
export const readingOf = (type: string, own: OwnWords, legible: Legible, at: Date): DocumentReading => ({
  read_at: at.toISOString(),
  source: legible.source,
  pages: legible.pages,
  pages_read: legible.pagesRead,
  comparisons: compareDocument(type, own, { words: legible.words, recognised: legible.source === 'picture' }),
})

/** The documents of an application in work, with what is not read yet or was read beside other words; none of a restricted one. */
const findUnread = async (db: Db, applicationId: string): Promise<{ document: Document; own: OwnWords }[]> => {
  const application = await db.selectFrom('application').selectAll().where('id', '=', applicationId).executeTakeFirst()
  if (application === undefined || !openStatuses.includes(application.status)) return []
  const documents = await db
    .selectFrom('document')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()
  const restricted = await findRestrictions(db, [application.id, ...(application.user_id ?? []), ...documents.map(({ id }) => id)].flat())
  if (restricted.length > 0) return []
  return documents
    .map((document) => ({ document, own: ownWordsOf(application, document) }))
    .filter(({ document, own }) => document.reading?.comparisons.every((comparison) => isOfPresentWords(comparison, own)) !== true)
}

/** A file that cannot be read is not tried again and again: its clerk sees that nothing was legible. */
const nothingLegible: Legible = { source: 'none', pages: 1, pagesRead: 0, words: [] }

const read = async (
  { storage_key: key, media_type: type }: Document,
  tesseract: string | undefined,
  context: JobContext,
): Promise<Legible> => {
  const { services, signal, log } = context
  try {
    return await readFile(await services.storage.open(key), type, tesseract, signal)
  } catch (error) {
    signal.throwIfAborted()
    log.info({ error, key }, 'a document could not be read')
    return nothingLegible
  }
}

const keep = async (trx: Trx, id: string, reading: DocumentReading): Promise<void> => {
  await trx
    .updateTable('document')
    .set({ reading: JSON.stringify(reading) })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
  await announce(trx, 'applications')
}

/** Without the program a picture is not opened at all, so that it is read once the program is there. */
const isReadable = ({ media_type: type }: Document, tesseract: string | undefined): boolean =>
  type === 'application/pdf' || (tesseract !== undefined && type !== 'image/heic')

/** Reads the documents of an application, one after the other, on this machine. What they say becomes a suggestion beside the application's words. */
export const readDocumentsJob = defineJob({
  name: 'read-documents',
  schema: z.object({ application_id: z.string() }),
  retryLimit: 2,
  timeoutSeconds: 3600,
  handle: async ({ application_id: applicationId }, context) => {
    const { database, clock } = context
    const unread = await findUnread(database.kysely, applicationId)
    const tesseract = unread.length > 0 ? await findTesseract() : undefined
    for (const { document, own } of unread.filter((one) => isReadable(one.document, tesseract))) {
      const legible = await read(document, tesseract, context)
      // A scan that nobody here can read is judged by eye: nothing is said of it.
      if (legible.source === 'none' && tesseract === undefined) continue
      const reading = readingOf(document.type, own, legible, clock.now())
      await database.transaction((trx) => keep(trx, document.id, reading))
    }
  },
})

/** Has the documents of an application read after the caller's transaction, where the town wants it. */
export const askReading = async (trx: Trx, { send, config }: Pick<Services, 'send' | 'config'>, applicationId: string): Promise<void> => {
  if (config.readsDocuments) await send(trx, readDocumentsJob, { application_id: applicationId }, { singletonKey: applicationId })
}
