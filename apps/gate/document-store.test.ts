import { createHmac, generateKeyPairSync, createPublicKey } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDocumentStore } from './document-store.ts'
import { temporaryFolder } from './test/test-gate.ts'
import { publicKey, settingsOf, signed, signedDocument, whitelistBody } from './test/test-server.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => (folder = temporaryFolder()))
afterEach(() => folder.remove())

const paths = () => ({ settings: join(folder.path, 'settings.json'), emergency: join(folder.path, 'emergency.json') })
const open = (device = 'brod') => openDocumentStore(paths(), device, createPublicKey(publicKey))
const emergencyOf = (version: number, credentials: string[]) =>
  ({ document: 'emergency', device: 'brod', version, issued_at: '2026-01-01T00:00:00Z', credentials }) as const
const hidden = (key: string) => createHmac('sha256', Buffer.alloc(32, 7)).update(key).digest('base64url').slice(0, 22)

it('takes the newest of each kind that the server signed for this gate, and knows it after a restart', async () => {
  const store = await open()
  expect(await store.accept(signedDocument(settingsOf('brod', 5, { times: { clearMs: 4000 } })))).toBeUndefined()
  expect(await store.accept(signedDocument(emergencyOf(3, ['plate:LJGAS01'])))).toBeUndefined()
  expect(await store.accept(signedDocument(settingsOf('brod', 5)))).toBe('not_newer')
  expect(await store.accept(signedDocument(settingsOf('most', 6)))).toBe('other_device')
  expect(await store.accept(signedDocument(settingsOf('brod', 6), generateKeyPairSync('ed25519').privateKey))).toBe('wrong_signature')
  // What was signed as something else is not taken for a document.
  expect(await store.accept(signed(whitelistBody('brod', 9)))).toBe('wrong_signature')
  expect(await store.accept('{}')).toBe('unreadable')
  const again = await open()
  expect([again.settings()?.times, again.emergencyList()?.version]).toEqual([{ clearMs: 4000 }, 3])
})

it('does not read a file that somebody changed, nor one in the place of the other', async () => {
  const store = await open()
  await store.accept(signedDocument(emergencyOf(3, [])))
  const text = readFileSync(paths().emergency, 'utf8')
  writeFileSync(paths().settings, text)
  writeFileSync(paths().emergency, text.replace('brod', 'hrib'))
  const again = await open()
  expect([again.settings(), again.emergencyList()]).toEqual([undefined, undefined])
})

it('knows an emergency credential however it was written, phones and cards by what hides them', async () => {
  const store = await open()
  await store.accept(signedDocument(settingsOf('brod', 1)))
  const credentials = ['plate:LJGAS01', `rfid:${hidden('rfid:04A2B3C4')}`, `phone:${hidden('phone:+38641112112')}`]
  await store.accept(signedDocument(emergencyOf(1, credentials)))
  expect(store.isEmergency({ kind: 'plate', value: 'lj gas-01' })).toBe(true)
  expect(store.isEmergency({ kind: 'rfid', value: '04:a2:b3:c4' })).toBe(true)
  expect(store.isEmergency({ kind: 'phone', value: '041 112 112' })).toBe(true)
  expect(store.isEmergency({ kind: 'phone', value: '041 112 113' })).toBe(false)
  expect(store.isEmergency({ kind: 'phone', value: '' })).toBe(false)
})
