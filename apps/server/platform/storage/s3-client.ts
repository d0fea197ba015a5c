import { MissingFileError, StorageError } from './storage.ts'
import { SaxesParser } from 'saxes'
import { AwsClient } from 'aws4fetch'
import { errorMessage } from '../errors/error-facts.ts'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/**
 * Ends a call to a storage that says nothing for so many milliseconds, or that has not ended when the time of the whole is over.
 * @param what the storage, for the message of the StorageError that the call ends with
 */
const startPatience = (what: string, limitMs: number, wholeMs?: number) => {
  const controller = new AbortController()
  const endAfter = (ms: number) => setTimeout(() => controller.abort(new StorageError(`${what} has not answered for ${ms / 1000} s.`)), ms)
  const whole = wholeMs === undefined ? undefined : endAfter(wholeMs)
  let timer: NodeJS.Timeout | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = endAfter(limitMs)
  }
  wait()
  return {
    signal: controller.signal,
    rest: () => clearTimeout(timer),
    wait,
    end: () => {
      clearTimeout(timer)
      clearTimeout(whole)
      controller.abort()
    },
  }
}

type Patience = ReturnType<typeof startPatience>

/** The chunks of an answer. Only the time counts in which the reader waits for the storage, not that in which the reader is busy. */
const withPatience = async function* (body: AsyncIterable<Uint8Array>, { wait, rest, end }: Patience): AsyncGenerator<Uint8Array> {
  try {
    wait()
    for await (const chunk of body) {
      rest()
      yield chunk
      wait()
    }
  } finally {
    end()
  }
}

/** A page of the objects of a bucket, as ListObjectsV2 answers. */
interface ObjectPage {
  objects: { name: string; modified: Date }[]
  /** What asks for the next page; absent at the end. */
  next?: string | undefined
}

/** Reads the answer of ListObjectsV2. @throws for what is no XML */
export const readObjectPage = (xml: string): ObjectPage => {
  const objects: ObjectPage['objects'] = []
  const values = new Map<string, string>()
  const path: string[] = []
  let text = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('The list of objects has a document type.')
  })
  parser.on('opentag', ({ name }) => {
    path.push(name)
    text = ''
  })
  parser.on('text', (part) => (text += part))
  parser.on('closetag', ({ name }) => {
    path.pop()
    if (name === 'Contents') objects.push({ name: values.get('Key') ?? '', modified: new Date(values.get('LastModified') ?? '') })
    else values.set(name, text)
  })
  parser.write(xml).close()
  return { objects, ...(values.get('IsTruncated') === 'true' && { next: values.get('NextContinuationToken') }) }
}

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

/** Milliseconds in which the storage must say something. */
const usualSilenceMs = 10_000

/** Bytes in a millisecond that a line takes at the least: half of a line of 1 Mbit/s, which others use too. A whole upload has the time of such a line. */
const slowestUpload = 64

/**
 * Milliseconds in which the line must take another piece of a file, and after the last piece the storage must answer: what the system itself holds
 * of a connection, 4 MB on Linux, takes this long on the slowest line.
 */
const usualStallMs = 60_000

/** The same content; `onPiece` hears of each piece that is taken to be sent: 64 kB of a file, the whole of what lies in memory. */
const watched = (content: Blob, onPiece: () => void): Blob => {
  const pieces = () =>
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, onwards) => {
        onPiece()
        onwards.enqueue(piece)
      },
    })
  return Object.assign(content.slice(), { stream: () => content.stream().pipeThrough(pieces()) })
}

/**
 * Signs requests and keeps each as long as its signal: Node holds the tie between a request and its signal weakly, so after a collection of memory the
 * end of our patience would not reach the call, and whoever waits for it would wait for ever.
 */
class KeepingClient extends AwsClient {
  readonly #kept = new WeakMap<AbortSignal, Request>()
  override async sign(...[input, init]: Parameters<AwsClient['sign']>): Promise<Request> {
    const request = await super.sign(input, init)
    if (init?.signal != null) this.#kept.set(init.signal, request)
    return request
  }
}

