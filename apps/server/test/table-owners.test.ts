import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { owners } from '../compose.ts'
import type { Database } from '../platform/database/database.ts'
import type { Owner } from '../platform/privacy/owner.ts'
import { columnsByTable, readColumns } from './database/fill-tables.ts'
import { openTestDatabase } from './database/test-database.ts'

let database: Database
let columns: Map<string, string[]>
beforeAll(async () => {
  database = await openTestDatabase()
  columns = await columnsByTable(database.kysely)
})
afterAll(() => database.close())

/** What is wrong with the declarations, measured against the tables that there are. */
const faultsOf = (all: readonly Owner[]): string[] => {
  const owned = Map.groupBy(
    all.flatMap(({ name, tables = {} }) => Object.entries(tables).map(([table, privacy]) => ({ name, table, privacy }))),
    ({ table }) => table,
  )
  const claims = [...owned.values()].flatMap(([first, ...more]) => {
    const { table, privacy } = first!
    const there = columns.get(table)
    if (there === undefined) return [`${table}: there is no such table`]
    const classified = privacy === 'forgotten' ? there : Object.keys(privacy)
    return [
      ...more.map(({ name }) => `${table}: owned by ${first!.name} and by ${name}`),
      ...there.filter((column) => !classified.includes(column)).map((column) => `${table}.${column}: nobody says what it is to privacy`),
      ...classified.filter((column) => !there.includes(column)).map((column) => `${table}.${column}: there is no such column`),
    ]
  })
  const names = (owner: Owner) => Object.keys(owner.tables ?? {}).some((table) => columns.get(table)?.includes('storage_key') === true)
  const unsaid = all.filter((owner) => names(owner) && owner.filesInUse === undefined)
  claims.push(...unsaid.map(({ name }) => `${name}: does not say which files it uses, so they would be swept`))
  return [...claims, ...[...columns.keys()].filter((table) => !owned.has(table)).map((table) => `${table}: nobody owns it`)]
}

describe('every table', () => {
  it('has one owner, who says of each column what it is to privacy', () => {
    expect(columns.size).toBeGreaterThan(20)
    expect(faultsOf(owners)).toEqual([])
  })
})

/** Tables with personal data that are not in exactly one activity of processing, and declared ones that have none. */
const activityFaults = (all: readonly Owner[]): string[] => {
  const named = all.flatMap(({ processing = {} }) => Object.keys(processing))
  const personal = all.flatMap(({ tables = {} }) =>
    Object.entries(tables).flatMap(([table, privacy]) =>
      privacy === 'forgotten' || Object.values(privacy).some((said) => said !== 'impersonal') ? [table] : [],
    ),
  )
  return [
    ...personal
      .filter((table) => named.filter((name) => name === table).length !== 1)
      .map((table) => `${table}: not in exactly one activity`),
    ...named.filter((table) => !personal.includes(table)).map((table) => `${table}: in an activity without personal data`),
  ]
}

describe('every table whose rows stay', () => {
  it('is defined with its columns; counters and marks of the platform are not', () => {
    const bare = owners.flatMap(({ tables = {}, columns: said = {} }) =>
      Object.entries(tables).flatMap(([table, privacy]) => (privacy === 'forgotten' || table in said ? [] : [table])),
    )
    const ofPlatform = ['daily_job', 'file_storage', 'list_change', 'number_series', 'rate_counter', 'restriction', 'server_secret']
    expect(bare.toSorted()).toEqual(ofPlatform)
  })
})

describe('every column of a defined table', () => {
  it('is in the database what its definition says', async () => {
    const found = await readColumns(database.kysely)
    const there = new Map(found.map((column) => [`${column.table}.${column.name}`, column]))
    const defined = owners.flatMap(({ columns: said = {} }) =>
      Object.entries(said).flatMap(([table, all]) =>
        Object.entries(all).map(([name, column]) => ({ name: `${table}.${name}`, ...column })),
      ),
    )
    for (const { name, kind, isNullable = false, isComputed = false, isDefaulted = false } of defined) {
      expect(there.get(name), name).toMatchObject({ type: kind, nullable: isNullable, generated: isComputed })
      // An insert may leave out what may be null.
      if (!isNullable && !isComputed) expect(there.get(name)?.defaulted, name).toBe(isDefaulted)
    }
  })
})

describe('every personal column', () => {
  it('is in exactly one activity of processing, by its table', () => {
    expect(activityFaults(owners)).toEqual([])
  })

  it('the rule can fail', () => {
    const careless = owners.map((owner) => (owner.name === 'access' ? { ...owner, processing: {} } : owner))
    const twice = [...owners, { name: 'twice', processing: { permit: owners.flatMap(({ processing: said }) => said?.permit ?? [])[0] } }]
    const tables = ['access_log', 'access_tag', 'passage_report', 'misuse', 'list_line', 'pass', 'visit', 'occasion', 'host', 'warden_note']
    expect(activityFaults(careless)).toEqual(tables.map((table) => `${table}: not in exactly one activity`))
    expect(activityFaults(twice as readonly Owner[])).toEqual(['permit: not in exactly one activity'])
  })
})

describe('the rule can fail', () => {
  const permits = owners.find(({ name }) => name === 'permits')!
  const others = owners.filter((owner) => owner !== permits)

  it('a table that nobody owns', () => {
    expect(faultsOf(others)).toContain('permit: nobody owns it')
  })

  it('a table with two owners', () => {
    expect(faultsOf([...owners, { name: 'payments', tables: { permit_credential: 'forgotten' } }])).toEqual([
      'permit_credential: owned by permits and by payments',
    ])
  })

  it('an owner whose files would be swept', () => {
    const careless = owners.map((owner) => (owner.name === 'documents' ? { ...owner, filesInUse: undefined } : owner))
    expect(faultsOf(careless as readonly Owner[])).toEqual(['documents: does not say which files it uses, so they would be swept'])
  })

  it('a column that nobody classified, and one that is gone', () => {
    const { name, ...permit } = { ...(permits.tables?.permit as object), name: '', iban: 'forgotten' }
    const tables = { ...permits.tables, permit } as never
    expect(faultsOf([...others, { ...permits, tables }])).toEqual([
      'permit.name: nobody says what it is to privacy',
      'permit.iban: there is no such column',
    ])
  })
})
