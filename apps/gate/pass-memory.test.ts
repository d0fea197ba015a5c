import { beforeEach, afterEach, describe, expect, it } from 'vitest'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { appendFileSync, readFileSync } from 'node:fs'
import { loadWhitelist } from '@dovolilnice/contract/access/whitelist'
import { type Presenter, presentCredential } from './control/present-credential.ts'
import { join } from 'node:path'
import { quietLog } from './log.ts'
import type { PassageStep } from './movement/bollard.ts'
import type { NewEvent } from './outbox/outbox.ts'
import { openPassMemory } from './pass-memory.ts'
import { temporaryFolder } from './test/test-gate.ts'

const pass = { from: '2026-11-16T09:00:00Z', until: '2026-11-16T12:00:00Z', zone: 'A', pass: true } as const
const permit = { from: '2026-01-01T00:00:00Z', until: '2028-01-01T00:00:00Z', zone: 'A' } as const
const list = loadWhitelist({
  ...{ version: 1, device: 'brod', zone: 'A', fail_mode: 'fail_secure' },
  issued_at: '2026-11-16T08:00:00Z',
  expires_at: '2026-12-16T08:00:00Z',
  entries: [
    { ...pass, credential: 'code:483920', permit: 'PR-1', ways: 1 },
    { ...pass, credential: 'plate:LJAB123', permit: 'PR-2', ways: 2 },
    { ...pass, credential: 'code:111111', permit: 'PR-3', gate: 'trg' },
    { ...pass, credential: 'code:222222', permit: 'PR-4', ways: 0 },
    { ...permit, credential: 'plate:KPCD456', permit: 'D-1', limits: { day: 2 } },
    { ...permit, credential: 'plate:MB11AAA', permit: 'D-2', limits: { alone: true } },
    { ...permit, credential: 'plate:MB22BBB', permit: 'D-2', limits: { alone: true } },
  ],
})

let folder: ReturnType<typeof temporaryFolder>
let now: Date
let events: NewEvent[]
let follow: ((step: PassageStep) => void) | undefined
beforeEach(() => {
  folder = temporaryFolder()
  now = new Date('2026-11-16T10:00:00Z')
  events = []
})
afterEach(() => folder.remove())

/** A gate without any link, on what it has kept. */
const openPost = async (own = list) => {
  const passes = await openPassMemory(join(folder.path, 'passes.jsonl'), now, quietLog)
  const presenter: Presenter = {
    whitelist: () => own,
    isEmergency: () => false,
    passes,
    bollard: { admit: (step) => (follow = step), bar: () => undefined, emergency: () => {} },
    clock: () => now,
    record: (event) => void events.push(event),
  }
  return {
    type: (value: string) => presentCredential({ kind: 'code', value }, presenter).reason,
    read: (value: string) => presentCredential({ kind: 'plate', value }, presenter).reason,
    close: passes.close,
  }
}

describe('a pass at the post', () => {
  it('opens once for a code, also after a restart, and no event has the code', async () => {
    const post = await openPost()
    expect([post.type('483920'), post.type('483920')]).toEqual(['pass_valid', 'pass_used'])
    await post.close()
    const again = await openPost()
    expect(again.type('483920')).toBe('pass_used')
    await again.close()
    expect(JSON.stringify(events)).not.toContain('483920')
    expect(events[0]).toMatchObject({ credential_kind: 'code', credential: '…20', permit_number: 'PR-1' })
  })

  it('opens as often as it may, and again for who did not come in', async () => {
    const post = await openPost()
    expect([post.read('LJ AB-123'), post.read('LJ AB-123'), post.read('LJ AB-123')]).toEqual(['pass_valid', 'pass_valid', 'pass_used'])
    follow?.('not_passed')
    expect([post.read('LJ AB-123'), post.read('LJ AB-123')]).toEqual(['pass_valid', 'pass_used'])
    await post.close()
  })

  it('opens its own bollard alone, and none where others have used it up', async () => {
    const post = await openPost()
    expect([post.type('111111'), post.type('222222')]).toEqual(['other_gate', 'pass_used'])
    await post.close()
  })

  it('looks at five wrong codes in ten minutes and then at none, not even the right one', async () => {
    const post = await openPost()
    for (const code of ['000001', '000002', '000003', '000004', '12']) expect(post.type(code)).not.toBe('code_locked')
    expect(post.type('483920')).toBe('code_locked')
    await post.close()
    now = new Date(now.getTime() + 599_000)
    const again = await openPost()
    expect([again.type('483920'), again.read('LJ AB-123')]).toEqual(['code_locked', 'pass_valid'])
    now = new Date(now.getTime() + 2000)
    expect(again.type('483920')).toBe('pass_valid')
    await again.close()
  })

  it('opens for none of 10,000 guesses, one a second, among them the right code, and tells only of those that were looked at', async () => {
    const post = await openPost()
    const guesses = Array.from({ length: 10_000 }, (_, index) => {
      now = new Date(now.getTime() + 1000)
      return post.type(String(475_000 + index))
    })
    expect(guesses.filter((reason) => reason === 'pass_valid')).toEqual([])
    expect(guesses.filter((reason) => reason !== 'code_locked').length).toBeLessThanOrEqual(85)
    expect(events).toHaveLength(guesses.filter((reason) => reason !== 'code_locked').length)
    await post.close()
  })
})

