import { beforeEach, afterEach, describe, expect, it } from 'vitest'
import { loadWhitelist } from '@dovolilnice/contract/access/whitelist'
import { type Presenter, presentCredential } from './control/present-credential.ts'
import { join } from 'node:path'
import { quietLog } from './log.ts'
import type { PassageStep } from './movement/bollard.ts'
import type { NewEvent } from './outbox/outbox.ts'
import { openPassMemory } from './pass-memory.ts'
import { temporaryFolder } from './test/test-gate.ts'

const pass = { from: '2026-11-16T09:00:00Z', until: '2026-11-16T12:00:00Z', zone: 'A', pass: true } as const
const list = loadWhitelist({
  ...{ version: 1, device: 'brod', zone: 'A', fail_mode: 'fail_secure' },
  issued_at: '2026-11-16T08:00:00Z',
  expires_at: '2026-12-16T08:00:00Z',
  entries: [
    { ...pass, credential: 'code:483920', permit: 'PR-1', ways: 1 },
    { ...pass, credential: 'plate:LJAB123', permit: 'PR-2', ways: 2 },
    { ...pass, credential: 'code:111111', permit: 'PR-3', gate: 'trg' },
    { ...pass, credential: 'code:222222', permit: 'PR-4', ways: 0 },
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
const openPost = async () => {
  const passes = await openPassMemory(join(folder.path, 'passes.jsonl'), now, quietLog)
  const presenter: Presenter = {
    whitelist: () => list,
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
