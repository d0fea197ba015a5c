import { constants } from 'node:fs'
import { mkdir, open, readdir, rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailFailure } from '@dovolilnice/contract/mails/outbox/mail-failures'
import { product, recordEvent } from '../../audit/record-event.ts'
import { repeatEvery } from '../../clock/clock.ts'
import { type Db, updateRow } from '../../database/db.ts'
import { errorCode, errorMessage } from '../../errors/error-facts.ts'
import type { Services } from '../../http/context.ts'
import { mailSubject } from '../read-mails.ts'
import { type MailReport, markSecret, readMailReport, readReportBytes } from './mail-report.ts'

const ofAddress: readonly MailFailure[] = ['mailbox', 'mailbox_full']
const manyReturns = 2

/** Whether the last two mails that went to the address came back because of it; one that stays away afterwards, sent by a person, ends that. */
export const isReturning = async (db: Db, recipient: string): Promise<boolean> => {
  const returned = await db
    .selectFrom('mail')
    .select('sent_at')
    .where('recipient', '=', recipient)
    .where('returned_at', 'is not', null)
    .where('sent_at', 'is not', null)
    .where('failure', 'in', ofAddress)
    .orderBy('sent_at', 'desc')
    .limit(manyReturns)
    .execute()
  const since = returned[manyReturns - 1]?.sent_at
  if (since == null) return false
  const arrived = await db
    .selectFrom('mail')
    .select('id')
    .where('sent_at', '>', since)
    .where('recipient', '=', recipient)
    .where('returned_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return arrived === undefined
}

type Needed = Pick<Services, 'database' | 'clock'>

/** Notes on the mail that it did not arrive, once. @returns false where it is only on its way: then the report waits for the next round */
const noteReturn = ({ database, clock }: Needed, { mail_id: id, failure, answer }: MailReport): Promise<boolean> =>
  database.transaction(async (trx) => {
    const mail = await trx.selectFrom('mail').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (mail?.status !== 'sent') return mail?.status !== 'queued'
    const returned = { status: 'failed' as const, failure, last_error: answer, returned_at: clock.now() }
    await updateRow(trx, 'mail', id, returned)
    const after = { recipient: mail.recipient, mail_failure: failure }
    await recordEvent(trx, { action: 'mail:return', kind: 'change', actor: product, subject: mailSubject(mail), after }, clock)
    return true
  })

const without =
  (code: string) =>
  (error: unknown): undefined => {
    if (errorCode(error) !== code) throw error
  }

/** The beginning of a file; undefined where it is none, or went meanwhile. A link is not followed, and nothing waits for a pipe. */
const readBeginning = async (path: string): Promise<Uint8Array | undefined> => {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      if (!(await file.stat()).isFile()) return undefined
      const { bytesRead, buffer } = await file.read(Buffer.alloc(readReportBytes), 0, readReportBytes, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'ENXIO', 'EISDIR'].includes(errorCode(error) ?? '')) return undefined
    throw error
  }
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => join(folder, name))

/** What lies in the folder itself and, where it is a Maildir, what was put into it anew. */
const findFiles = async (folder: string): Promise<string[]> => {
  const [own, added] = [await filesIn(folder), await filesIn(join(folder, 'new')).catch(without('ENOENT'))]
  return [...own.filter((path) => path.endsWith('.eml')), ...(added ?? [])].toSorted()
}

const mostFiles = 200

/** Where mails lie that are no report about a mail of this town: answers of people, for instance. */
const otherFolder = 'other'

const takeFile = async (services: Needed, folder: string, path: string, secret: string): Promise<void> => {
  const source = await readBeginning(path)
  if (source === undefined) return
  // Whatever cannot be read is no report; it is kept for a person.
  const report = await readMailReport(source, secret).catch(() => undefined)
  if (report === undefined) {
    await mkdir(join(folder, otherFolder), { recursive: true })
    await rename(path, join(folder, otherFolder, path.slice(path.lastIndexOf('/') + 1))).catch(without('ENOENT'))
  } else if (await noteReturn(services, report)) {
    await unlink(path).catch(without('ENOENT'))
  }
}

/** Takes the reports that lie in the folder: what they say is noted on the mails, and the files are removed. Any number of processes may call it. */
export const takeReports = async (services: Needed, folder: string): Promise<void> => {
  const files = await findFiles(folder)
  if (files.length === 0) return
  const secret = await markSecret(services.database.kysely)
  for (const path of files.slice(0, mostFiles)) await takeFile(services, folder, path, secret)
}

const roundMs = 60_000

/** Looks every minute for mails that came back, where a folder is set. Resolves with a function that stops it. */
export const watchReturnedMails = async (services: Services): Promise<() => Promise<void>> => {
  const folder = services.config.returnedMail
  if (folder === undefined) return async () => {}
  let said = ''
  const round = async (): Promise<void> => {
    const fault = await takeReports(services, folder).then(() => '', errorMessage)
    // The same fault is told once, not every minute.
    if (fault !== '' && fault !== said) console.error('mails that came back:', fault)
    said = fault
  }
  return repeatEvery(roundMs, round, (error) => console.error('mails that came back:', error))
}
