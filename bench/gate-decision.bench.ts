import { mayPass } from '@dovolilnice/contract/access/may-pass'
import {
  createLineReader,
  type Grant,
  headOf,
  lineOfEntry,
  linesOf,
  type Whitelist,
  whitelistHeadSchema,
  type WhitelistEntry,
} from '@dovolilnice/contract/access/whitelist'
import { credentialKey } from '@dovolilnice/contract/primitives/credential'
import { spawn, type ChildProcess } from 'node:child_process'
import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { constants, loadavg, setPriority } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import mqtt from 'mqtt'
import { v7 } from 'uuid'
import { runningGates } from '../apps/gate/control/control-file.ts'
import { features } from '../apps/server/compose.ts'
import { notify } from '../apps/server/platform/database/notify.ts'
import { startBridge } from '../apps/server/start-bridge.ts'
import { bundleGate } from '../tools/server-bundle.ts'
import { temporaryFolder } from '../tools/services/processes.ts'
import { startMosquitto } from '../tools/services/throwaway-mosquitto.ts'
import { withLoadedProduct, type LoadedProduct } from './harness/loaded-product.ts'
import { headersOf, openLoader } from './harness/open-loader.ts'
import { percentile } from './harness/percentile.ts'
import type { Benchmark, Report } from './run.ts'

/** How long a gate takes to decide, and to take a new whitelist, with 50,000 credentials on it. */
const size = 50_000
const decisions = 200_000

const entryOf = (index: number): WhitelistEntry => ({
  credential: `plate:LJ${index.toString(36).toUpperCase().padStart(5, '0')}`,
  permit: `D-2026-${String(index).padStart(6, '0')}`,
  from: '2026-01-31T23:00:00.000Z',
  until: index % 10 === 0 ? '2026-06-30T22:00:00.000Z' : '2027-01-31T23:00:00.000Z',
  zone: index % 7 === 0 ? 'B' : 'A',
  ...(index % 5 === 0 && { windows: [{ from: 300, until: 600 }] }),
})

const content = Array.from({ length: size }, (_, index) => lineOfEntry(entryOf(index), 'A')).join('\n')
const head = {
  version: 1,
  base: null,
  device: 'bench',
  issued_at: '2026-11-16T00:00:00.000Z',
  expires_at: '2036-11-16T00:00:00.000Z',
  zone: 'A',
  fail_mode: 'fail_safe',
  sha256: createHash('sha256').update(content).digest('hex'),
}

const inMs = (value: number): string => `${value.toFixed(4)} ms`

const timed = <T>(work: () => T): [T, number] => {
  const began = performance.now()
  const result = work()
  return [result, performance.now() - began]
}

/** Takes a whitelist as a gate does; answers it, the time, and the time of reading the JSON alone. */
const take = () => {
  const keys = generateKeyPairSync('ed25519')
  const text = JSON.stringify(head)
  const signature = sign(null, Buffer.from(text), keys.privateKey)
  const [, reading] = timed(() => [...linesOf(content)].map((line): unknown => JSON.parse(line)))
  const [whitelist, taking] = timed((): Whitelist => {
    const signed = whitelistHeadSchema.parse(JSON.parse(text))
    const isTrue = createHash('sha256').update(content).digest('hex') === signed.sha256
    if (!isTrue || !verify(null, Buffer.from(text), keys.publicKey, signature)) throw new Error('the signature does not hold')
    const grants = new Map<string, readonly Grant[]>()
    const read = createLineReader(grants, signed.zone)
    for (const line of linesOf(content)) read(line)
    return { ...headOf(signed), grants, keyOf: credentialKey }
  })
  return { whitelist, taking, reading }
}

/** Times of many decisions, of which some pass and some are refused for each reason. */
const decide = (whitelist: Whitelist): number[] => {
  const now = new Date('2026-11-16T08:30:00.000Z')
  const times = Array.from({ length: decisions }, () => 0)
  for (let index = 0; index < decisions; index += 1) {
    const value = `lj ${((index * 7919) % (size * 1.1)).toString(36).split('.')[0]?.padStart(5, '0')}`
    times[index] = timed(() => mayPass(whitelist, { kind: 'plate', value }, now))[1]
  }
  return times
}

const gates = 6
const changes = Number(process.env['CHANGES'] ?? 40)

