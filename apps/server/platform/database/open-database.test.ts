import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { embeddedTemplate } from '../../test/embedded-test-database.ts'
import { testEngine } from '../../test/test-database.ts'
import { DatabaseLockedError, isDatabaseUnavailable } from './database-errors.ts'
import { openDatabase } from './open-database.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dovolilnice-open-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const openNew = async () => openDatabase({ dataDir, template: await embeddedTemplate() })

/** Another process that opens the folder, writes one row and says so. */
const openElsewhere = async () => {
  const script = join(dataDir, 'other.ts')
  const module = new URL('./open-database.ts', import.meta.url).href
  await writeFile(
    script,
    `import { openDatabase } from '${module}'
     const database = await openDatabase({ dataDir: '${dataDir}' })
     await database.execute('create table if not exists note (n integer)')
     for (let n = 0; ; n++) { await database.execute('insert into note values ($1)', [n]); process.send(n) }`,
  )
  const child = fork(script, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  let last = -1
  child.on('message', (n) => (last = Number(n)))
  await once(child, 'message')
  return {
    child,
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
      return last
    },
  }
}

describe.runIf(testEngine === 'embedded')('the embedded database', () => {
  test('finds its rows again, and the folder is free after closing', async () => {
    for (const expected of [1, 2]) {
      const database = await openDatabase({ dataDir })
      await database.execute('create table if not exists visit (n integer)')
      await database.execute('insert into visit values (1)')
      expect((await database.execute('select count(*) as n from visit')).rows).toEqual([{ n: expected }])
      await database.close()
      await database.close()
    }
  })

  test('a second opener in the same process gets one clear line', async () => {
    const database = await openNew()
    await expect(openDatabase({ dataDir })).rejects.toThrow(DatabaseLockedError)
    await database.close()
  })

  test('another process gets one clear line while the first lives; after kill -9 nothing acknowledged is lost', async () => {
    const other = await openElsewhere()
    const refused: unknown = await openDatabase({ dataDir }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(DatabaseLockedError)
    expect((refused as Error).message).toContain(`another process (${other.child.pid})`)
    const acknowledged = await other.kill()
    const database = await openDatabase({ dataDir })
    const { rows } = await database.execute('select max(n) as n, count(*) as count from note')
    expect(Number(rows[0]?.['n'])).toBeGreaterThanOrEqual(acknowledged)
    expect(Number(rows[0]?.['count'])).toBe(Number(rows[0]?.['n']) + 1)
    await database.close()
  })

  test('a lock whose process number now belongs to another is taken over', async () => {
    await writeFile(join(dataDir, 'database.lock'), JSON.stringify({ pid: process.ppid, began: '1', token: 'old' }))
    const database = await openNew()
    expect(JSON.parse(await readFile(join(dataDir, 'database.lock'), 'utf8'))).toMatchObject({ pid: process.pid })
    await database.close()
  })

  test('a lock that was half written is taken over', async () => {
    await writeFile(join(dataDir, 'database.lock'), '{"pid":')
    await (await openNew()).close()
  })

  test('only one of several openers gets a folder with a dead lock', async () => {
    await writeFile(join(dataDir, 'database.lock'), JSON.stringify({ pid: 999_999_999, began: null, token: 'dead' }))
    const tries = await Promise.allSettled(Array.from({ length: 5 }, openNew))
    const opened = tries.filter((each) => each.status === 'fulfilled')
    expect(opened).toHaveLength(1)
    for (const each of opened) await each.value.close()
  })

  test('a closed database refuses instead of hanging', async () => {
    const database = await openNew()
    await database.close()
    const error: unknown = await database.execute('select 1').catch((each: unknown) => each)
    expect(isDatabaseUnavailable(error)).toBe(true)
  })

  test.runIf(process.getuid?.() !== 0)('an unwritable folder is one clear line', async () => {
    await chmod(dataDir, 0o500)
    await expect(openDatabase({ dataDir })).rejects.toThrow(/EACCES/)
  })
})

describe.runIf(testEngine === 'postgres')('PostgreSQL', () => {
  test('a server that is not there is unavailable, not a crash', async () => {
    const error: unknown = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', dataDir }).catch((each: unknown) => each)
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect((error as Error).message).toContain('ECONNREFUSED')
  })
})
