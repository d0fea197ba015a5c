import { openStatuses } from '@dovolilnice/contract/applications/application-status'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod/mini'
import { announce } from '../../../platform/database/notify.ts'
import type { Db, Row, Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts'
import { findRestrictions } from '../../../platform/privacy/restrictions.ts'
import type { StoredReading } from '../document-tables.ts'
import { comparedWords, type ComparedWords, type OwnWords } from './compare/compare-document.ts'
import { findTesseract } from './find-tesseract.ts'
import { Ended, Illegible, readFile, readLimits } from './read-file.ts'

type Application = Pick<Row<'application'>, 'plates' | 'name' | 'street' | 'city' | 'valid_from'>
type Document = Pick<Row<'document'>, 'id' | 'type' | 'media_type' | 'storage_key' | 'expires_on' | 'reading'>

/** What an application says that a document of its may prove. */
export const ownWordsOf = (
  { plates, name, street, city, valid_from }: Application,
  { expires_on }: Pick<Document, 'expires_on'>,
): OwnWords => ({
  ...{ plates, name, street, city, valid_from, expires_on },
})

/** Another one for other words: a comparison names only those that it says something of. */
const fingerprintOf = ({ plates, name, street, city, valid_from, expires_on }: OwnWords): string =>
  createHash('sha256')
    .update(JSON.stringify([plates.toSorted(), name, street, city, valid_from, expires_on]))
    .digest('base64url')

export const readingOf = (own: OwnWords, compared: ComparedWords, at: Date): StoredReading => ({
  ...{ read_at: at.toISOString(), ...compared, compared_with: fingerprintOf(own) },
})

interface Unread {
  document: Document
  own: OwnWords
}

/** The documents of an application in work, with what is not read yet or was read beside other words; none of a restricted one. */
const findUnread = async (db: Db, applicationId: string): Promise<Unread[]> => {
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
    .filter(({ document, own }) => document.reading?.compared_with !== fingerprintOf(own))
}

/** Keeps a reading, unless the application's words, or its right to be read, have changed while the document was read. */
const keep = async (trx: Trx, applicationId: string, id: string, reading: StoredReading): Promise<void> => {
  // Whoever decides, withdraws or forgets it now waits, or has been before.
  await trx.selectFrom('application').select('id').where('id', '=', applicationId).forUpdate().executeTakeFirst()
  const present = (await findUnread(trx, applicationId)).find(({ document }) => document.id === id)
  if (present === undefined || fingerprintOf(present.own) !== reading.compared_with) return
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

/** @throws what may pass: of a file that cannot be read its clerk sees that nothing was legible */
const readOne = async (
  { document, own }: Unread,
  tesseract: string | undefined,
  milliseconds: number,
  context: JobContext,
): Promise<ComparedWords> => {
  const { services, signal, log } = context
  const { type, media_type: mediaType, storage_key: key } = document
  const bytes = await buffer(await services.storage.open(key))
  try {
    const limits = { ...readLimits, milliseconds: Math.min(milliseconds, readLimits.milliseconds) }
    return await readFile(bytes, { mediaType, tesseract, documentType: type, own }, signal, limits)
  } catch (error) {
    if (!(error instanceof Illegible)) throw error
    log.info({ error, key }, 'a document is not legible')
    return comparedWords(type, own, { source: 'none', pages: 1, pagesRead: 0, words: [] })
  }
}

/** Milliseconds for all documents of an application: those of others wait behind them. */
const mostMs = 600_000

/**
 * Reads the documents of an application, one after the other, on this machine. What they say becomes a suggestion beside the application's words.
 * One whose reading was ended by a limit is tried once more, after the others; what is still unread then stays so until the application is edited.
 */
const readDocuments = async (applicationId: string, context: JobContext): Promise<void> => {
  const { database, clock, log, signal } = context
  const until = performance.now() + mostMs
  const unread = await findUnread(database.kysely, applicationId)
  const tesseract = unread.length > 0 ? await findTesseract() : undefined
  const waiting = unread.filter(({ document }) => isReadable(document, tesseract)).map((one) => ({ one, isSecond: false }))
  const faults: unknown[] = []
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { one, isSecond } = next
    const left = until - performance.now()
    if (left <= 0) {
      log.error({ applicationId, unread: waiting.length + 1 }, 'the documents of an application take too long: the rest stays unread')
      break
    }
    try {
      const compared = await readOne(one, tesseract, left, context)
      // A scan that nobody here can read is judged by eye: nothing is said of it.
      if (compared.source === 'none' && tesseract === undefined) continue
      const reading = readingOf(one.own, compared, clock.now())
      await database.transaction((trx) => keep(trx, applicationId, one.document.id, reading))
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof Ended)) faults.push(error)
      else {
        log.error({ error, key: one.document.storage_key, isSecond }, 'reading a document was ended by a limit')
        if (!isSecond) waiting.push({ one, isSecond: true })
      }
    }
  }
  if (faults.length > 0) throw faults[0]
}

export const readDocumentsJob = defineJob({
  name: 'read-documents',
  schema: z.object({ application_id: z.string() }),
  retryLimit: 2,
  handle: async ({ application_id: applicationId }, context) => {
    // What was sent before the town switched reading off.
    if (context.services.config.readsDocuments) await readDocuments(applicationId, context)
  },
})

/** Has the documents of an application read after the caller's transaction, where the town wants it. */
export const askReading = async (trx: Trx, { send, config }: Pick<Services, 'send' | 'config'>, applicationId: string): Promise<void> => {
  if (config.readsDocuments) await send(trx, readDocumentsJob, { application_id: applicationId }, { singletonKey: applicationId })
}
