import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@dovolilnice/server/config'
import type { DatabaseFacts } from '@dovolilnice/server/examine-database'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../project.ts'
import { freePort, run, temporaryFolder } from '../services/processes.ts'
import { checkAddress, checkDatabase, checkProxy, checkWeb } from './check-services.ts'
import { checkBackups } from './check-secrets.ts'
import { checkClock, checkNode, checkTimeZone } from './check-host.ts'
import { reportOf } from './examine-host.ts'
import { missing, right } from './finding.ts'
import { hideSecrets } from './hide-secrets.ts'

/** The command as a person runs it. */
const doctor = (env: NodeJS.ProcessEnv) =>
  run(process.execPath, [join(root, 'tools/doctor.ts')], { cwd: root, env: { PATH: process.env.PATH, ...env }, limit: 60_000 })

const newFolder = (): string => {
  const folder = temporaryFolder('doctor')
  onTestFinished(() => folder.remove())
  return folder.path
}

test('what nobody answers at is named with its setting, without a password and without a trace', async () => {
  const folder = newFolder()
  const closed = `127.0.0.1:${await freePort()}`
  const { code, text } = await doctor({
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: `postgres://town:hidden-db@${closed}/town`,
    SMTP_URL: `smtp://town:hidden-mail@${closed}`,
    MQTT_URL: `mqtt://server:hidden-broker@${closed}`,
    STORAGE_URL: 's3://documents',
    STORAGE_ENDPOINT: `http://${closed}`,
    STORAGE_ACCESS_KEY: 'town',
    STORAGE_SECRET_KEY: 'hidden-storage',
  })
  expect(code).toBe(1)
  const lineOf = (what: string) => text.split('\n').find((line) => line.startsWith(`MISSING  ${what} `))
  expect(lineOf('Database')).toMatch(/ECONNREFUSED.*DATABASE_URL/)
  expect(lineOf('Mail')).toMatch(/ECONNREFUSED.*SMTP_URL/)
  expect(lineOf('Broker')).toMatch(/ECONNREFUSED.*MQTT_URL/)
  expect(lineOf('Documents')).toMatch(/ECONNREFUSED.*STORAGE_ENDPOINT/)
  expect(lineOf('Address')).toMatch(/not https: set PUBLIC_URL/)
  expect(lineOf('Proxy')).toMatch(/TRUST_PROXY/)
  expect(text).toMatch(/\d+ of \d+ are missing or wrong\.\n$/)
  expect(text).not.toContain('hidden')
  expect(readdirSync(folder)).toEqual([])
})

test('a setting that is not understood is one line, and the rest is looked at all the same', async () => {
  const { code, text } = await doctor({ METRICS_TOKEN: 'short-secret' })
  expect(code).toBe(1)
  expect(text).toMatch(/^MISSING {2}Settings +METRICS_TOKEN=… is not usable.*docs\/configuration\.md/m)
  expect(text).toMatch(/^ok {7}Time zone +Europe\/Ljubljana$/m)
  expect(text).not.toContain('short-secret')
})

const facts: DatabaseFacts = {
  version: '17.5',
  hasIcu: true,
  hasTrigrams: false,
  offersTrigrams: true,
  mayExtend: true,
  mayMakeTables: true,
  knowsTimeZone: true,
  clockAheadMs: 0,
  pending: ['0001-first'],
  unknown: [],
  isFounded: false,
}

const lacks: [Partial<DatabaseFacts>, string[]][] = [
  [{}, []],
  [{ hasIcu: false }, ['ICU']],
  [{ offersTrigrams: false }, ['pg_trgm']],
  [{ mayExtend: false }, ['pg_trgm']],
  [{ mayExtend: false, hasTrigrams: true }, []],
  [{ mayMakeTables: false }, ['Migrations']],
  [{ mayMakeTables: false, pending: [] }, []],
  [{ unknown: ['9999-newer'] }, ['Migrations']],
  [{ knowsTimeZone: false }, ['Time zones']],
]

