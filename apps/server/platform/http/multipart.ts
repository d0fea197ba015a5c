import { errorCode } from '../errors/error-facts.ts'
import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import { safeFileName } from '@dovolilnice/contract/documents/file-name'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { StorageError, type Storage } from '../storage/storage.ts'
import type { ReceivedFile } from './context.ts'
import { fileRefusal, type FileKind } from './file-kinds.ts'
import { isRecord } from './is-record.ts'

/** The content of a multipart body: fields (a name ending in `[]` becomes a list) and files, which are already stored. */
export interface MultipartBody {
  fields: Record<string, unknown>
  files: ReceivedFile[]
}

const limitsOf = ({ fileBytes, files }: FileKind) => ({ fileSize: fileBytes, files, fields: 100, fieldSize: 20_000, parts: 140 })

/** `document_expires.residence` is written into `document_expires`. `__proto__.x` stays a plain name, so that it cannot change a prototype. */
const nested = /^([a-z_]+)\.([a-z0-9_]+)$/

const addToList = (fields: Record<string, unknown>, name: string, value: unknown): void => {
  const earlier: unknown = fields[name]
  fields[name] = [...(Array.isArray(earlier) ? earlier : []), value]
}

/** Adds one field. A blank field counts as absent, as in the forms. */
const addField = (fields: Record<string, unknown>, name: string, value: unknown): void => {
  if (value === '') return
  const [, group, key] = nested.exec(name) ?? []
  if (group !== undefined && key !== undefined && group !== '__proto__')
    fields[group] = { ...(isRecord(fields[group]) ? fields[group] : {}), [key]: value }
  else if (!name.endsWith('[]')) fields[name] = value
  else addToList(fields, name.slice(0, -2), value)
}

/** Where the files of a call go, and what they may be. */
interface Receiver {
  storage: Storage
  kind: FileKind
  locale: Locale
}

const receiveFile = async (
  part: MultipartFile,
  keep: (key: string) => void,
  { storage, kind, locale }: Receiver,
): Promise<ReceivedFile> => {
  const stored = await storage.receive(part.file)
  keep(stored.storage_key)
  if (part.file.truncated) throw fileRefusal(kind.tooLarge, part.fieldname, locale)
  if (stored.byte_size === 0) throw invalidField(part.fieldname, 'file_empty', locale)
  const mediaType = await kind.typeOf(await storage.head(stored.storage_key, 4100))
  if (mediaType === undefined) throw fileRefusal(kind.unsupported, part.fieldname, locale)
  return { ...stored, field: part.fieldname, file_name: safeFileName(part.filename ?? '', mediaType), media_type: mediaType }
}

/** Reads the rest of the request, so that the client gets the answer instead of a broken connection. Beyond a limit the connection is cut. */
const drain = (request: FastifyRequest, totalBytes: number): Promise<void> =>
  new Promise((resolve) => {
    let left = 4 * totalBytes
    request.raw.unpipe()
    request.raw.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) request.raw.destroy()
    })
    for (const event of ['end', 'close', 'error']) request.raw.once(event, () => resolve())
    if (request.raw.readableEnded || request.raw.destroyed) resolve()
    else request.raw.resume()
  })

/** Any other failure than one of the storage is a fault of the body, for instance a truncated one. */
const bodyErrorOf = (error: unknown): Error => {
  if (error instanceof OperationError || error instanceof StorageError) return error
  const code = errorCode(error) ?? ''
  if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_FILES_LIMIT') return new OperationError('file_too_large')
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return new OperationError('body_too_large')
  return new OperationError('malformed')
}

/**
 * Streams a multipart body: fields to memory, files to storage. When anything is wrong, every file already stored is removed.
 * @throws OperationError `unsupported_media`, `malformed` (a truncated body), `file_too_large`, and what the kind of file says
 * @throws StorageError when the disk fails or is full
 */
export const readMultipart = async (request: FastifyRequest, receiver: Receiver): Promise<MultipartBody> => {
  const { storage, kind } = receiver
  if (!request.isMultipart()) throw new OperationError('unsupported_media')
  const body: MultipartBody = { fields: {}, files: [] }
  const kept: string[] = []
  try {
    let total = 0
    for await (const part of request.parts({ limits: limitsOf(kind) })) {
      if (part.type === 'file') {
        const file = await receiveFile(part, (key) => kept.push(key), receiver)
        body.files.push(file)
        total += file.byte_size
        if (total > kind.totalBytes) throw new OperationError('file_too_large')
      } else if (part.valueTruncated) throw new OperationError('body_too_large')
      else addField(body.fields, part.fieldname, part.value)
    }
    return body
  } catch (error) {
    await drain(request, kind.totalBytes)
    await Promise.all(kept.map((key) => storage.remove(key)))
    throw bodyErrorOf(error)
  }
}
