import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from '../database-errors.ts'
import { openDatabase } from '../open-database.ts'

test('a server that is not there is unavailable, not a crash', async () => {
  const error: unknown = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', dataDir: '' }).catch((each: unknown) => each)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect((error as Error).message).toContain('ECONNREFUSED')
})

test('a database that does not exist is said in PostgreSQL’s own words', async () => {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  url.pathname = '/no_such_town'
  await expect(openDatabase({ url: url.href, dataDir: '' })).rejects.toThrow('no_such_town')
})

test('statements are not compiled, which costs more than they take', async () => {
  const database = await openDatabase({ url: process.env['TEST_DATABASE_URL'] ?? '', dataDir: '' })
  expect((await database.execute('show jit')).rows).toEqual([{ jit: 'off' }])
  await database.close()
})
