import { appendFileSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gateEventSchema, type GateEvent } from '@dovolilnice/contract/bollards/gate-event'
import { v7 } from 'uuid'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCommandMemory } from '../command-memory.ts'
import { openJournal } from './journal.ts'
import { openOutbox, type NewEvent } from './outbox.ts'
import { openRefusedEvents } from './refused-events.ts'
import { temporaryFolder } from '../test/test-gate.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => void (folder = temporaryFolder()))
afterEach(() => folder.remove())
const path = () => join(folder.path, 'gate', 'events.jsonl')

/** What another process would find. */
const read = async (): Promise<unknown[]> => {
  const journal = await openJournal(path())
  await journal.close()
  return journal.records
}

const event = (): NewEvent => ({ name: 'state_changed', state: 'raised', cause: 'start', failure: null, at: '2026-11-16T09:00:00.000Z' })

describe('the journal', () => {
  it('gives back what was appended, in order, also what came together', async () => {
    const journal = await openJournal(path())
    await Promise.all(Array.from({ length: 100 }, (_, index) => journal.append(index)))
    await journal.close()
    expect(await read()).toEqual(Array.from({ length: 100 }, (_, index) => index))
  })

  it('forgets a line that a power cut left unfinished, and goes on behind the whole ones', async () => {
    const journal = await openJournal(path())
    await journal.append({ a: 1 })
    await journal.close()
    appendFileSync(path(), '{"b":')
    const again = await openJournal(path())
    await again.append({ c: 3 })
    await again.close()
    expect(await read()).toEqual([{ a: 1 }, { c: 3 }])
  })

  it('leaves out a line that cannot be read', async () => {
    const journal = await openJournal(path())
    await journal.append(1)
    appendFileSync(path(), '\u0000\u0000garbage\n')
    await journal.append(2)
    await journal.close()
    expect(await read()).toEqual([1, 2])
  })

  it('keeps what is appended while it is rewritten', async () => {
    const journal = await openJournal(path())
    await Promise.all([journal.append('old'), journal.rewrite(['new']), journal.append('later')])
    await journal.close()
    expect(await read()).toEqual(['new', 'later'])
    expect(statSync(path()).mode & 0o777).toBe(0o600)
  })
})

describe('the outbox', () => {
  it('numbers events without a gap, also over a restart, and keeps the unacknowledged', async () => {
    const outbox = await openOutbox(path())
    const [one, two] = [await outbox.add(event()), await outbox.add(event())]
    await outbox.acknowledge([one.id, 'unknown'])
    await outbox.close()
    const again = await openOutbox(path())
    expect([...again.pending()]).toEqual([two])
    expect((await again.add(event())).sequence).toBe(3)
    await again.close()
  })

  it('does not grow for ever, and loses nothing when it shrinks', async () => {
    const outbox = await openOutbox(path())
    const kept = await outbox.add(event())
    for (let round = 0; round < 12; round += 1) {
      const added = await Promise.all(Array.from({ length: 100 }, () => outbox.add(event())))
      await outbox.acknowledge(added.map((one) => one.id))
    }
    await outbox.close()
    expect(readFileSync(path(), 'utf8').split('\n').length).toBeLessThan(700)
    const again = await openOutbox(path())
    expect([...again.pending()]).toEqual([kept])
    expect((await again.add(event())).sequence).toBe(1202)
    await again.close()
  })
})

describe('refused events', () => {
  const numbered = (sequence: number): GateEvent => ({ ...event(), id: v7(), sequence })

  it('are kept over a restart, only the newest thousand or two of them, whole in their order', async () => {
    for (let round = 0; round < 5; round++) {
      const refused = await openRefusedEvents(path())
      for (let at = 0; at < 5; at++) await refused.keep(Array.from({ length: 100 }, (_, index) => numbered(round * 500 + at * 100 + index)))
      await refused.close()
    }
    const sequences = (await read()).map((record) => gateEventSchema.parse(record).sequence)
    expect(sequences.length).toBeGreaterThanOrEqual(1000)
    expect(sequences.length).toBeLessThan(2000)
    expect(sequences).toEqual(Array.from({ length: sequences.length }, (_, index) => 2500 - sequences.length + index))
  })
})

describe('the memory of commands', () => {
  const at = (iso: string) => new Date(iso)

  it('knows a command until its time is over, also after a restart', async () => {
    const command = { id: '0199aa00-0000-7000-8000-000000000001', expires_at: '2026-11-16T09:00:30.000Z' }
    const now = at('2026-11-16T09:00:00Z')
    const memory = await openCommandMemory(path(), now)
    expect([await memory.isNew(command, now), await memory.isNew(command, now)]).toEqual([true, false])
    await memory.close()
    const again = await openCommandMemory(path(), now)
    expect(await again.isNew(command, now)).toBe(false)
    await again.close()
    const muchLater = await openCommandMemory(path(), at('2026-11-16T10:00:00Z'))
    await muchLater.close()
    expect(readFileSync(path(), 'utf8')).toBe('')
  })
})