/** Of a process, from its /proc: what it has in memory, and what it has had written to a disk. */
const usageOf = ({ pid }: ChildProcess): { rssMb: number; peakMb: number; writtenKb: number } => {
  const figure = (file: string, name: string): number =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1])
  return {
    rssMb: figure('status', 'VmRSS') / 1024,
    peakMb: figure('status', 'VmHWM') / 1024,
    writtenKb: figure('io', 'write_bytes') / 1024,
  }
}

/** All permits stand in the zone of all gates, and have as many plates that the list is as long as it should be. */
const spreadLists = async ({ database: { kysely } }: LoadedProduct): Promise<string[]> => {
  const { id: lot } = await kysely.selectFrom('parking_lot').select('id').executeTakeFirstOrThrow()
  await kysely
    .updateTable('permit')
    .set({ parking_lot_id: lot, status: 'issued', valid_from: '2020-01-01', valid_until: '2099-01-01' })
    .execute()
  await sql`with p as (select id, row_number() over () as place, count(*) over () as permits from permit)
    insert into permit_credential (id, permit_id, kind, value, value_normalised, created_at)
    select gen_random_uuid(), p.id, 'plate', 'XB ' || n, 'XB' || n, now() from generate_series(1, ${sql.lit(size)}) n join p on p.place = n % p.permits + 1`.execute(
    kysely,
  )
  const codes = (await kysely.selectFrom('device').select('code').where('active', '=', true).limit(gates).execute()).map(({ code }) => code)
  await kysely.updateTable('device').set({ parking_lot_id: lot, active: true }).where('code', 'in', codes).execute()
  await kysely.updateTable('device').set({ active: false }).where('code', 'not in', codes).execute()
  return codes
}

const firstDecision = async (dataDir: string, device: string, value: string): Promise<number> => {
  const [file] = runningGates(dataDir, device)
  const answer = await fetch(`http://127.0.0.1:${file?.port}/`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'plate', value }),
    headers: { authorization: `Bearer ${file?.token}` },
  })
  return JSON.parse((await answer.text()).split('\n')[0] ?? '').decided_in_ms
}

