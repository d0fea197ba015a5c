import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseLockedError } from '../database-errors.ts'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dovolilnice-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const lock = () => join(folder, 'database.lock')
const left = (owner: object) => writeFile(lock(), JSON.stringify(owner))

/** Another process that holds the folder until it is killed. */
const lockElsewhere = async () => {
  const script = join(folder, 'other.ts')
  const module = new URL('./folder-lock.ts', import.meta.url).href
  await writeFile(
    script,
    `import { lockFolder } from '${module}'\nawait lockFolder('${folder}')\nprocess.send('locked')\nsetInterval(() => {}, 1000)`,
  )
  const child = fork(script, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  await once(child, 'message')
  return child
}

test('is free again after it is given back, and leaves nothing behind', async () => {
  for (const _ of [1, 2]) {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(DatabaseLockedError)
    await unlock()
  }
  expect(await readdir(folder)).toEqual([])
})

test('names the living process that holds it, and is taken over when that was killed', async () => {
  const other = await lockElsewhere()
  await expect(lockFolder(folder)).rejects.toThrow(`is open in another process (${other.pid}). Stop that one, or set DATABASE_URL`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  const unlock = await lockFolder(folder)
  expect(JSON.parse(await readFile(lock(), 'utf8'))).toMatchObject({ pid: process.pid })
  await unlock()
})

test.each([
  ['of a process that is no more', { pid: 999_999_999, began: null, token: 'dead' }],
  ['whose process number now belongs to another', { pid: process.ppid, began: '1', token: 'old' }],
  ['whose process number is now our own', { pid: process.pid, began: null, token: 'old' }],
])('takes over a lock %s', async (_case, owner) => {
  await left(owner)
  await (
    await lockFolder(folder)
  )()
  expect(await readdir(folder)).toEqual([])
})

test('takes over a lock that was half written', async () => {
  await writeFile(lock(), '{"pid":')
  await (
    await lockFolder(folder)
  )()
})

test('gives a folder with a dead lock to one of many', async () => {
  for (let round = 0; round < 20; round++) {
    await left({ pid: 999_999_999, began: null, token: `dead ${round}` })
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    const locked = tries.filter((each) => each.status === 'fulfilled')
    expect(locked).toHaveLength(1)
    await locked[0]?.value()
  }
})