const failed = async (what: string, answer: Response): Promise<StorageError> => {
  const text = await answer.text().catch(() => '')
  const code = /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text)?.[1] ?? ''
  return new StorageError(`The object storage refused to ${what}: ${answer.status} ${code}`.trim())
}

/**
 * The four calls of the protocol that the product needs; each is signed (AWS Signature, version 4). A storage that says nothing ends each with
 * a StorageError: whoever called may hold a database connection.
 */
export const s3Client = (
  { endpoint, bucket, prefix, region, accessKey, secretKey }: S3Settings,
  silenceMs = usualSilenceMs,
  stallMs = usualStallMs,
) => {
  const aws = new KeepingClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3', retries })
  const base = `${endpoint}/${bucket}`
  const addressOf = (key: string) => `${base}/${prefix}${key}`
  const patience = (limitMs = silenceMs, wholeMs?: number) => startPatience(`The object storage ${endpoint}`, limitMs, wholeMs)
  const ask = ({ signal }: Patience, address: string, init: RequestInit = {}): Promise<Response> =>
    aws.fetch(address, { ...init, signal }).catch((error: unknown) => {
      if (error instanceof StorageError) throw error
      const reason = error instanceof Error && error.cause !== undefined ? errorMessage(error.cause) : errorMessage(error)
      throw new StorageError(`The object storage ${endpoint} cannot be reached: ${reason}`, { cause: error })
    })
  /** A call whose whole answer is read within the limit. */
  const whole = async <T>(limit: Patience, work: (limit: Patience) => Promise<T>): Promise<T> => work(limit).finally(limit.end)
  const get = async (limit: Patience, key: string, range?: string): Promise<Response> => {
    const answer = await ask(limit, addressOf(key), { headers: range === undefined ? {} : { range } })
    if (answer.ok) return answer
    // No byte of an empty file is in any range.
    if (answer.status === 416) return new Response()
    const error = await failed('give a file', answer)
    throw answer.status === 404 ? new MissingFileError('There is no such file (ENOENT: the object storage answers 404).') : error
  }

  return {
    put: (key: string, content: Blob, sha256: string): Promise<void> => {
      const wholeMs = silenceMs + Math.ceil(content.size / slowestUpload)
      return whole(patience(Math.min(wholeMs, stallMs), wholeMs), async (limit) => {
        const body = watched(content, limit.wait)
        // The storage compares the hash: what arrives changed is refused.
        const answer = await ask(limit, addressOf(key), { method: 'PUT', body, headers: { 'x-amz-content-sha256': sha256 } })
        if (!answer.ok) throw await failed('store a file', answer)
        await answer.body?.cancel()
      })
    },
    open: async (key: string): Promise<Readable> => {
      const limit = patience()
      const { body } = await get(limit, key).catch((error: unknown) => {
        limit.end()
        throw error
      })
      limit.rest()
      // A reader may go away before it has read anything: then the call is ended too.
      return Readable.from(body === null ? [] : withPatience(body, limit)).once('close', limit.end)
    },
    /** The first bytes; a file that is shorter comes whole. */
    head: (key: string, bytes: number): Promise<Uint8Array> =>
      whole(patience(), async (limit) => {
        const { body } = await get(limit, key, `bytes=0-${bytes - 1}`)
        return body === null ? new Uint8Array() : (await buffer(withPatience(body, limit))).subarray(0, bytes)
      }),
    remove: (key: string): Promise<void> =>
      whole(patience(), async (limit) => {
        const answer = await ask(limit, addressOf(key), { method: 'DELETE' })
        if (!answer.ok && answer.status !== 404) throw await failed('remove a file', answer)
        await answer.body?.cancel()
      }),
    /** A thousand objects at most, with their names without the prefix; none of a deeper prefix, which may be another town's. */
    list: (next?: string): Promise<ObjectPage> =>
      whole(patience(), async (limit) => {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          delimiter: '/',
          ...(next !== undefined && { 'continuation-token': next }),
        })
        const answer = await ask(limit, `${base}?${query}`)
        if (!answer.ok) throw await failed('list its files', answer)
        const page = readObjectPage(await answer.text())
        return { ...page, objects: page.objects.map(({ name, modified }) => ({ name: name.slice(prefix.length), modified })) }
      }),
  }
}
