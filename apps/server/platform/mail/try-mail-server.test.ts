import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod/mini'
import { freePort } from '../../test/free-port.ts'
import { tryMailServer } from './mailer.ts'

test('a mail server is there for the right password alone, and gets no mail', async () => {
  const senders: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => {
      if (password === 'right') done(null, { user: username })
      else done(new Error('authentication failed'))
    },
    onMailFrom: ({ address }, _, done) => {
      senders.push(address)
      done()
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
  await once(listening, 'listening')
  const { port } = z.object({ port: z.number() }).parse(listening.address())
  await tryMailServer(`smtp://town:right@127.0.0.1:${port}`)
  await expect(tryMailServer(`smtp://town:wrong@127.0.0.1:${port}`)).rejects.toThrow(/authentication failed/)
  expect(senders).toEqual([])
})

test('where nobody listens it fails', async () => {
  await expect(tryMailServer(`smtp://127.0.0.1:${await freePort()}`)).rejects.toThrow(/ECONNREFUSED/)
})
