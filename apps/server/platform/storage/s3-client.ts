import { AwsClient } from 'aws4fetch'
import { errorMessage } from '../errors/error-facts.ts'
import { readObjectPage } from './object-page.ts'
import type { ObjectPage } from './object-page.ts'
import { MissingFileError, StorageError } from './storage.ts'

/** A bucket of an object storage that speaks the protocol of Amazon S3. */
export interface S3Settings {
  /** The address of the storage, for instance `https://s3.example`. The bucket follows in the path. */
  endpoint: string
  bucket: string
  /** Before the names of all objects: empty, or it ends with `/`. */
  prefix: string
  region: string
  accessKey: string
  secretKey: string
}

/** Tries after the first, with growing pauses from 50 ms on, when the storage answers that it is busy. */
const retries = 4

const failed = async (what: string, answer: Response): Promise<StorageError> => {
  const text = await answer.text().catch(() => '')
  const code = /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text)?.[1] ?? ''
  return new StorageError(`The object storage refused to ${what}: ${answer.status} ${code}`.trim())
}

/** The four calls of the protocol that the product needs; each is signed (AWS Signature, version 4). */
export const s3Client = ({ endpoint, bucket, prefix, region, accessKey, secretKey }: S3Settings) => {
  const aws = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3', retries })
  const base = `${endpoint}/${bucket}`
  const addressOf = (key: string) => `${base}/${prefix}${key}`
  const ask = (address: string, init: RequestInit): Promise<Response> =>
    aws.fetch(address, init).catch((error: unknown) => {
      const reason = error instanceof Error && error.cause !== undefined ? errorMessage(error.cause) : errorMessage(error)
      throw new StorageError(`The object storage ${endpoint} cannot be reached: ${reason}`, { cause: error })
    })

  return {
    put: async (key: string, content: Blob, sha256: string): Promise<void> => {
      // The storage compares the hash: what arrives changed is refused.
      const answer = await ask(addressOf(key), { method: 'PUT', body: content, headers: { 'x-amz-content-sha256': sha256 } })
      if (!answer.ok) throw await failed('store a file', answer)
      await answer.body?.cancel()
    },
    /** @param range for instance `bytes=0-99`; a file that is shorter comes whole */
    get: async (key: string, range?: string): Promise<Response> => {
      const answer = await ask(addressOf(key), { headers: range === undefined ? {} : { range } })
      if (answer.ok) return answer
      // No byte of an empty file is in any range.
      if (answer.status === 416) return new Response()
      const error = await failed('give a file', answer)
      throw answer.status === 404 ? new MissingFileError('There is no such file (ENOENT: the object storage answers 404).') : error
    },
    remove: async (key: string): Promise<void> => {
      const answer = await ask(addressOf(key), { method: 'DELETE' })
      if (!answer.ok && answer.status !== 404) throw await failed('remove a file', answer)
      await answer.body?.cancel()
    },
    /** A thousand objects at most, with their names without the prefix; none of a deeper prefix, which may be another town's. */
    list: async (next?: string): Promise<ObjectPage> => {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix,
        delimiter: '/',
        ...(next === undefined ? {} : { 'continuation-token': next }),
      })
      const answer = await ask(`${base}?${query}`, {})
      if (!answer.ok) throw await failed('list its files', answer)
      const page = readObjectPage(await answer.text())
      return { ...page, objects: page.objects.map(({ name, modified }) => ({ name: name.slice(prefix.length), modified })) }
    },
  }
}
