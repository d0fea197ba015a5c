import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock/clock.ts'
import { residentForm } from '../../test/applicant/application-forms.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { sweepFilesJob } from './remove-documents.ts'

let product: TestProduct
let folder: string
beforeAll(async () => {
  product = await startTestProduct()
  folder = join(product.services.config.dataDir, 'files')
})
afterAll(() => product.close())

const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'town')
    .map(({ name }) => name)

const pathOf = (key: string): string => join(folder, key.slice(0, 2), key)
const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000)

const runJob = async () => sweepFilesJob.handle({}, { services: product.services, clock: systemClock, log: { info: () => {} } } as never)

test('while the product runs, what no call and no row needs is swept away, and nothing else', async () => {
  const { storage } = product.services
  await product.visitor().call(submitApplication, { form: await residentForm(product) })
  const documents = await files()
  for (const key of documents) await utimes(pathOf(key), twoHoursAgo, twoHoursAgo)

  // Left by a process that was killed: a whole file without its row, and a part of one.
  const { storage_key: orphan } = await storage.receive(Readable.from([Buffer.from('brez vloge')]))
  await utimes(pathOf(orphan), twoHoursAgo, twoHoursAgo)
  storage.receive(new PassThrough().on('error', () => {})).catch(() => {})
  await expect.poll(() => readdir(join(folder, 'incoming'))).toHaveLength(1)
  const [cutOff = ''] = await readdir(join(folder, 'incoming'))
  await utimes(join(folder, 'incoming', cutOff), twoHoursAgo, twoHoursAgo)

  // Of calls in flight: one file whose row is not written yet, and one that is still coming.
  const { storage_key: young } = await storage.receive(Readable.from([Buffer.from('vloga se še piše')]))
  const upload = new PassThrough()
  const received = storage.receive(upload)
  upload.write('prvi del, ')
  await expect.poll(() => readdir(join(folder, 'incoming'))).toHaveLength(2)

  await runJob()
  const left = await files()
  expect(left).toEqual(expect.arrayContaining([...documents, young]))
  expect(left).not.toContain(orphan)
  expect(left).not.toContain(cutOff)
  upload.end('drugi del')
  const { storage_key: whole } = await received
  expect(String(await buffer(await storage.open(whole)))).toBe('prvi del, drugi del')
})
