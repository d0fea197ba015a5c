import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { embeddedProgram, embeddedTemplate } from '../../../test/database/embedded-test-database.ts'
import { DatabaseLockedError, isDatabaseUnavailable } from '../database-errors.ts'
import { makeEmbeddedFolder, openDatabase } from '../open-database.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dovolilnice-open-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** Another process that opens the folder and writes one row after the other until it is killed; tells each that was acknowledged. */
const writeElsewhere = async () => {
  const script = join(dataDir, 'other.ts')
  const module = new URL('../open-database.ts', import.meta.url).href
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
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    return last
  }
}

test('finds its rows again, and is free after closing', async () => {
  for (const options of [{ dataDir, template: await embeddedTemplate(), program: await embeddedProgram() }, { dataDir }]) {
    const database = await openDatabase(options)
    await database.execute('insert into number_series (name, year, last) values ($1, 2026, 1)', [String('template' in options)])
    await database.close()
    await database.close()
    const error: unknown = await database.execute('select 1').catch((each: unknown) => each)
    expect(isDatabaseUnavailable(error)).toBe(true)
  }
  const database = await openDatabase({ dataDir })
  expect((await database.execute('select count(*) as n from number_series')).rows).toEqual([{ n: 2 }])
  await database.close()
})

test('what was killed while it made an empty folder is made whole', async () => {
  await mkdir(join(dataDir, 'database.new'))
  await writeFile(join(dataDir, 'database.new', 'PG_VERSION'), '18')
  await makeEmbeddedFolder(dataDir)
  expect(await readdir(dataDir)).toEqual(['database', 'database.lock'])
  const database = await openDatabase({ dataDir })
  expect((await database.execute('select count(*) as permits from permit')).rows).toEqual([{ permits: 0 }])
  await database.close()
})

test('another process is refused while the first lives; after kill -9 nothing acknowledged is lost', async () => {
  const kill = await writeElsewhere()
  await expect(openDatabase({ dataDir })).rejects.toThrow(DatabaseLockedError)
  const acknowledged = await kill()
  const database = await openDatabase({ dataDir })
  const { rows } = await database.execute('select max(n) as n, count(*) as count from note')
  expect(Number(rows[0]?.['n'])).toBeGreaterThanOrEqual(acknowledged)
  expect(Number(rows[0]?.['count'])).toBe(Number(rows[0]?.['n']) + 1)
  await database.close()
})

test('a folder that cannot be made is one clear line', async () => {
  await writeFile(join(dataDir, 'file'), '')
  await expect(openDatabase({ dataDir: join(dataDir, 'file', 'data') })).rejects.toThrow(/ENOTDIR/)
})

test.runIf(process.getuid?.() !== 0)('an unwritable folder is one clear line', async () => {
  await chmod(dataDir, 0o500)
  await expect(openDatabase({ dataDir })).rejects.toThrow(/EACCES/)
})

test('a failed transaction ends also where no more statements can be kept prepared', async () => {
  const database = await openDatabase({ dataDir, template: await embeddedTemplate(), program: await embeddedProgram() })
  try {
    for (let n = 0; n < 500; n++) await sql.raw(`select ${n}`).execute(database.kysely)
    const failing = database.transaction((trx) => sql`select 1 / 0`.execute(trx))
    await expect(failing).rejects.toThrow('division by zero')
    const { rows } = await database.transaction((trx) => sql<{ one: number }>`select 1 as one`.execute(trx))
    expect(rows).toEqual([{ one: 1 }])
  } finally {
    await database.close()
  }
})
