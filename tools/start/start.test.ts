import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../project.ts'
import { buildServer } from '../server-bundle.ts'
import { run, temporaryFolder } from '../services/processes.ts'
import { announcement } from './announce.ts'
import { plainSentence, PlainError } from './plain-error.ts'
import { readRoles, closeToOthers } from './run-product.ts'

/** Starts the product with settings that cannot work; it must end by itself. */
const start = (env: NodeJS.ProcessEnv, ...words: string[]) =>
  run(process.execPath, [join(root, 'tools/run-built.ts'), 'start', ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    limit: 15_000,
  })

// The first start says that it builds.
beforeAll(() => buildServer(), 60_000)

const oneLine = (text: string) => text.trim().split('\n').length === 1

describe('what cannot be started is one clear line', () => {
  it('an unknown word', async () => {
    const { code, text } = await start({}, 'apo')
    expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining('apo is no role') })
    expect(oneLine(text)).toBe(true)
  })

  it.each([
    [{ PORT: 'three thousand' }, /PORT=three thousand/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL=… is not usable/],
    [{ DEMO: 'perhaps' }, /DEMO=perhaps/],
    [{ TRUST_PROXY: 'true' }, /TRUST_PROXY=true.*how many proxies/],
    [{ DATA_DIR: '/dev/null/dovolilnice' }, /data folder \/dev\/null\/dovolilnice cannot be written/],
  ])('%j', async (env, sentence) => {
    const { code, text } = await start(env)
    expect(code).toBe(1)
    expect(text).toMatch(sentence)
    expect(oneLine(text)).toBe(true)
  })

  it('a port in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const folder = temporaryFolder('start')
    const { code, text } = await start({ PORT: port, DATA_DIR: folder.path })
    expect({ code, text: text.trim() }).toEqual({
      code: 1,
      text: `Port ${port} is in use: end the other program, or choose another port with PORT.`,
    })
    folder.remove()
    await new Promise((resolve) => other.close(resolve))
  })
})

describe('the data folder', () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  const umask = process.umask()
  afterEach(() => void process.umask(umask))
  /** A folder as an earlier start under the usual umask left it. */
  const openFolder = (...names: string[]) => {
    process.umask(0o022)
    const folder = temporaryFolder('start')
    chmodSync(folder.path, 0o755)
    for (const name of names) mkdirSync(join(folder.path, name))
    return folder
  }

  it('is its owner’s alone, one of an earlier start too, and so is what is written from then on', () => {
    const folder = openFolder('database', 'database.new', 'files', 'mail')
    writeFileSync(join(folder.path, 'database.lock'), '')
    expect(closeToOthers(folder.path)).toEqual([])
    expect([folder.path, ...['database', 'files', 'mail'].map((name) => join(folder.path, name))].map(modeOf)).toEqual(
      Array.from({ length: 4 }, () => '700'),
    )
    writeFileSync(join(folder.path, 'mail', 'new.eml'), '')
    expect(modeOf(join(folder.path, 'mail', 'new.eml'))).toBe('600')
    folder.remove()
  })

  it('keeps its mode beside a copy of the database, which is not the product’s', () => {
    const folder = openFolder('database')
    writeFileSync(join(folder.path, 'database.sql'), '')
    closeToOthers(folder.path)
    expect(modeOf(folder.path)).toBe('755')
    folder.remove()
  })

  it('keeps its mode where it holds something else, but what the product keeps in it is closed', () => {
    const folder = openFolder('files', 'Documents')
    closeToOthers(folder.path)
    expect([folder.path, join(folder.path, 'files'), join(folder.path, 'Documents')].map(modeOf)).toEqual(['755', '700', '755'])
    folder.remove()
  })
})

describe('the database of a first start, made while the server is built', () => {
  const umask = process.umask()
  afterEach(() => void process.umask(umask))
  const begin = async (env: NodeJS.ProcessEnv, ...words: string[]) => {
    process.umask(0o022)
    const folder = temporaryFolder('begin')
    const { code } = await run(process.execPath, [join(root, 'tools/run-built.ts'), 'begin', ...words], {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder.path, ...env },
      limit: 60_000,
    })
    const names = readdirSync(folder.path, { recursive: true, encoding: 'utf8' })
    // Nobody gets to a file through a closed folder.
    const stats = names.map((name) => ({ name, found: statSync(join(folder.path, name)) }))
    const open = stats.filter(({ found }) => found.isDirectory() && (found.mode & 0o077) !== 0).map(({ name }) => name)
    folder.remove()
    return { code, isMade: names.includes(join('database', 'PG_VERSION')), isEmpty: names.length === 0, open }
  }

  it('lies in folders of its owner’s alone', async () => {
    expect(await begin({ PORT: '0' })).toEqual({ code: 0, isMade: true, isEmpty: false, open: [] })
  }, 60_000)

  it('is not made for a start that is refused', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const nothing = { code: 1, isMade: false, isEmpty: true, open: [] }
    expect(await begin({ PORT: '0' }, 'apo')).toEqual(nothing)
    expect(await begin({ PORT: port })).toEqual(nothing)
    await new Promise((resolve) => other.close(resolve))
  })
})

