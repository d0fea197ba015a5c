import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { owners } from '../compose.ts'
import { anonymisePerson } from '../features/privacy/own-data.ts'
import { readParameters } from '../features/resources/parameters.ts'
import { forgetExpired } from '../features/privacy/retention/forget-expired.ts'
import type { Database } from '../platform/database/database.ts'
import type { Owner } from '../platform/privacy/owner.ts'
import { filledId, filledText, fillTables, isLeftEmpty } from './database/fill-tables.ts'
import { fixedClock } from './fixed-clock.ts'
import { openTestDatabase } from './database/test-database.ts'

/**
 * Compares what the owners of tables declare about their columns with what forgetting does. No table is named here: a new one is filled, forgotten
 * and compared as well.
 */
let database: Database
let readFilled: Awaited<ReturnType<typeof fillTables>>
let before: Map<string, Record<string, unknown>>
const clock = fixedClock('2026-11-16T09:00:00Z')
const person = { id: filledId, email: filledText }

const tablesOf = (all: readonly Owner[]) => all.flatMap(({ tables = {} }) => Object.entries(tables))

beforeEach(async () => {
  database = await openTestDatabase()
  readFilled = await fillTables(database.kysely)
  const rows = await Promise.all(tablesOf(owners).map(async ([table]) => [table, (await readFilled(table)) ?? {}] as const))
  before = new Map(rows)
  expect(before.size).toBeGreaterThan(20)
  expect(
    rows.flatMap(([table, row]) =>
      Object.keys(row).flatMap((column) => (row[column] === null && !isLeftEmpty(table, column) ? [`${table}.${column}`] : [])),
    ),
  ).toEqual([])
})
afterEach(() => database.close())

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The columns to which something else happened than their owner declares. */
const faultsOf = async (all: readonly Owner[]): Promise<string[]> => {
  const faults: string[] = []
  for (const [table, privacy] of tablesOf(all)) {
    const row = await readFilled(table)
    if (privacy === 'forgotten') {
      if (row !== undefined) faults.push(`${table}: the row is still there`)
    } else if (row === undefined) faults.push(`${table}: the row is gone`)
    else
      for (const [column, said] of Object.entries(privacy)) {
        const stays = same(row[column], before.get(table)?.[column])
        if (column !== 'anonymised_at' && stays === (said === 'forgotten'))
          faults.push(`${table}.${column}: ${said}, but ${stays ? 'it stays' : 'it changes'}`)
      }
  }
  return faults
}

/** Tables whose rows stay after the retention when their id is no other record's: neither `expired` nor `forgetBefore` finds them. */
const unfoundBy = async (all: readonly Owner[]): Promise<string[]> => {
  const ids = new Map<string, unknown>()
  for (const [table] of tablesOf(all)) {
    // Where others refer to the row, or it has no id, it stays as it is.
    const { rows } = await database.execute(`update ${table} set id = gen_random_uuid() returning id`).catch(() => ({ rows: [] }))
    if (rows[0] !== undefined) ids.set(table, rows[0]['id'])
  }
  expect(ids.size).toBeGreaterThan(20)
  await forgetExpired({ ...{ database, clock, capabilities: { readParameters } }, owners: all })
  const faults: string[] = []
  for (const [table, privacy] of tablesOf(all)) {
    if (!ids.has(table)) continue
    const { rows } = await database.execute(`select to_jsonb(t) as row from ${table} t where id = $1`, [ids.get(table)])
    const left: Record<string, unknown> = Object(rows[0]?.['row'])
    const columns = Object.entries(privacy === 'forgotten' ? { id: privacy } : privacy)
    const stays = columns.some(([column, said]) =>
      column === 'id' ? said === 'forgotten' && column in left : said === 'forgotten' && same(left[column], before.get(table)?.[column]),
    )
    if (stays) faults.push(`${table}: neither expired nor forgetBefore of its owner's privacy finds its rows`)
  }
  return faults
}

describe('every column', () => {
  it('is after the retention what its owner says', async () => {
    await forgetExpired({ ...{ database, clock, capabilities: { readParameters } }, owners })
    expect(await faultsOf(owners)).toEqual([])
  })

  it('is so of a record with an id of its own, which no other owner finds', async () => {
    expect(await unfoundBy(owners)).toEqual([])
  })

  it('is what its owner says when a person is deleted, where people and not only the time are forgotten', async () => {
    await database.transaction((trx) => anonymisePerson(trx, { owners }, person, clock.now()))
    expect(await faultsOf(owners.filter(({ privacy }) => privacy?.forget !== undefined))).toEqual([])
  })
})

describe('the rule can fail', () => {
  const without = (part: 'forget' | 'forgetBefore' | 'expired', name: string, all: readonly Owner[] = owners) =>
    all.map((owner) => (owner.name === name ? { ...owner, privacy: { ...owner.privacy, [part]: undefined } } : owner))

  it('where owners do not forget what hangs on a record, or what is old', async () => {
    const careless = without('forgetBefore', 'notifications', without('forget', 'documents'))
    await forgetExpired({ ...{ database, clock, capabilities: { readParameters } }, owners: careless })
    const faults = await faultsOf(owners)
    expect(faults).toContain('document: the row is still there')
    expect(faults).toContain('notification.created_by_name: forgotten, but it stays')
  })

  it('where an owner finds none of its old records', async () => {
    expect(await unfoundBy(without('expired', 'access'))).toContain(
      "warden_note: neither expired nor forgetBefore of its owner's privacy finds its rows",
    )
  })

  it('where what was forgotten is found as expired again, instead of going on for ever', async () => {
    await expect(
      forgetExpired({ ...{ database, clock, capabilities: { readParameters } }, owners: without('forget', 'permits') }),
    ).rejects.toThrow('permits: what was forgotten')
  })
})

/** The fields of each record in a part of a person's data, at any depth. */
const recordsIn = (part: unknown): string[][] => {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(recordsIn)
  return Array.isArray(part) ? inner : [Object.keys(part), ...inner]
}

describe("a person's own data", () => {
  it('holds something of every part, and nothing that is the product’s own', async () => {
    const parts = await Promise.all(
      owners.flatMap(({ privacy }) =>
        Object.entries(privacy?.collect ?? {}).map(async ([name, collect]) => [name, await collect(database.kysely, [filledId])] as const),
      ),
    )
    const data = JSON.stringify(Object.fromEntries(parts))
    expect(parts.length).toBeGreaterThan(36)
    // A language of procedure is one of three words.
    for (const [name, part] of parts) expect(JSON.stringify(part), name).toContain(name === 'procedure_languages' ? '"sl"' : filledText)
    expect(data).not.toMatch(/"\w*(hash|secret|token|key|anonymised|reminded|warned|storage|decided_by|issued_by|version|normalised)\w*":/)
  })

  it('holds every column that is its person’s own', async () => {
    const missing = await Promise.all(
      owners.flatMap(({ privacy, columns = {} }) =>
        Object.entries(columns).map(async ([table, all]) => {
          const own = Object.keys(all).filter((name) => all[name]?.uses.includes('own'))
          const parts = await Promise.all(Object.values(privacy?.collect ?? {}).map((collect) => collect(database.kysely, [filledId])))
          const isGiven = own.length === 0 || parts.flatMap(recordsIn).some((fields) => own.every((name) => fields.includes(name)))
          return isGiven ? [] : [`${table}: columns are 'own', but no part of its owner's privacy.collect gives them`]
        }),
      ),
    )
    expect(missing.flat()).toEqual([])
  })
})
