import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
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

const module = new URL('./folder-lock.ts', import.meta.url).href

/** Another process that takes the folder, or says why it cannot, and stays until it is killed. */
const lockElsewhere = async () => {
  const script = join(folder, 'other.ts')
  await writeFile(
    script,
    `import { lockFolder } from '${module}'
    await lockFolder('${folder}').then(() => process.send('taken'), (error) => process.send(error.message))
    setInterval(() => {}, 1000)`,
  )
  const child = fork(script, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [said] = await once(child, 'message')
  return { child, said, kill: () => (child.kill('SIGKILL'), once(child, 'exit')) }
}

/** What a process says that counts its processes from one, as in a container. */
const inContainer = (script: string): string => {
  const program = ['--input-type=module', '--eval', script]
  return spawnSync('unshare', ['--pid', '--fork', '--mount-proc', process.execPath, ...program], { encoding: 'utf8' }).stdout ?? ''
}
const canContain = inContainer('console.log(process.pid)').trim() === '1'

test('is free again after it is given back', async () => {
  for (const _ of [1, 2]) {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(DatabaseLockedError)
    await unlock()
  }
  expect(await readdir(folder)).toEqual(['database.lock'])
})

test('names the living process that holds it, and is taken over when that was killed', async () => {
  const other = await lockElsewhere()
  await expect(lockFolder(folder)).rejects.toThrow(`is open in another process (${other.child.pid}). Stop that one, or set DATABASE_URL`)
  await other.kill()
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`is open in another process (${process.pid}).`)
  await unlock()
})

test.runIf(canContain)('holds against a process that sees no other one, as in another container', async () => {
  const unlock = await lockFolder(folder)
  const attempt = `import { lockFolder } from '${module}'\nawait lockFolder('${folder}').then(() => console.log('taken'), (error) => console.log(error.message))`
  expect(inContainer(attempt)).toContain(`is open in another process (${process.pid}).`)
  await unlock()
  expect(inContainer(attempt)).toBe('taken\n')
})

test.each([
  ['by number and start of its process, as an earlier version did', JSON.stringify({ pid: 999_999_999, began: null, token: 'dead' })],
  ['half', '{"pid":'],
  ['as an empty file', ''],
])('takes over a lock that was written %s', async (_case, left) => {
  await writeFile(join(folder, 'database.lock'), left)
  await (
    await lockFolder(folder)
  )()
})

test('gives a folder to one of many, whatever lay there', async () => {
  await writeFile(join(folder, 'database.lock'), JSON.stringify({ pid: 999_999_999, began: null, token: 'dead' }))
  const tries = await Promise.all(Array.from({ length: 5 }, lockElsewhere))
  expect(tries.filter(({ said }) => said === 'taken')).toHaveLength(1)
  await Promise.all(tries.map(({ kill }) => kill()))
})

test('names a folder that cannot be written', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(lockFolder(join(folder, 'file'))).rejects.toThrow(join(folder, 'file'))
})
