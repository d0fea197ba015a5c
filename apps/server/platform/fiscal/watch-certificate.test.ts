import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startFiscalStandIn } from '../../../../tools/fiscal-stand-in/stand-in-server.ts'
import { readConfig } from '../../config.ts'
import { startTestProduct } from '../../test/test-product.ts'
import { watchCertificateJob } from './watch-certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'fiscal-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('thirty days before its end the certificate is spoken of every day, in the log and in the metrics', async () => {
  const standIn = await startFiscalStandIn({ folder })
  const { path, password } = standIn.issue({ taxNumber: '12345679', until: new Date('2026-12-20T09:00:00Z') })
  const env = { FISCAL_URL: standIn.url, FISCAL_CA: standIn.authorities, FISCAL_CERTIFICATE: path, FISCAL_CERTIFICATE_PASSWORD: password }
  const product = await startTestProduct({ now: '2026-11-19T09:00:00Z', env })
  const lines: object[] = []
  const run = () =>
    watchCertificateJob.handle({}, {
      ...product.services,
      services: product.services,
      log: { info: () => {}, error: (line: object) => void lines.push(line) },
    } as never)
  await run()
  expect(lines).toEqual([])
  product.clock.set('2026-11-21T09:00:00Z')
  await run()
  expect(lines).toEqual([{ ends_at: '2026-12-20T09:00:00.000Z', days_left: 29 }])
  const { payload } = await product.app.inject({ url: '/metrics' })
  expect(payload).toMatch(/^fiscal_certificate_days_left 29$/m)
  await product.close()
  await standIn.close()
})

test('the settings of the link are whole or absent, and a demo town never reaches the tax authority itself', () => {
  const env = {
    FISCAL_URL: 'https://blagajne-test.fu.gov.si:9002/',
    FISCAL_CA: 'ca.pem',
    FISCAL_CERTIFICATE: 'a.p12',
    FISCAL_CERTIFICATE_PASSWORD: 'x',
  }
  expect(readConfig({}).fiscal).toBeUndefined()
  expect(readConfig(env).fiscal).toMatchObject({ url: 'https://blagajne-test.fu.gov.si:9002', testEnvironment: true })
  expect(() => readConfig({ ...env, FISCAL_CA: undefined })).toThrow(/set together/)
  const real = { ...env, FISCAL_URL: 'https://blagajne.fu.gov.si:9003' }
  expect(() => readConfig(real)).toThrow(/demo town never/)
  expect(readConfig({ ...real, DEMO: '0' }).fiscal).toMatchObject({ testEnvironment: false })
})