describe('words after npm start', () => {
  it('name roles', () => {
    expect(readRoles([])).toEqual(['api', 'worker', 'bridge'])
    expect(readRoles(['bridge', 'api'])).toEqual(['api', 'bridge'])
    expect(() => readRoles(['api', 'all'])).toThrow('all is no role')
  })
})

describe('faults of the surroundings', () => {
  it('have a sentence; a fault of the product has none', () => {
    expect(plainSentence(new PlainError('no'))).toBe('no')
    expect(plainSentence(Object.assign(new Error('connect'), { code: 'ECONNREFUSED', address: '127.0.0.1', port: 5432 }))).toMatch(
      /127\.0\.0\.1:5432/,
    )
    expect(plainSentence(new TypeError('undefined is no function'))).toBeUndefined()
  })
})

describe('the announcement', () => {
  const config = { dataDir: '/data', databaseUrl: undefined, mqttUrl: undefined, smtpUrl: undefined }
  const server = { url: 'http://127.0.0.1:3000', brokerUrl: 'mqtt://127.0.0.1:1883', devices: ['north'] }
  const say = (more: object, moreServer: object = {}) =>
    announcement({
      config: { ...config, ...more } as Parameters<typeof announcement>[0]['config'],
      roles: ['api', 'worker', 'bridge'],
      server: { ...server, ...moreServer },
      gates: ['north'],
      seconds: 2.04,
    }).join('\n')

  it('says what runs where, and what the embedded database is for', () => {
    const text = say({}, { demoAccounts: [{ email: 'root@demo.si', password: 'dovolilnice-demo', role: 'root' }] })
    for (const part of [
      'ready after 2.0 s',
      'http://127.0.0.1:3000',
      'embedded, in /data',
      'power cut',
      'north',
      'root@demo.si',
      'dovolilnice-demo',
    ]) {
      expect(text).toContain(part)
    }
  })

  it('says what stands for the tax authority, or that nothing does', () => {
    expect(say({ demo: true })).toMatch(/Tax authority +none: no invoices for cash and cards/)
    expect(say({ demo: false })).not.toContain('Tax authority')
    const fiscal = { url: 'https://127.0.0.1:9002', testEnvironment: true }
    expect(say({ fiscal })).toMatch(/Tax authority +https:\/\/127\.0\.0\.1:9002, a test environment/)
  })

  it('says who takes card payments, or that nobody does', () => {
    expect(say({ demo: true })).toMatch(/Card payments +none; node tools\/payment-stand-in.ts/)
    expect(say({ demo: false })).not.toContain('Card payments')
    const cardPayments = { url: 'http://127.0.0.1:9100', merchant: 'obcina', secret: 'secret', test: true }
    expect(say({ cardPayments })).toMatch(/Card payments +http:\/\/127\.0\.0\.1:9100, a trial: no money moves/)
    expect(say({ cardPayments })).not.toContain('secret')
  })

  it('prints no password of a server', () => {
    const text = say(
      { databaseUrl: 'postgres://town:secret@db:5432/town', smtpUrl: 'smtp://town:secret@mail:25' },
      { brokerUrl: 'mqtt://town:secret@broker' },
    )
    expect(text).not.toContain('secret')
    expect(text).toContain('postgres://town:…@db:5432/town')
    expect(text).not.toContain('power cut')
  })

  it.each(['mqtts://gate:se@cret@broker', 'mqtts://gate:cret/se@broker', 'mqtts://:secret@broker', 'mqtts://broker/?password=secret'])(
    'prints no password, wherever it stands: %s',
    (brokerUrl) => {
      expect(say({}, { brokerUrl })).not.toMatch(/secret|cret/)
    },
  )

  it('prints the password of the first root account', () => {
    expect(say({}, { rootPassword: 'one-time' })).toMatch(/Root account.*one-time/)
  })
})
