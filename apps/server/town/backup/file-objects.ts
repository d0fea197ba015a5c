import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import { errorMessage } from '../../platform/errors/error-facts.ts'
import { BackupError, hashOf, objectPath, syncFolder, type TownLine, writeChecked } from './backup-folder.ts'
import { createHash, createHmac } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Storage } from '../../platform/storage/storage.ts'

/** The content, encrypted to the public key in the format of age (age-encryption.org/v1): the tool `age` opens it too. */
export const encryptTo = async (recipient: string, content: AsyncIterable<Uint8Array>): Promise<Readable> => {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return Readable.from(await encrypter.encrypt(ReadableStream.from(content)))
}

/** The private keys in a file as `npm run backup -- key` or `age-keygen` writes it, also the former ones below each other: lines with `#` are comments. */
export const readIdentities = async (path: string): Promise<string[]> => {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new BackupError(`The private key ${path} cannot be read: ${errorMessage(error)}`)
  })
  const lines = text.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (lines.length === 0) throw new BackupError(`${path} holds no private key of a backup (a line AGE-SECRET-KEY-…).`)
  return lines.map((line) => line.trim())
}

/** The decrypted content of a file. @throws BackupError, also while it is read: for another key, and for a torn or changed file */
export const decryptFile = async function* (identities: readonly string[], path: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const file = createReadStream(path)
  try {
    yield* await decrypter.decrypt(ReadableStream.from<Uint8Array>(file))
  } catch (error) {
    const reason = errorMessage(error)
    throw new BackupError(
      reason.includes('no identity matched')
        ? 'This private key does not open the backup: it was encrypted to another public key.'
        : `The backup is damaged, nothing of it is used: ${path} (${reason}).`,
      { cause: error },
    )
  } finally {
    file.destroy()
  }
}

/** The size and hash of a content, and the content handed on. */
const measured = (content: AsyncIterable<Buffer>) => {
  const hash = createHash('sha256')
  let size = 0
  const stream = async function* () {
    for await (const chunk of content) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  return { stream: stream(), result: () => ({ byte_size: size, sha256: hash.digest('hex') }) }
}

/** The size in bytes and the SHA-256 of a content, which is read to its end. */
export const measure = async (content: AsyncIterable<Buffer>) => {
  const { stream, result } = measured(content)
  for await (const _ of stream);
  return result()
}

interface ObjectsOptions {
  folder: string
  /** Where new objects are written aside. */
  aside: string
  recipient: string
  /** Names objects, with the recipient: whoever has only the backups cannot tell whether a certain document is among them. */
  nameKey: Buffer
  storage: Storage
  /** Hashes of objects that earlier backups name. */
  known: ReadonlyMap<string, string>
}

/**
 * The stored files as objects of the backup folder, one for each content: a file that is there already is read, to know its hash, and not
 * written again.
 */
export const fileObjects = ({ folder, aside, recipient, nameKey, storage, known }: ObjectsOptions) => {
  /** Hashes of the objects that this backup names. */
  const sums = new Map<string, string>()
  let written = 0

  /** Another public key gives other names: whoever has the new private key alone must open every file of the backups that follow. */
  const nameOf = (sha256: string): string => createHmac('sha256', nameKey).update(`${recipient}\n${sha256}`).digest('hex')

  const write = async (object: string, content: Readable, sha256: string): Promise<string> => {
    const { stream, result } = measured(content)
    const draft = join(aside, object)
    const sum = await writeChecked(draft, await encryptTo(recipient, stream))
    if (result().sha256 !== sha256) throw new BackupError('A stored file changed while it was read; files never change. Look at the disk.')
    const path = objectPath(folder, object)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rename(draft, path)
    await syncFolder(dirname(path))
    written++
    return sum
  }

  return {
    sums,
    written: () => written,
    /** The file's line, once its object is in the folder. @throws MissingFileError when the storage has no such file */
    keep: async (key: string): Promise<TownLine> => {
      const { byte_size, sha256 } = await measure(await storage.open(key))
      const object = nameOf(sha256)
      if (!sums.has(object)) {
        const path = objectPath(folder, object)
        const sum = existsSync(path) ? (known.get(object) ?? (await hashOf(path))) : await write(object, await storage.open(key), sha256)
        sums.set(object, sum)
      }
      return { kind: 'file', key, object, byte_size, sha256 }
    },
  }
}