/** A card is added, or taken away again, 40 times, while six agents run as processes of their own and calls go on. */
const measureLists = async (product: LoadedProduct): Promise<Report[]> => {
  const broker = await startMosquitto()
  if (typeof broker === 'string') throw new Error(broker)
  const folder = temporaryFolder('bench-gates')
  const children: ChildProcess[] = []
  const loader = openLoader()
  const { kysely } = product.database
  const { services } = product
  const codes = await spreadLists(product)
  const listener = await mqtt.connectAsync(broker.url)
  const has = new Map<string, number | null>()
  let bytes = 0
  listener.on('message', (topic, payload) => {
    const [, device = '', channel] = topic.split('/')
    if (channel === 'whitelist') bytes += payload.length
    if (channel === 'state' && payload.length > 0) has.set(device, JSON.parse(payload.toString()).whitelist_version ?? null)
  })
  await listener.subscribeAsync(['gates/+/whitelist', 'gates/+/state'])
  const bridge = await startBridge({ ...services, config: { ...services.config, mqttUrl: broker.url, mqttPort: 0 } }, features, true)
  try {
    const program = join(folder.path, 'gate.mjs')
    await bundleGate(program, 'bench')
    const key = join(product.dataDir, 'keys/whitelist.pub')
    for (const device of codes) {
      const words = [program, '--device', device, '--broker', broker.url, '--key', key, '--data', folder.path]
      const env = { ...process.env, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' }
      const agent = spawn(process.execPath, ['--max-semi-space-size=1', '--heap-growing-percent=20', '--v8-pool-size=1', ...words], {
        stdio: 'ignore',
        env,
      })
      // In a town each has a processor of its own; here they must not take the server's.
      setPriority(agent.pid ?? 0, constants.priority.PRIORITY_LOW)
      children.push(agent)
    }
    /** Milliseconds until each gate says that it has a list newer than the one it had before. */
    const taken = async (before: ReadonlyMap<string, number | null> = new Map()): Promise<number> => {
      const begun = performance.now()
      while (!codes.every((code) => (has.get(code) ?? 0) > (before.get(code) ?? 0))) {
        if (performance.now() - begun > 300_000) throw new Error(`some gate has not taken its list: ${JSON.stringify([...has])}`)
        await pause(5)
      }
      return performance.now() - begun
    }
    const firstMs = await taken()
    const { id: permit_id } = await kysely.selectFrom('permit').select('id').executeTakeFirstOrThrow()
    const { size: listed } = await kysely
      .selectFrom('permit_credential')
      .select(({ fn }) => fn.countAll<number>().as('size'))
      .executeTakeFirstOrThrow()
    const { value } = await kysely.selectFrom('permit_credential').select('value').where('kind', '=', 'plate').executeTakeFirstOrThrow()
    const first = []
    for (const device of codes) first.push(await firstDecision(folder.path, device, value))
    const calls = () =>
      loader.run({
        port: product.port,
        path: '/api/v1/admin/permits',
        headers: headersOf(product.root),
        bodies: [JSON.stringify({ filters: {}, page: 1, itemsPerPage: 10 })],
        connections: 1,
        ms: 20_000,
      })
    // How late the server's one thread comes to what is due: of its own work, and of whoever else has the processor.
    const lateness = monitorEventLoopDelay({ resolution: 1 })
    lateness.enable()
    const quiet = await calls()
    const lateAlone = lateness.percentile(99) / 1e6
    lateness.reset()
    bytes = 0
    const before = children.map(usageOf)
    const cpu = process.cpuUsage()
    const busy = calls()
    const times: number[] = []
    const card = { id: v7(), permit_id, kind: 'rfid' as const, value: '04A1B2C3', value_normalised: '04A1B2C3', created_at: new Date() }
    for (let change = 0; change < changes; change += 1) {
      const newest = new Map(has)
      const begun = performance.now()
      await (
        change % 2 === 0
          ? kysely.insertInto('permit_credential').values(card)
          : kysely.deleteFrom('permit_credential').where('id', '=', card.id)
      ).execute()
      await notify(kysely, 'whitelist')
      await taken(newest)
      times.push(performance.now() - begun)
    }
    const { user, system } = process.cpuUsage(cpu)
    const during = await busy
    const [lateDuring, latest] = [lateness.percentile(99) / 1e6, lateness.max / 1e6]
    const after = children.map(usageOf)
    const most = (figures: number[]): string => Math.max(...figures).toFixed(0)
    const written = Math.max(...after.map(({ writtenKb }, at) => writtenKb - (before[at]?.writtenKb ?? 0)))
    return [
      {
        part: `one changed card at ${gates} gates, ${listed} credentials, load ${loadavg()[0]?.toFixed(1)}`,
        text: [
          `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms of ${changes} (goal 2,000); the first whole lists ${(firstMs / 1000).toFixed(1)} s`,
          `${(bytes / changes / gates / 1000).toFixed(2)} kB a gate and change (goal 10); the server's processor ${((user + system) / 1000 / changes).toFixed(0)} ms a change, calls of the load among them`,
          `agent resident ${most(after.map(({ rssMb }) => rssMb))} MB, peak ${most(after.map(({ peakMb }) => peakMb))} MB (goal 120)`,
          `first decision of each agent ${first.map((ms) => ms.toFixed(2)).join(', ')} ms (goal 1)`,
          `a list of ten permits: p50 ${quiet.p50.toFixed(1)}, p99 ${quiet.p99.toFixed(1)} ms; while lists change p50 ${during.p50.toFixed(1)}, p99 ${during.p99.toFixed(1)} ms`,
          `the server's thread is late by p99 ${lateAlone.toFixed(1)} ms alone, ${lateDuring.toFixed(1)} while lists change, at most ${latest.toFixed(0)}`,
          `flash ${(((written / changes) * 500) / 1000).toFixed(1)} MB a day at 500 changes, half of which take away (goal 50)`,
        ].join('\n  '),
      },
    ]
  } finally {
    for (const child of children) child.kill('SIGKILL')
    await loader.close()
    await listener.endAsync(true)
    await bridge.close()
    await broker.stop()
    folder.remove()
  }
}

export const benchmark: Benchmark = {
  name: 'gate decision',
  measure: async () => {
    const { whitelist, taking, reading } = take()
    const times = decide(whitelist)
    const [median, p99, worst] = [percentile(times, 0.5), percentile(times, 0.99), percentile(times, 1)]
    console.log(
      `gate decision, ${size} credentials: median ${inMs(median)}, p99 ${inMs(p99)}, worst of ${decisions} ${inMs(worst)}; verified and loaded in ${taking.toFixed(0)} ms (reading its JSON ${reading.toFixed(0)})`,
    )
    return withLoadedProduct(measureLists, 0.02)
  },
}
