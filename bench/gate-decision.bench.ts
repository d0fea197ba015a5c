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
import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto'
import type { Benchmark } from './run.ts'

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

const percentile = (sorted: Float64Array, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
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

/** Sorted times of many decisions, of which some pass and some are refused for each reason. */
const decide = (whitelist: Whitelist): Float64Array => {
  const now = new Date('2026-11-16T08:30:00.000Z')
  const times = new Float64Array(decisions)
  for (let index = 0; index < decisions; index += 1) {
    const value = `lj ${((index * 7919) % (size * 1.1)).toString(36).split('.')[0]?.padStart(5, '0')}`
    times[index] = timed(() => mayPass(whitelist, { kind: 'plate', value }, now))[1]
  }
  return times.sort()
}

export const benchmark: Benchmark = {
  name: 'gate decision',
  measure: async () => {
    const { whitelist, taking, reading } = take()
    const times = decide(whitelist)
    const [median, p99, worst] = [percentile(times, 0.5), percentile(times, 0.99), times.at(-1) ?? 0]
    console.log(`gate decision, ${size} credentials: median ${inMs(median)}, p99 ${inMs(p99)}, worst of ${decisions} ${inMs(worst)}`)
    return [
      { part: 'p99 of a decision at the gate', ours: p99, baseline: 5, baselineName: 'the 5 ms it may take' },
      { part: 'whitelist verified and loaded', ours: taking, baseline: reading, baselineName: 'reading its JSON' },
    ]
  },
}
