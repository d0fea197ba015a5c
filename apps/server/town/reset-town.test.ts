import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { embeddedProgram, embeddedTemplate } from '../test/database/embedded-test-database.ts'
import { createPostgresDatabase } from '../test/database/postgres-test-database.ts'
import { testEngine } from '../test/database/test-database.ts'
import { resetTown } from './reset-town.ts'

describe('deleting a town', () => {
  let place: { databaseUrl: string | undefined; dataDir: string }
  let drop = async () => {}

  beforeEach(async () => {
    const made = testEngine === 'postgres' ? await createPostgresDatabase(process.env['TEST_DATABASE_URL'] ?? '') : undefined
    drop = made?.drop ?? drop
    place = { databaseUrl: made?.url, dataDir: mkdtempSync(join(tmpdir(), 'dovolilnice-reset-')) }
  })
  afterEach(async () => {
    await drop()
    rmSync(place.dataDir, { recursive: true })
  })

  /** Opens, works, closes: nobody else may have the embedded folder open while it is reset. */
  const inTown = async (...statements: string[]) => {
    const migrated = statements.includes(someone)
    // A new embedded database takes longer to make than all the rest of the test.
    const template = migrated && testEngine === 'embedded' ? { template: await embeddedTemplate(), program: await embeddedProgram() } : {}
    const database = await openDatabase({ url: place.databaseUrl, dataDir: place.dataDir, ...template })
    if (migrated) await migrate(database)
    const rows = []
    for (const statement of statements) rows.push(...(await database.execute(statement)).rows)
    await database.close()
    return rows
  }
  const isLeft = (name: string): boolean => existsSync(join(place.dataDir, name))
  /** The embedded database is deleted with its folder; opened again, a new one would be made. */
  const tablesLeft = async (): Promise<object[]> =>
    testEngine === 'embedded' && !isLeft('database') ? [] : inTown(`select tablename from pg_tables where schemaname = 'public'`)
  const someone = `insert into app_user (id, email, name, created_at) values ('01900000-0000-7000-8000-000000000001', 'ana@example.si', 'Ana', now())`
  const demo = `insert into parameter (key, value, updated_at) values ('demo', 'true', now())`

  it('refuses a real town, and deletes the demo town but nothing that is not the product’s', async () => {
    await inTown(someone)
    await expect(resetTown(place, false)).rejects.toThrow('not the demo town')
    expect(await inTown('select email from app_user', demo)).toEqual([{ email: 'ana@example.si' }])
    writeFileSync(join(place.dataDir, 'notes.txt'), 'mine')
    mkdirSync(join(place.dataDir, 'database.new'))
    await resetTown(place, false)
    expect(isLeft('notes.txt')).toBe(true)
    expect([isLeft('database'), isLeft('database.new')]).toEqual([false, false])
    expect(await tablesLeft()).toEqual([])
  })

  it('refuses the database of another program, but for the latch', async () => {
    await inTown('create table library_book (id integer)')
    await expect(resetTown(place, false)).rejects.toThrow('not the demo town')
    await resetTown(place, true)
    expect(await tablesLeft()).toEqual([])
  })

  it('has nothing to do where there is nothing', async () => {
    await resetTown(place, false)
    expect(isLeft('database')).toBe(false)
  })
})
