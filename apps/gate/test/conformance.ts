import { generateKeyPairSync } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { v7 } from 'uuid'
import { parseArgs } from 'node:util'
import type { GateEvent } from '@dovolilnice/contract/bollards/gate-event'
import { entry, openTestServer, publicKey, settingsOf, signed, signedDocument, type TestServer, whitelistBody } from './test-server.ts'

/** What the protocol asks of a controller, and whether this one did it. */
export interface Finding {
  what: string
  holds: boolean
}

interface Pace {
  /** That the controller may take to answer. */
  answerMs: number
  /** After which nothing more is expected. */
  quietMs: number
}

const waitFor = async (holds: () => boolean, ms: number): Promise<boolean> => {
  for (const end = performance.now() + ms; !holds() && performance.now() < end;) await pause(20)
  return holds()
}

/** Plays the server to a controller, and answers one finding after the other. It moves the bollard. */
export async function* conformance(server: TestServer, device: string, { answerMs, quietMs }: Pace): AsyncGenerator<Finding> {
  const state = () => server.states.findLast((one) => one.online)
  const soon = (holds: () => boolean) => waitFor(holds, answerMs)
  /** Holds at the end of a quiet time, too: what must not happen has not. */
  const still = async (holds: () => boolean) => !(await waitFor(() => !holds(), quietMs))
  const has = (version: number) => state()?.whitelist_version === version
  const events = (name: GateEvent['name'], more: Partial<Record<string, unknown>> = {}) =>
    server.events.filter(
      (event) =>
        event.name === name &&
        Object.entries(more).every(([key, value]) => Object.entries(event).some(([own, is]) => own === key && is === value)),
    )
  const refused = (failure: string) => soon(() => events('message_refused', { failure }).length > 0)
  const list = (version: number, more: Parameters<typeof whitelistBody>[2] = {}) => whitelistBody(device, version, more)
  const publish = (text: string) => server.publishWhitelist(text)
  const stranger = generateKeyPairSync('ed25519').privateKey
  const begin = Math.max(Math.floor(Date.now() / 1000), (state()?.whitelist_version ?? 0) + 1)

  yield { what: 'says how it stands, with a nonce of its connection', holds: await soon(() => server.nonce() !== undefined) }
  await publish(signed(list(begin)))
  yield { what: 'takes a whole list and says its version', holds: await soon(() => has(begin)) }
  await publish(signed(list(begin - 1)))
  yield { what: 'keeps its list before an older one', holds: await still(() => has(begin)) }
  await publish(signed(list(begin + 5), stranger))
  yield { what: 'refuses a list that another has signed, and says so', holds: (await refused('wrong_signature')) && has(begin) }
  await publish(signed(whitelistBody(`${device}-x`, begin + 5)))
  yield { what: 'refuses the list of another device', holds: await still(() => has(begin)) }
  await publish(signed(list(begin + 1, { entries: [entry({ credential: 'plate:LJCD456' })] }), undefined, begin))
  yield { what: 'takes what differs from its list', holds: await soon(() => has(begin + 1)) }
  await publish(signed(list(begin + 5), undefined, begin + 4))
  yield { what: 'refuses what differs from a list that it has not', holds: await still(() => has(begin + 1)) }
  const dated = entry({ windows: [{ from: 300, until: 600, days: ['mo', 'holiday'] }], limits: { day: 2, month: 9 } })
  const hours = {
    work_free: ['2099-01-01'],
    open_windows: [{ from: 300, until: 600, days: ['holiday' as const] }],
    direction: 'entry' as const,
    passback_minutes: 15,
  }
  await publish(signed(list(begin + 2, { entries: [dated], ...hours })))
  yield { what: 'takes a list with days, limits and hours for everybody', holds: await soon(() => has(begin + 2)) }
  await server.publish('settings', signedDocument(settingsOf(device, begin)))
  yield { what: 'takes its settings and says their version', holds: await soon(() => state()?.settings_version === begin) }

  const id = await server.command('lower')
  yield {
    what: 'takes a command and reports its outcome',
    holds: await soon(() => events('command_confirmed', { command_id: id }).length > 0),
  }
  await server.command('lower', { id })
  yield { what: 'carries no command out twice', holds: await still(() => events('command_delivered', { command_id: id }).length === 1) }
  const late = await server.command('lower', { expires_at: new Date(Date.now() - 1000).toISOString() })
  const isLate = await soon(() => events('command_expired', { command_id: late }).length > 0)
  yield {
    what: 'reports a command that has expired and moves nothing',
    holds: isLate && events('command_delivered', { command_id: late }).length === 0,
  }
  const forged = { id: v7(), action: 'lower', requested_at: '2026-01-01T00:00:00Z', expires_at: '2099-01-01T00:00:00Z', hold_until: null }
  await server.publish('command', server.sign('command', forged, {}, stranger))
  yield {
    what: 'carries out no command that another has signed',
    holds: await still(() => events('command_delivered', { command_id: forged.id }).length === 0),
  }
  const command = { id: 'x' }
  await server.publish('command', server.sign('command', command, { nonce: 'of-an-earlier-connection' }))
  yield { what: 'refuses a command of another connection, and says so', holds: await refused('other_connection') }
  await server.publish('command', server.sign('command', command, { sequence: 1 }))
  yield { what: 'refuses what has come before, and says so', holds: await refused('replayed') }

  server.acknowledging = false
  const kept = await server.command('lower')
  const isRepeated = await soon(() => events('command_delivered', { command_id: kept }).length > 1)
  server.acknowledging = true
  yield { what: 'sends an event again until it is acknowledged', holds: isRepeated }
}

const main = async (): Promise<void> => {
  const text = { type: 'string' } as const
  const { broker, device } = parseArgs({ options: { broker: text, device: text } }).values
  if (broker === undefined || device === undefined) {
    console.error(
      'npm run gate:conformance -- --broker mqtt://server:PASSWORD@HOST --device CODE\nIt plays the server and moves the bollard: no other server may speak to this broker.',
    )
    process.exit(1)
  }
  console.log(`Give the controller ${device} this key as that of the server, and start it:\n\n${publicKey}`)
  const server = await openTestServer(broker, device)
  await waitFor(() => server.nonce() !== undefined, 600_000)
  let faults = 0
  for await (const { what, holds } of conformance(server, device, { answerMs: 30_000, quietMs: 3000 })) {
    console.log(`${holds ? 'yes' : 'NO '}  ${what}`)
    if (!holds) faults += 1
  }
  await server.close()
  process.exit(faults === 0 ? 0 : 1)
}

if (import.meta.main) await main()
