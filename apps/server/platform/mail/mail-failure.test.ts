import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { freePort } from '../../test/free-port.ts'
import { MissingFileError } from '../storage/storage.ts'
import { failureOf } from './mail-failure.ts'
import { createMailer } from './mailer.ts'

/** What the server answers to a sender or a recipient whose address begins with it: `550 5.1.1 words`. */
const answers = new Map<string, string>()
const answerTo = (address: string): Error | null => {
  const answer = answers.get(address)
  return answer === undefined ? null : Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })
}

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  allowInsecureAuth: true,
  onAuth: (_auth, _session, done) => done(new Error('authentication failed')),
  onMailFrom: ({ address }, _session, done) => done(answerTo(address)),
  onRcptTo: ({ address }, _session, done) => done(answerTo(address)),
})
let port: number
beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  port = z.object({ port: z.number() }).parse(listening.address()).port
  server.on('error', () => {})
})
afterAll(() => new Promise<void>((done) => server.close(() => done())))

const send = async (smtpUrl: string, { from = 'obcina@preizkus.example', to = 'nekdo@preizkus.example' } = {}) => {
  const mailer = createMailer({ smtpUrl, from, dataDir: '' })
  const error: unknown = await mailer.deliver({ id: 'a', mark: 'a', recipient: to, subject: 's', text: 't', html: 'h' }).then(
    () => undefined,
    (thrown) => thrown,
  )
  mailer.close()
  return failureOf(error)
}

test.each([
  ['550 5.1.1 No such user here', 'mailbox'],
  ['550 unknown', 'mailbox'],
  ['550 5.1.2 Bad destination system', 'mailbox'],
  ['452 4.2.2 Mailbox full', 'mailbox_full'],
  ['552 5.2.2 Over quota', 'mailbox_full'],
  ['552 5.3.4 Message size exceeds fixed limit', 'too_large'],
  ['554 5.7.1 Rejected as spam', 'policy'],
  ['550 5.7.26 This mail is unauthenticated: DMARC', 'policy'],
  ['451 4.7.1 Greylisted, try again', 'busy'],
  ['421 4.3.2 Shutting down', 'busy'],
  ['530 5.7.0 Authentication required', 'authentication'],
  ['554 5.5.4 Odd parameters', 'rejected'],
])('a recipient answered by %s is %s', async (answer, failure) => {
  answers.set('kdo@preizkus.example', answer)
  expect(await send(`smtp://127.0.0.1:${port}`, { to: 'kdo@preizkus.example' })).toBe(failure)
})

test('a sender that is not allowed', async () => {
  answers.set('tuj@preizkus.example', '550 Sender not allowed')
  expect(await send(`smtp://127.0.0.1:${port}`, { from: 'tuj@preizkus.example' })).toBe('sender')
})

test('faults on the way to the server', async () => {
  expect(await send(`smtp://town:wrong@127.0.0.1:${port}`)).toBe('authentication')
  expect(await send(`smtp://127.0.0.1:${await freePort()}`)).toBe('refused')
  expect(await send(`smtps://127.0.0.1:${port}`)).toBe('tls')
  const coded = (code: string, originalCode?: string) => failureOf(Object.assign(new Error('x'), { code, originalCode }))
  expect([coded('EDNS'), coded('ESOCKET', 'ENOTFOUND'), coded('ETIMEDOUT'), coded('ECONNECTION')]).toEqual([
    'dns',
    'dns',
    'timeout',
    'refused',
  ])
  expect(failureOf(new Error('self-signed certificate'))).toBe('other')
  expect(failureOf(Object.assign(new Error('self-signed certificate'), { code: 'ESOCKET' }))).toBe('tls')
})

test('faults of this machine', () => {
  expect(failureOf(new MissingFileError('gone'))).toBe('attachment')
  expect(failureOf('anything')).toBe('other')
})
