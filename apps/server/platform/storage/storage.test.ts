import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startObjectStorage } from '../../test/object-storage.ts'
import { fileKeyOf, isSealed, SealedFileError, sealedStorage } from './sealed-storage.ts'
import { folderStorage, openFileKeys, openStorage, s3Storage } from './open-storage.ts'
import { readObjectPage } from './s3-client.ts'
import { MissingFileError, newStorageKey, StorageError, type Storage } from './storage.ts'

let folder: string
let bucket: Awaited<ReturnType<typeof startObjectStorage>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dovolilnice-storage-'))
  bucket = await startObjectStorage()
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const key = fileKeyOf(randomBytes(32))
let number = 0
const places = {
  folder: () => folderStorage(join(folder, `files-${number++}`)),
  bucket: () => s3Storage({ ...bucket.settings, prefix: `${bucket.settings.prefix}${number++}/` }, join(folder, 'incoming')),
}
const contentOf = async (storage: Storage, name: string) => buffer(await storage.open(name))
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const inChunks = (content: Buffer, size: number) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
    })(),
  )
const keysOf = async (storage: Storage) => {
  const keys: string[] = []
  for await (const each of storage.list()) keys.push(each)
  return keys
}
/** Lengths around the ends of chunks, and a big one. */
const sizes = [0, 1, 4_100, 65_535, 65_536, 65_537, 131_072, 3_000_001]

const kinds = Object.entries(places).flatMap(([name, place]) => [
  // The test server fails on a part of an empty object; an encrypted file is never empty.
  { name: `${name}, as it comes`, open: place, sizes: sizes.filter((size) => name === 'folder' || size > 0) },
  { name: `${name}, encrypted`, open: async () => sealedStorage(await place(), [key]), sizes },
])

describe.each(kinds)('$name', ({ open, sizes: lengths }) => {
  test('gives back every length, whole and from its beginning', async () => {
    const storage = await open()
    for (const size of lengths) {
      const content = randomBytes(size)
      const stored = await storage.receive(inChunks(content, 10_007))
      expect(stored).toEqual({ storage_key: expect.stringMatching(/^[0-9a-f]{40}$/), byte_size: size, sha256: hashOf(content) })
      expect((await contentOf(storage, stored.storage_key)).equals(content)).toBe(true)
      const head = await storage.head(stored.storage_key, 4_100)
      expect(Buffer.from(head).equals(content.subarray(0, 4_100))).toBe(true)
    }
    expect((await keysOf(storage)).length).toBe(lengths.length)
  })

  test('a removed file is missing, and what is written again under its key is the new one', async () => {
    const storage = await open()
    const { storage_key: name } = await storage.receive(Readable.from([Buffer.from('prvi')]))
    await storage.write(name, Readable.from([Buffer.from('drugi')]))
    expect(String(await contentOf(storage, name))).toBe('drugi')
    await storage.remove(name)
    await storage.remove(name)
    await expect(storage.open(name)).rejects.toThrow(MissingFileError)
    await expect(storage.head(name, 10)).rejects.toThrow(MissingFileError)
    expect(await keysOf(storage)).toEqual([])
  })

  test('of a content that breaks off nothing is kept', async () => {
    const storage = await open()
    const upload = new PassThrough()
    const received = storage.receive(upload)
    upload.write('prvi del')
    upload.destroy(new Error('zveza je padla'))
    await expect(received).rejects.toThrow('zveza je padla')
    expect(await keysOf(storage)).toEqual([])
  })

  test('the sweep removes what no row names, but nothing young', async () => {
    const storage = await open()
    const files = await Promise.all(['en', 'dva'].map((text) => storage.receive(Readable.from([Buffer.from(text)]))))
    const [known = '', orphan = ''] = files.map((file) => file.storage_key)
    const isKnown = async (keys: string[]) => new Set(keys.filter((each) => each === known))
    expect(await storage.sweep(isKnown, new Date(Date.now() - 60_000))).toBe(0)
    expect(await storage.sweep(isKnown, new Date(Date.now() + 60_000))).toBe(1)
    expect(await keysOf(storage)).toEqual([known])
    await expect(storage.open(orphan)).rejects.toThrow(MissingFileError)
  })
})

