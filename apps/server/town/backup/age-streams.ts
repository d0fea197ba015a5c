import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import { errorMessage } from '../../platform/errors/error-facts.ts'
import { BackupError } from './backup-error.ts'

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
