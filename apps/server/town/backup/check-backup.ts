import { access } from 'node:fs/promises'
import { withBaseline } from '../../platform/database/baseline.ts'
import { knownMigrations } from '../../platform/database/migrate.ts'
import { queueVersion } from '../../platform/jobs/queue.ts'
import { decryptFile, measure } from './file-objects.ts'
import { BackupError, objectPath, type TownHead, type TownLine } from './backup-folder.ts'
import { requireKeptName } from './kept-secrets.ts'
import { readHead, readTown, type OpenBackup } from './read-town.ts'

type FileLine = Extract<TownLine, { kind: 'file' }>

const asBuffers = async function* (content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of content) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
}

/** The content of a stored file. */
export const openObject = ({ folder, identities }: OpenBackup, object: string): AsyncGenerator<Buffer> =>
  asBuffers(decryptFile(identities, objectPath(folder, object)))

const checkObject = async (backup: OpenBackup, { object, byte_size, sha256 }: FileLine): Promise<void> => {
  const path = objectPath(backup.folder, object)
  await access(path).catch(() => {
    throw new BackupError(`The backup ${backup.name} is not whole, nothing of it is used: ${path} is missing.`)
  })
  const found = await measure(openObject(backup, object))
  if (found.sha256 !== sha256 || found.byte_size !== byte_size)
    throw new BackupError(`The backup ${backup.name} is damaged, nothing of it is used: ${path} is another file.`)
}

const checkVersion = async ({ migrations, queue_version }: TownHead): Promise<void> => {
  const named = withBaseline(migrations)
  if (named === undefined)
    throw new BackupError(
      'The backup was made by a version before 23 November 2026. Restore it with the version of that day (commit 7ffaf33f), start that once, then update.',
    )
  const known = await knownMigrations()
  const unknown = named.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new BackupError(`The backup was made by a newer version of the product (migration ${unknown}). Install that version first.`)
  if (queue_version !== queueVersion)
    throw new BackupError(
      `The backup has another version of the job queue (${queue_version}, here ${queueVersion}). Restore it with the version of the product that made it, then update.`,
    )
}

/**
 * Decrypts a whole backup, rows and files, and compares every hash and count; what the restore would refuse is refused here. Writes nothing.
 * @throws BackupError for another key, a damaged or newer backup, or one of another job queue
 */
export const checkBackup = async (backup: OpenBackup): Promise<TownHead> => {
  const head = await readHead(backup)
  await checkVersion(head)
  const checked = new Set<string>()
  for await (const line of readTown(backup)) {
    if (line.kind === 'kept') requireKeptName(line.name)
    if (line.kind !== 'file' || checked.has(line.object)) continue
    await checkObject(backup, line)
    checked.add(line.object)
  }
  return head
}
