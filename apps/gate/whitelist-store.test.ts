import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from './test/test-gate.ts'
import { entry, publicKey, signed, whitelistBody } from './test/test-server.ts'
import { openWhitelistStore } from './whitelist-store.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => void (folder = temporaryFolder()))
afterEach(() => folder.remove())

const key = createPublicKey(publicKey)
const path = () => join(folder.path, 'whitelist.json')
const open = () => openWhitelistStore(path(), 'brod', key)

it('keeps the last good list and knows it again', async () => {
  const store = await open()
  expect(store.current()).toBeUndefined()
  expect(await store.accept(signed(whitelistBody('brod', 3)))).toBeUndefined()
  expect((await open()).current()?.version).toBe(3)
})

it('takes none that is not newer, foreign, forged or unreadable', async () => {
  const store = await open()
  await store.accept(signed(whitelistBody('brod', 3)))
  const other = generateKeyPairSync('ed25519').privateKey
  expect(await store.accept(signed(whitelistBody('brod', 3)))).toBe('not_newer')
  expect(await store.accept(signed(whitelistBody('brod', 2)))).toBe('not_newer')
  expect(await store.accept(signed(whitelistBody('pod-gradom', 4)))).toBe('other_device')
  expect(await store.accept(signed(whitelistBody('brod', 4), other))).toBe('wrong_signature')
  expect(await store.accept(signed(whitelistBody('brod', 4)).replace('LJAB123', 'LJAB124'))).toBe('wrong_signature')
  for (const nonsense of ['', 'null', '{}', '{"body":"{}","signature":"="}', '[1]']) expect(await store.accept(nonsense)).toBe('unreadable')
  expect(store.current()?.version).toBe(3)
})

it('a signed body of another shape is refused as well', async () => {
  const store = await open()
  expect(await store.accept(signed({ ...whitelistBody('brod', 4), entries: [{}] as never }))).toBe('unreadable')
  expect(await store.accept(signed(whitelistBody('brod', 4, { entries: [entry({ until: 'never' })] })))).toBe('unreadable')
})

it('guards its version over restarts, so that an old list cannot be played back', async () => {
  await (await open()).accept(signed(whitelistBody('brod', 9)))
  expect(await (await open()).accept(signed(whitelistBody('brod', 8)))).toBe('not_newer')
})

it('does not believe a file that someone changed', async () => {
  await (await open()).accept(signed(whitelistBody('brod', 9)))
  writeFileSync(path(), readFileSync(path(), 'utf8').replace('LJAB123', 'LJAB124'))
  expect((await open()).current()).toBeUndefined()
})