test.each(Object.entries(places))('files of before are read, and encrypted when their time comes: %s', async (_, place) => {
  const plain = await place()
  const old = await plain.receive(Readable.from([Buffer.from('nekdaj nešifrirano')]))
  const first = sealedStorage(plain, [key])
  expect(String(await contentOf(first, old.storage_key))).toBe('nekdaj nešifrirano')
  expect(Buffer.from(await first.head(old.storage_key, 6)).toString()).toBe('nekdaj')
  const made = await first.receive(Readable.from([Buffer.from('šifrirano')]))
  expect(await first.sealOld()).toEqual({ sealed: 1, failed: [] })
  for (const { storage_key: name } of [old, made]) {
    const raw = await contentOf(plain, name)
    expect(isSealed(raw)).toBe(true)
    expect(raw.includes('ifrirano')).toBe(false)
  }

  const newer = fileKeyOf(randomBytes(32))
  const rotated = sealedStorage(plain, [newer, key])
  expect(String(await contentOf(rotated, made.storage_key))).toBe('šifrirano')
  expect(await rotated.sealOld()).toEqual({ sealed: 2, failed: [] })
  expect(await rotated.sealOld()).toEqual({ sealed: 0, failed: [] })
  const onlyNewer = sealedStorage(plain, [newer])
  expect(String(await contentOf(onlyNewer, old.storage_key))).toBe('nekdaj nešifrirano')
  await expect(contentOf(first, old.storage_key)).rejects.toThrow(/encrypted with a key that is not among the keys/)
  expect(await first.sealOld()).toMatchObject({ sealed: 0, failed: [old.storage_key, made.storage_key].toSorted() })
})

test('a file that was changed, cut off or put in another’s place gives no wrong byte', async () => {
  const plain = await folderStorage(join(folder, 'changed'))
  const storage = sealedStorage(plain, [key])
  const content = randomBytes(200_000)
  const { storage_key: name } = await storage.receive(inChunks(content, 5_000))
  const { storage_key: other } = await storage.receive(inChunks(randomBytes(200_000), 5_000))
  const path = (each: string) => join(folder, 'changed', each.slice(0, 2), each)
  const whole = await readFile(path(name))
  const spoil = async (bytes: Buffer) => {
    await writeFile(path(name), bytes)
    const given: Buffer[] = []
    const reading = (async () => {
      for await (const chunk of await storage.open(name)) given.push(chunk)
    })()
    await expect(reading).rejects.toThrow(SealedFileError)
    const all = Buffer.concat(given)
    expect(all.equals(content.subarray(0, all.length))).toBe(true)
  }
  for (const at of [10, 20, 40, 70_000, whole.length - 1]) {
    const changed = Buffer.from(whole)
    changed[at]! ^= 1
    await spoil(changed)
  }
  // Cut off at the end of a chunk, a chunk left out, chunks exchanged, another file's content.
  const [chunk, start] = [65_552, 32]
  await spoil(whole.subarray(0, start + chunk))
  await spoil(Buffer.concat([whole.subarray(0, start), whole.subarray(start + chunk)]))
  const [one, two] = [whole.subarray(start, start + chunk), whole.subarray(start + chunk, start + 2 * chunk)]
  await spoil(Buffer.concat([whole.subarray(0, start), two, one, whole.subarray(start + 2 * chunk)]))
  await spoil(await readFile(path(other)))
  await expect(storage.head(name, 10)).rejects.toThrow(SealedFileError)
})

test('a file whose key is unknown is closed at once', async () => {
  const place = await folderStorage(join(folder, 'unknown'))
  const { storage_key: name } = await sealedStorage(place, [key]).receive(Readable.from([randomBytes(1_000)]))
  let opened: Readable | undefined
  const watched: Storage = { ...place, open: async (each) => (opened = await place.open(each)) }
  const other = sealedStorage(watched, [fileKeyOf(randomBytes(32))])
  await expect(other.open(name)).rejects.toThrow(/not among the keys of files/)
  await expect.poll(() => opened?.closed).toBe(true)
})

