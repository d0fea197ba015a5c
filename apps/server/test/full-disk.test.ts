import { spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StatementError, isDatabaseExhausted, isDatabaseUnavailable } from '../platform/database/database-errors.ts'
import { isDiskFull } from '../platform/errors/error-facts.ts'
import { residentForm, testFiles } from './applicant/application-forms.ts'
import { startTestProduct, type TestProduct } from './test-product.ts'

/** A disk of three megabytes. Only root may mount it on Linux; elsewhere the tests that need it are skipped. */
const folder = await mkdtemp(join(tmpdir(), 'dovolilnice-full-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder]).status === 0

let product: TestProduct
const logged: unknown[] = []
beforeAll(async () => {
  product = await startTestProduct({ parent: folder })
  product.app.addHook('onRequest', async ({ log }) => {
    log.error = (error: unknown) => void logged.push(error)
  })
})
afterAll(async () => {
  await product.close()
  if (isMounted) spawnSync('umount', [folder])
  await rm(folder, { recursive: true, force: true })
})

const submit = async (bytes: number) =>
  product.visitor().call(submitApplication, { form: await residentForm(product, { 'document.identity': testFiles.pdf(bytes) }) })

const storedFiles = async () => {
  const entries = await readdir(join(product.services.config.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && entry.name !== 'town').length
}

test.skipIf(!isMounted)('an upload to a full disk is not the fault of the applicant, and leaves nothing behind', async () => {
  const { status, body, headers } = await submit(4_000_000)
  expect(status).toBe(507)
  expect(headers['retry-after']).toBe('300')
  expect(body.error).toMatchObject({
    code: 'storage_full',
    message: expect.stringMatching(/ni mogoče shraniti.*Za napako niste odgovorni vi/),
  })
  expect(logged.map(isDiskFull)).toEqual([true])
  expect(await storedFiles()).toBe(0)
})

test.skipIf(!isMounted)('what fits is stored afterwards, without a restart', async () => {
  expect((await submit(600)).status).toBe(200)
  expect(await storedFiles()).toBe(2)
})

test.skipIf(!isMounted)('readiness names the disk and keeps the site on the air', async () => {
  const answer = await product.app.inject('/api/health/ready')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ status: 'degraded', parts: { database: true, disk: false }, missing: ['disk'] })
})

test('a full disk is recognised by the error of the system', async () => {
  const failure: unknown = await pipeline(Readable.from(['x']), createWriteStream('/dev/full')).catch((error: unknown) => error)
  expect(isDiskFull(failure)).toBe(true)
  expect(isDiskFull(new Error('of another kind'))).toBe(false)
})

test('a database without space refuses the statement, which is not a lost connection', async () => {
  const full = new Error('the transaction failed', { cause: new StatementError('could not extend file', { code: '53100' }) })
  expect(isDatabaseExhausted(full)).toBe(true)
  expect(isDatabaseUnavailable(full)).toBe(false)
})
