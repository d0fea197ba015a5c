import { messageDomain, type MessageBody } from '@dovolilnice/contract/devices/signed-message'
import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServerWords } from './server-words.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-16T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const keys = generateKeyPairSync('ed25519')

const openScene = () => {
  const said: string[] = []
  const words = createServerWords({
    device: 'brod',
    publicKey: createPublicKey(keys.publicKey.export({ type: 'spki', format: 'pem' })),
    clock: () => new Date(),
    onNonce: () => said.push(words.nonce()),
  })
  let sequence = 0
  const message = (channel: 'beat' | 'command' | 'ack', more: Partial<MessageBody> = {}): string => {
    sequence += 1
    const sender = '019a0000-0000-7000-8000-000000000001'
    const sent_at = new Date().toISOString()
    const body = JSON.stringify({ channel, device: 'brod', nonce: words.nonce(), sender, sequence, sent_at, content: {}, ...more })
    return JSON.stringify({ body, signature: sign(null, Buffer.from(messageDomain + body), keys.privateKey).toString('base64') })
  }
  const read = (channel: 'beat' | 'command' | 'ack', text = message(channel)) => words.read(channel, text, false)
  words.begin()
  return { words, said, message, read }
}

it('what was on its way when a late beat made the gate choose another nonce is taken, for a moment and once', () => {
  const { words, said, message, read } = openScene()
  read('beat')
  const [command, late, second] = [message('command'), message('command'), message('beat')]
  const behind = message('beat', { sent_at: new Date(Date.now() - 5000).toISOString() })
  expect(read('beat', behind)).toEqual({ content: undefined })
  expect(said).toEqual([words.nonce()])
  expect(read('command', command)).toEqual({ content: {} })
  expect(read('command', command)).toEqual({ refusal: 'replayed' })
  // The time is told anew by an answer to the new nonce alone.
  expect(read('beat', second)).toEqual({ refusal: 'other_connection' })
  vi.advanceTimersByTime(10_000)
  expect(read('command', late)).toEqual({ refusal: 'other_connection' })
})

it('a new connection takes nothing of the one before', () => {
  const { words, message, read } = openScene()
  read('beat')
  const [command, ack] = [message('command'), message('ack')]
  words.begin()
  expect([read('command', command), read('ack', ack)]).toEqual([{ refusal: 'other_connection' }, { refusal: 'other_connection' }])
  expect(read('command')).toEqual({ content: {} })
})
