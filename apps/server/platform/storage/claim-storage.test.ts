import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/database/test-database.ts'
import { startObjectStorage } from '../../test/object-storage.ts'
import type { Database } from '../database/database.ts'
import type { Owner } from '../privacy/owner.ts'
import { claimStorage, ForeignStorageError, readMark } from './claim-storage.ts'
import { fileKeyOf, sealedStorage } from './sealed-storage.ts'
import { folderStorage, s3Storage } from './open-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let bucket: Awaited<ReturnType<typeof startObjectStorage>>
let first: Database
let second: Database
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dovolilnice-claim-'))
  bucket = await startObjectStorage()
  first = await openTestDatabase()
  second = await openTestDatabase()
}, 180_000)
afterAll(async () => {
  await first.close()
  await second.close()
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  for (const { execute } of [first, second]) await execute('delete from file_storage')
})

const key = fileKeyOf(randomBytes(32))
const ofSealed = (place: Storage) => sealedStorage(place, [key])
let number = 0
const places = {
  folder: () => folderStorage(join(folder, `files-${number++}`)),
  bucket: () => s3Storage({ ...bucket.settings, prefix: `${bucket.settings.prefix}${number++}/` }, join(folder, 'incoming')),
}
/** A town whose rows name these files. */
const naming = (...keys: string[]): Owner[] => [
  { name: 'rows', filesInUse: async (_, asked) => asked.filter((each) => keys.includes(each)) },
]
const receive = async (storage: Storage) => (await storage.receive(Readable.from([Buffer.from('odločba')]))).storage_key
const countRows = async ({ kysely }: Database) => (await kysely.selectFrom('file_storage').selectAll().execute()).length

test.each(Object.entries(places))('a second database does not start on the storage of the first: %s', async (_, place) => {
  const storage = ofSealed(await place())
  await claimStorage(first, storage, naming())
  await claimStorage(first, storage, naming())
  const named = await receive(storage)
  await claimStorage(first, storage, naming())
  await expect(claimStorage(second, storage, naming())).rejects.toThrow(
    /belongs to another town \([0-9a-f-]{36}\)\. Give this town a storage of its own/,
  )
  expect(await countRows(second)).toBe(0)
  expect(await receive(storage)).not.toBe(named)
})

test.each(Object.entries(places))('files of before are claimed by the database that knows one of them: %s', async (_, place) => {
  const storage = ofSealed(await place())
  await receive(storage)
  const named = await receive(storage)
  await expect(claimStorage(second, storage, naming())).rejects.toThrow(/none of them is known to this database/)
  expect(await readMark(storage)).toBeUndefined()
  await claimStorage(first, storage, naming(named))
  await expect(claimStorage(second, storage, naming(named))).rejects.toThrow(ForeignStorageError)
})

test('several processes that start at once agree', async () => {
  const storage = ofSealed(await places.folder())
  await Promise.all(Array.from({ length: 4 }, () => claimStorage(first, storage, naming())))
  const { town_id: id } = await first.kysely.selectFrom('file_storage').select('town_id').executeTakeFirstOrThrow()
  expect(await readMark(storage)).toBe(id)
})

test('a machine with other keys is refused; a new key before the old one is not, and then the old one alone is', async () => {
  const place = await places.folder()
  const newer = fileKeyOf(randomBytes(32))
  const start = (...keys: [typeof key, ...(typeof key)[]]) => claimStorage(first, sealedStorage(place, keys), naming())
  await start(key)
  await expect(start(newer)).rejects.toThrow(`lack the key ${key.id.toString('hex')}`)
  await start(newer, key)
  await expect(start(key)).rejects.toThrow(/Give every machine the same keys; a new key goes before the old one/)
  await start(newer)
})
