import { gateKind } from '@dovolilnice/contract/bollards/topics'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../test/free-port.ts'
import { openEmbeddedBroker } from './embedded-broker.ts'
import { tryBroker } from './try-broker.ts'

test('a broker is there for the right password alone', async () => {
  const broker = await openEmbeddedBroker({ port: 0, kinds: [gateKind], findDevice: async () => undefined })
  onTestFinished(() => broker.close())
  const withPassword = (password: string) => Object.assign(new URL(broker.url), { username: broker.username, password }).href
  await tryBroker(withPassword(broker.password))
  await expect(tryBroker(withPassword('another'))).rejects.toThrow(/not authorized|bad user/i)
})

test('where nobody listens it fails at once', async () => {
  await expect(tryBroker(`mqtt://127.0.0.1:${await freePort()}`)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
