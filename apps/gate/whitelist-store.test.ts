import { credentialKey } from '@dovolilnice/contract/primitives/credential'
import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from './test/test-gate.ts'
import { entry, publicKey, signed, whitelistBody } from './test/test-server.ts'
import { openWhitelistStore, type WhitelistStore } from './whitelist-store.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => void (folder = temporaryFolder()))
afterEach(() => folder.remove())

const key = createPublicKey(publicKey)
const path = () => join(folder.path, 'whitelist.json')
const open = () =>
  openWhitelistStore({
    path: path(),
    device: 'brod',
    publicKey: key,
    keyOf: credentialKey,
    onError: (error) => expect.unreachable(String(error)),
  })
const plates = (store: WhitelistStore) => [...(store.current()?.grants.keys() ?? [])]

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
  expect(await store.accept(signed({ ...whitelistBody('brod', 4), fail_mode: 'open' as never }))).toBe('unreadable')
  expect(await store.accept(signed(whitelistBody('brod', 4, { entries: [entry({ permit: 7 as never })] })))).toBe('unreadable')
  expect(store.current()).toBeUndefined()
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

const added = entry({ credential: 'plate:MBCD456', permit: 'D-2' })
const difference = (version: number, base: number, entries = [added], gone: string[] = []) =>
  signed(whitelistBody('brod', version, { entries }), undefined, base, gone)

it('takes a difference to what it has, and to any list since, but not to one before the last whole list', async () => {
  const store = await open()
  expect(await store.accept(difference(4, 3))).toBe('other_base')
  await store.accept(signed(whitelistBody('brod', 3)))
  expect(await store.accept(difference(5, 4))).toBe('other_base')
  expect(await store.accept(difference(6, 2))).toBe('other_base')
  expect(await store.accept(difference(6, 3))).toBeUndefined()
  expect(plates(store)).toEqual(['plate:LJAB123', 'plate:MBCD456'])
  // Made before the server heard of the one above: it says what differs from 3 up to 7.
  expect(await store.accept(difference(7, 3, [added], ['plate:LJAB123']))).toBeUndefined()
  expect(plates(store)).toEqual(['plate:MBCD456'])
  expect(plates(await open())).toEqual(['plate:MBCD456'])
})

it('replaces all permits of a credential that a difference names, and refuses one of another zone or with other content', async () => {
  const store = await open()
  await store.accept(signed(whitelistBody('brod', 3, { entries: [entry(), entry({ permit: 'D-9' })] })))
  expect(await store.accept(difference(4, 3).replace('MBCD456', 'MBCD457'))).toBe('wrong_signature')
  expect(await store.accept(signed(whitelistBody('brod', 4, { zone: 'B' }), undefined, 3))).toBe('other_base')
  await store.accept(difference(5, 3, [entry({ permit: 'D-2' }), entry({ permit: 'D-3', bar: 'suspended' })]))
  expect(
    store
      .current()
      ?.grants.get('plate:LJAB123')
      ?.map(({ permit, bar }) => `${permit} ${bar}`),
  ).toEqual(['D-2 undefined', 'D-3 suspended'])
})

it('reads what was written behind a line that a power cut tore', async () => {
  const store = await open()
  await store.accept(signed(whitelistBody('brod', 3, { entries: [entry(), entry({ credential: 'plate:MBCD456', permit: 'D-2' })] })))
  appendFileSync(path(), difference(4, 3, [], ['plate:MBCD456']).slice(0, 40))
  const after = await open()
  expect(after.current()?.version).toBe(3)
  expect(await after.accept(difference(5, 3, [], ['plate:LJAB123']))).toBeUndefined()
  expect((await open()).current()?.version).toBe(5)
})

it('writes what only adds after ten minutes at the latest, what takes something away at once', async () => {
  const store = await open()
  await store.accept(signed(whitelistBody('brod', 3)))
  const size = () => readFileSync(path(), 'utf8').length
  const whole = size()
  for (let version = 4; version < 54; version += 1)
    await store.accept(difference(version, version - 1, [entry({ credential: `plate:KR${version}`, permit: `D-${version}` })]))
  expect(size()).toBe(whole)
  // A power cut now: the list on the disk is good, and takes the difference of the server anew.
  const after = await open()
  expect([after.current()?.version, await after.accept(difference(54, 3))]).toEqual([3, undefined])
  await after.accept(difference(55, 54, [entry({ credential: 'plate:KR99', permit: 'D-99' })]))
  expect((await open()).current()?.version).toBe(54)
  await after.accept(difference(56, 55, [], ['plate:LJAB123']))
  expect((await open()).current()?.version).toBe(56)
  await after.accept(difference(57, 56, [entry({ credential: 'plate:KR98', permit: 'D-98' })]))
  expect((await open()).current()?.version).toBe(56)
  await after.close()
  expect((await open()).current()?.version).toBe(57)
  await store.close()
})