test('what is not a file of the product is neither listed nor removed', async () => {
  const later = new Date(Date.now() + 60_000)
  const nothing = async () => new Set<string>()
  const ours = randomBytes(20).toString('hex')
  const write = (storage: Storage, name: string) => storage.write(name, Readable.from([Buffer.from('tuje')]))

  const outer = await s3Storage({ ...bucket.settings, prefix: `${bucket.settings.prefix}skupno/` }, join(folder, 'incoming'))
  const deeper = await s3Storage({ ...bucket.settings, prefix: `${bucket.settings.prefix}skupno/b/` }, join(folder, 'incoming'))
  const shared = await folderStorage(join(folder, 'shared'))
  await write(deeper, ours)
  for (const storage of [outer, shared]) await write(storage, 'seznam.txt')
  await mkdir(join(folder, 'shared/sl'))
  await writeFile(join(folder, 'shared/sl/seznam.txt'), 'tuje')
  for (const storage of [outer, shared]) {
    expect(await keysOf(storage)).toEqual([])
    expect(await storage.sweep(nothing, later)).toBe(0)
    expect(String(await contentOf(storage, 'seznam.txt'))).toBe('tuje')
  }
  expect(await keysOf(deeper)).toEqual([ours])
  expect(await readdir(join(folder, 'shared/sl'))).toEqual(['seznam.txt'])
})

test.each(['unread', 'read in part'])('a file that stays %s is closed with its stream', async (much) => {
  const place = await folderStorage(join(folder, 'closed'))
  const opened: Readable[] = []
  const watched: Storage = {
    ...place,
    open: async (name) => {
      const stream = await place.open(name)
      opened.push(stream)
      return stream
    },
  }
  const storage = sealedStorage(watched, [key])
  const { storage_key: name } = await storage.receive(Readable.from([randomBytes(1_000_000)]))
  const stream = await storage.open(name)
  if (much === 'read in part') await once(stream, 'readable')
  stream.destroy()
  await expect.poll(() => opened.map(({ closed }) => closed)).toEqual([true])
})

test('keys come from the setting or are made once; what is no key is said', async () => {
  const dataDir = join(folder, 'town')
  const [one, two] = await Promise.all([openFileKeys(dataDir, undefined), openFileKeys(dataDir, undefined)])
  expect(one).toEqual(two)
  const given = randomBytes(32).toString('base64')
  expect((await openFileKeys(dataDir, `${given},${(await readFile(join(dataDir, 'keys/files.key'), 'utf8')).trim()}`))[1]).toEqual(one[0])
  await expect(openFileKeys(dataDir, 'nekaj')).rejects.toThrow(/FILES_KEY holds no keys of 32 bytes/)
})

test('the settings choose the bucket; one that refuses us or does not answer is said at the start', async () => {
  const dataDir = join(folder, 'other-town')
  const open = (settings: object) =>
    openStorage({ dataDir, files: { folder: undefined, key: undefined, bucket: { ...bucket.settings, ...settings } } })
  const storage = await open({})
  await storage.receive(Readable.from([Buffer.from('v vedru')]))
  expect(await readdir(join(dataDir, 'files'))).toEqual(['incoming'])
  expect(await readdir(join(dataDir, 'files/incoming'))).toEqual([])
  await expect(open({ secretKey: 'napačen' })).rejects.toThrow(/The object storage refused to list its files: 403 SignatureDoesNotMatch/)
  await expect(open({ bucket: 'ni-ga' })).rejects.toThrow(/404 NoSuchBucket/)
  await expect(open({ endpoint: 'http://127.0.0.1:1' })).rejects.toThrow(StorageError)
})

test('a list of objects is read page by page', () => {
  const page = readObjectPage(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>true</IsTruncated><Contents><Key>a&amp;b</Key><LastModified>2026-11-22T10:00:00.000Z</LastModified></Contents><NextContinuationToken>dalje</NextContinuationToken></ListBucketResult>`,
  )
  expect(page).toEqual({ objects: [{ name: 'a&b', modified: new Date('2026-11-22T10:00:00Z') }], next: 'dalje' })
  expect(newStorageKey()).not.toBe(newStorageKey())
})
