import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeOnce } from './secret.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-once-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('of many that start at once all read the same whole key, and nothing else is left', async () => {
  const path = join(folder, 'some.key')
  const read = await Promise.all(Array.from({ length: 20 }, () => makeOnce(path, randomBytes(32))))
  expect(new Set(read.map((key) => key.toString('hex'))).size).toBe(1)
  expect(read[0]).toHaveLength(32)
  expect(await readdir(folder)).toEqual(['some.key'])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('a key that is there stays', async () => {
  const path = join(folder, 'some.key')
  await writeFile(path, 'kept')
  expect((await makeOnce(path, 'other')).toString()).toBe('kept')
})
