import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileKeyOf, isSealed, sealedStorage } from '../../platform/storage/sealed-storage.ts'
import { folderStorage } from '../../platform/storage/open-storage.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { sealFilesJob } from './keep-documents.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

test('the night encrypts files of before, once, and again after a new key', async () => {
  const { storage, config } = product.services
  const plain = await folderStorage(join(config.dataDir, 'files'))
  const old = await plain.receive(Readable.from([Buffer.from('osebna izkaznica')]))
  const raw = async () => Buffer.from(await plain.head(old.storage_key, 100))
  const night = async (services = product.services) => {
    const context = { services, signal: new AbortController().signal, log: { info: () => {}, error: () => {} } }
    await sealFilesJob.handle({}, { ...context } as never)
  }
  await night()
  const sealed = await raw()
  expect(isSealed(sealed)).toBe(true)
  expect(await readFile(join(config.dataDir, 'keys/files.sealed'), 'utf8')).toBe(storage.keyId)
  await night()
  expect((await raw()).equals(sealed)).toBe(true)

  const newest = fileKeyOf(randomBytes(32))
  const secret = Buffer.from(await readFile(join(config.dataDir, 'keys/files.key'), 'utf8'), 'base64')
  await night({ ...product.services, storage: sealedStorage(plain, [newest, fileKeyOf(secret)]) })
  expect((await raw()).equals(sealed)).toBe(false)
  await expect(storage.open(old.storage_key)).rejects.toThrow(/not among the keys of files/)
})