describe('72 hours without a link', () => {
  it('opens for each of 1,000 passes made before: as often as it may, and for none before its beginning or after its end', async () => {
    const begin = new Date('2026-11-16T10:00:00Z').getTime()
    const minutes = (count: number): number => begin + count * 60_000
    const hours = 72
    // Fixed, and spread over the three days: each lasts 30 minutes to 25 hours.
    const passes = Array.from({ length: 1000 }, (_, n) => {
      const from = minutes((n * 379) % (hours * 60 - 60))
      const until = Math.min(minutes(hours * 60), from + (30 + ((n * 97) % 1470)) * 60_000)
      return {
        permit: `PR-${n}`,
        ways: 1 + (n % 3),
        by: n % 2 === 0 ? ('code' as const) : ('plate' as const),
        value: n % 2 === 0 ? String(500_000 + n * 7) : `LJ${n}PR`,
        from,
        until,
      }
    })
    const made = loadWhitelist({
      ...{
        version: 1,
        device: 'brod',
        zone: 'A',
        fail_mode: 'fail_secure',
        issued_at: '2026-11-16T09:59:00Z',
        expires_at: '2026-12-16T08:00:00Z',
      },
      entries: passes.map(({ permit, ways, by, value, from, until }) => ({
        ...{ credential: `${by}:${value}`, permit, ways, zone: 'A', pass: true },
        ...{ from: new Date(from).toISOString(), until: new Date(until).toISOString() },
      })),
    })
    // Each comes just before its time, at once, in the middle, in its last moment, one time too many, and when it is over.
    const visits = passes
      .flatMap((pass) => {
        const middle = (pass.from + pass.until) / 2
        const right = [pass.from, middle, pass.until - 1].slice(0, pass.ways)
        return [
          { pass, at: pass.from - 1, opens: false },
          ...right.map((at) => ({ pass, at, opens: true })),
          { pass, at: pass.until - 1, opens: false },
          { pass, at: pass.until, opens: false },
        ]
      })
      .filter(({ at }) => at >= begin)
      .toSorted((one, other) => one.at - other.at)
    let post = await openPost(made)
    let restart = begin
    const opened = new Map<string, number>()
    const wrong: string[] = []
    for (const { pass, at, opens } of visits) {
      now = new Date(at)
      // The power goes twice a day.
      if (at - restart > 12 * 3_600_000) {
        await post.close()
        ;[post, restart] = [await openPost(made), at]
      }
      const reason = pass.by === 'code' ? post.type(pass.value) : post.read(pass.value)
      if ((reason === 'pass_valid') !== opens) wrong.push(`${pass.permit} ${new Date(at).toISOString()} ${reason}`)
      if (reason === 'pass_valid') opened.set(pass.permit, (opened.get(pass.permit) ?? 0) + 1)
    }
    await post.close()
    expect(wrong).toEqual([])
    expect(passes.filter(({ permit, ways }) => opened.get(permit) !== ways)).toEqual([])
    expect(events.filter(({ name }) => name === 'admitted')).toHaveLength(passes.reduce((sum, { ways }) => sum + ways, 0))
  })
})

describe('entries that are counted', () => {
  it('are known after a power cut, also where the last of them is torn on the disk', async () => {
    const post = await openPost()
    expect([post.read('KP CD-456'), post.read('KP CD-456'), post.read('KP CD-456')]).toEqual(['permit_valid', 'permit_valid', 'cap_day'])
    await post.close()
    appendFileSync(join(folder.path, 'passes.jsonl'), '{"pass":"D-1","by":1,"a')
    const again = await openPost()
    expect(again.read('KP CD-456')).toBe('cap_day')
    now = new Date('2026-11-16T23:00:00Z')
    expect(again.read('KP CD-456')).toBe('permit_valid')
    await again.close()
  })

  it('are given back on the day of the entry to who did not come in', async () => {
    const post = await openPost()
    now = new Date('2026-11-16T22:59:59Z')
    expect(post.read('KP CD-456')).toBe('permit_valid')
    now = new Date('2026-11-16T23:00:10Z')
    follow?.('not_passed')
    expect([post.read('KP CD-456'), post.read('KP CD-456'), post.read('KP CD-456')]).toEqual(['permit_valid', 'permit_valid', 'cap_day'])
    await post.close()
  })

  it('stay right when the file is written anew, which it is so that it does not grow without end', async () => {
    const memory = await openPassMemory(join(folder.path, 'passes.jsonl'), now, quietLog)
    for (let index = 0; index < 2500; index += 1) memory.note(`D-${index % 50}`, 1, new Date(now.getTime() + index * 3_600_000))
    const last = new Date(now.getTime() + 2499 * 3_600_000)
    const ofMonth = memory.entries('D-49', localDayOf(last).slice(0, 7))
    await memory.close()
    expect(readFileSync(join(folder.path, 'passes.jsonl'), 'utf8').split('\n').length).toBeLessThan(1700)
    const again = await openPassMemory(join(folder.path, 'passes.jsonl'), last, quietLog)
    expect(again.entries('D-49', localDayOf(last).slice(0, 7))).toBe(ofMonth)
    await again.close()
  })

  it('keep a second vehicle out from when the first has come in, also after a restart, and no plate stands on the disk', async () => {
    const post = await openPost()
    expect(post.read('MB 11-AAA')).toBe('permit_valid')
    expect(post.read('MB 22-BBB')).toBe('permit_valid')
    follow?.('not_passed')
    expect(post.read('MB 11-AAA')).toBe('permit_valid')
    follow?.('passed')
    await post.close()
    const again = await openPost()
    expect([again.read('MB 22-BBB'), again.read('MB 11-AAA')]).toEqual(['other_inside', 'permit_valid'])
    now = new Date('2026-11-17T03:00:00Z')
    expect(again.read('MB 22-BBB')).toBe('permit_valid')
    await again.close()
    expect(readFileSync(join(folder.path, 'passes.jsonl'), 'utf8')).not.toContain('MB11AAA')
  })
})
