import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { lockFolder } from '../platform/database/embedded/folder-lock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { foundBeside } from './found-beside.ts'

let dataDir: string
let said: string[]
const say = (line: string) => void said.push(line)
const inFolder = (folder: string) => ({ ...readConfig({ NODE_ENV: 'test' }), dataDir: folder })

beforeEach(async () => {
  said = []
  dataDir = await mkdtemp(join(tmpdir(), 'dovolilnice-beside-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('founds the whole demo town where it is told, whatever the surroundings say', async () => {
  const elsewhere = join(dataDir, 'elsewhere')
  vi.stubEnv('DATA_DIR', elsewhere)
  await foundBeside(inFolder(dataDir), { say })
  vi.unstubAllEnvs()
  expect([said, existsSync(elsewhere)]).toEqual([[], false])
  const database = await openDatabase({ dataDir })
  const { rows } = await database.execute(
    `select (select value from parameter where key = 'demo') as demo, (select count(*)::int > 5 from permit) as permits`,
  )
  await database.close()
  expect(rows).toEqual([{ demo: true, permits: true }])
}, 120_000)

it('is ended with the start, and leaves the folder to the next one', async () => {
  const ending = new AbortController()
  const founding = foundBeside(inFolder(dataDir), { say, signal: ending.signal })
  founding.catch(() => {})
  await expect.poll(() => existsSync(join(dataDir, 'database.lock'))).toBe(true)
  ending.abort()
  await expect(founding).rejects.toMatchObject({ name: 'AbortError' })
  await expect
    .poll(() =>
      lockFolder(dataDir).then(
        (unlock) => unlock(),
        () => 'held',
      ),
    )
    .toBeUndefined()
  expect(said).toEqual([])
})

it('says in a line that it did not come about', async () => {
  const folder = join(dataDir, 'file')
  await writeFile(folder, '')
  await foundBeside(inFolder(folder), { say })
  expect(said).toEqual(['The process that founds the demo town did not (1): this one founds it.'])
})