test.each(lacks)('of a database with %j is missing: %j', (change, expected) => {
  const found = checkDatabase('postgres://town:secret@db/town', { ...facts, ...change }, true)
  expect(found.filter(({ ok }) => !ok).map(({ what }) => what)).toEqual(expected)
  expect(JSON.stringify(found)).not.toContain('secret')
})

test('a production town needs what a trial does not', async () => {
  expect([checkDatabase(undefined, undefined, false), checkDatabase(undefined, undefined, true)].map(([each]) => each?.ok)).toEqual([
    true,
    false,
  ])
  const proxy = (trustProxy: number | string[], production: boolean) => checkProxy({ trustProxy, production }).ok
  expect([proxy(0, false), proxy(0, true), proxy(1, true), proxy(['10.0.0.0/8'], true)]).toEqual([true, false, true, true])
  const address = async (publicUrl: string, production: boolean) => (await checkAddress({ publicUrl, production })).ok
  expect(await address('http://127.0.0.1:3000', false)).toBe(true)
  expect(await address('http://127.0.0.1:3000', true)).toBe(false)
  expect(await address('https://[::1]', true)).toBe(true)
  expect(await address('https://', true)).toBe(false)
})

test('Node, clock, time zone and web', () => {
  expect([checkNode('22.17.9'), checkNode('22.18.0'), checkNode('24.21.0')].map(({ ok }) => ok)).toEqual([false, true, true])
  expect([checkClock(1_900), checkClock(-2_100)].map(({ ok }) => ok)).toEqual([true, false])
  expect(checkClock(-2_100).say).toContain('2.1 s behind')
  expect([checkTimeZone(), checkTimeZone('Europe/London'), checkTimeZone('Europe/Lipograd')].map(({ ok }) => ok)).toEqual([
    true,
    false,
    false,
  ])
  expect([checkWeb('built'), checkWeb('outdated'), checkWeb('missing')].map(({ ok }) => ok)).toEqual([true, false, false])
})

test('the report ends with what is missing', () => {
  expect(reportOf([right('Node', '24')])).toEqual(['ok       Node          24', 'Nothing is missing.'])
  expect(reportOf([missing('Web', 'not built'), right('Node', '24')]).slice(1)).toEqual([
    'MISSING  Web           not built',
    '1 of 2 are missing or wrong.',
  ])
})

test('what a server repeats of a password is not printed', () => {
  const env = { DATABASE_URL: 'postgres://town:p%40ss/w@db/town', SECRETS_KEY: 'c2VjcmV0', PUBLIC_URL: 'https://town.example' }
  expect(hideSecrets('no entry for p@ss/w or p%40ss/w, c2VjcmV0 at https://town.example', env)).toBe(
    'no entry for … or …, … at https://town.example',
  )
})

test('a production town without a young backup is told so', async () => {
  const folder = newFolder()
  const { backup } = readConfig({ BACKUP_DIR: folder })
  const now = new Date('2026-11-16T09:00:00Z')
  const look = (settings: Partial<typeof backup>, production = true) =>
    checkBackups({ backup: { ...backup, ...settings }, production }, now)
  expect(await look({})).toMatchObject({ ok: false, say: expect.stringContaining('npm run backup') })
  mkdirSync(join(folder, '2026-11-15T020000Z'))
  expect(await look({})).toMatchObject({ ok: false, say: expect.stringContaining('older than 26 hours') })
  mkdirSync(join(folder, '2026-11-16T020000Z'))
  expect(await look({})).toMatchObject({ ok: true, say: expect.stringContaining('2026-11-16T02:00:00') })
  expect((await look({ folder: undefined })).ok).toBe(false)
  expect((await look({ folder: undefined }, false)).ok).toBe(true)
  expect((await look({ folder: undefined, alertHours: 0 })).ok).toBe(true)
})
