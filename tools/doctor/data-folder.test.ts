import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@dovolilnice/server/config'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../services/processes.ts'
import { checkDataFolder } from './check-data-folder.ts'
import { checkFreeSpace } from './check-host.ts'
import { checkKeys } from './check-secrets.ts'

const newFolder = (): string => {
  const folder = temporaryFolder('doctor')
  onTestFinished(() => folder.remove())
  return folder.path
}

/** A small disk of its own; only root may mount it on Linux, elsewhere this is undefined. */
const mounted = (options: string): string | undefined => {
  const folder = newFolder()
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0) return undefined
  onTestFinished(() => void spawnSync('umount', [folder]))
  return folder
}

test('a data folder of this account alone is right, and so is one that the first start will make', () => {
  const folder = newFolder()
  expect(checkDataFolder(folder)).toMatchObject({ ok: true, say: `${folder}, of this account alone` })
  expect(checkDataFolder(join(folder, 'new/data'))).toMatchObject({ ok: true, say: expect.stringContaining('does not exist yet') })
  expect(readdirSync(folder)).toEqual([])
})

test('a data folder that others may look into, of another account, or no folder at all', () => {
  const folder = newFolder()
  expect(checkDataFolder(folder, 4711)).toMatchObject({ ok: false, say: expect.stringContaining('this runs as account 4711') })
  chmodSync(folder, 0o755)
  expect(checkDataFolder(folder)).toMatchObject({
    ok: false,
    say: expect.stringContaining(`mode 755, so other accounts may look in: chmod 700 ${folder}`),
  })
  expect(checkDataFolder('/dev/null/data')).toMatchObject({ ok: false, say: expect.stringMatching(/cannot be written .*DATA_DIR/) })
})

test('a data folder on a disk that is read only', ({ skip }) => {
  const folder = mounted('ro,mode=700')
  if (folder === undefined) return skip('only root may mount a disk')
  expect(checkDataFolder(folder)).toMatchObject({ ok: false, say: expect.stringMatching(/cannot be written \(EROFS/) })
})

test('a disk with hardly any space', async ({ skip }) => {
  const folder = mounted('size=3m')
  if (folder === undefined) return skip('only root may mount a disk')
  expect(await checkFreeSpace(join(folder, 'data'))).toMatchObject({
    ok: false,
    say: expect.stringMatching(/^only 3 MB .* at least 100 MB/),
  })
})

test('keys are looked for where a town stands, each with mode 0600', () => {
  const dataDir = newFolder()
  const keys = join(dataDir, 'keys')
  const config = { ...readConfig({}), dataDir }
  expect(checkKeys(config, false).ok).toBe(true)
  expect(checkKeys(config, true)).toMatchObject({
    ok: false,
    say: expect.stringContaining('lacks files.key, secrets.key, whitelist.key, audit.key'),
  })

  mkdirSync(keys)
  const names = ['files.key', 'secrets.key', 'whitelist.key', 'audit.key']
  for (const name of names) writeFileSync(join(keys, name), 'a key', { mode: 0o600 })
  expect(checkKeys(config, true)).toMatchObject({ ok: true })
  chmodSync(join(keys, 'audit.key'), 0o644)
  expect(checkKeys(config, true)).toMatchObject({
    ok: false,
    say: `other accounts may read audit.key: chmod 600 ${join(keys, 'audit.key')}`,
  })
  expect(checkKeys({ ...config, auditKey: { ...config.auditKey, given: 'PEM' } }, true).ok).toBe(true)
  writeFileSync(join(keys, 'files.key'), '')
  chmodSync(join(keys, 'audit.key'), 0o600)
  expect(checkKeys(config, true)).toMatchObject({ ok: false, say: expect.stringContaining('files.key') })
})
