import { type Limits, seesExits } from '@dovolilnice/contract/access/whitelist'
import { credentialKey } from '@dovolilnice/contract/primitives/credential'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { type NotNull, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/db.ts'
import { notify } from '../../platform/database/notify.ts'

/** Nobody counts as inside for longer. */
const insideMs = 86_400_000

/** What gates have told of a permit, as it goes out with their lists. */
export interface Heard {
  /** Of a permit and one of its credentials; empty: nothing. */
  of(permit: string, credential: string): Pick<Limits, 'spent' | 'in' | 'other' | 'out'>
  /** Zones in which every bollard is for entry or for exit, and vehicles are seen to leave. */
  exits(zone: string): boolean
  /** Where the bollards in use stand and which way they let vehicles, as a text: with another one all lines are other ones. */
  gates: string
  /** All that was told of each permit, as a text: where it differs from before, its lines go out anew. */
  all: ReadonlyMap<string, string>
}
export const nothingHeard: Heard = { of: () => ({}), exits: () => true, gates: '', all: new Map() }

const gatesInUse = (db: Db) =>
  db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .select(['d.direction', 'd.passback', 'l.zone'])
    .where('d.active', '=', true)
    .execute()

/**
 * Of which permits, whose kind counts entries, none is left today or this month: counted are those that came in, or are coming, since the month began.
 * @param without as it was before these events were stored
 */
const readSpent = async (
  db: Db,
  now: Date,
  kinds: readonly string[],
  numbers?: readonly string[],
  without: readonly string[] = [],
): Promise<Map<string, string>> => {
  const today = localDayOf(now)
  const month = today.slice(0, 7)
  const rows = await db
    .selectFrom('access_log as log')
    .innerJoin('permit as p', 'p.id', 'log.permit_id')
    .innerJoin('permit_kind as k', 'k.id', 'p.permit_kind_id')
    .innerJoin('device as d', 'd.code', 'log.device_code')
    .select(['p.number', 'k.entries_a_day', 'k.entries_a_month'])
    .select(sql<number>`count(*)::int`.as('in_month'))
    .select(sql<number>`(count(*) filter (where log.at >= ${startOfLocalDay(today)}))::int`.as('on_day'))
    .where('k.id', 'in', kinds)
    .$if(numbers !== undefined, (query) => query.where('p.number', 'in', numbers ?? []))
    .$if(without.length > 0, (query) => query.where('log.id', 'not in', without))
    .where('log.event_name', '=', 'admitted')
    .where('log.at', '>=', startOfLocalDay(`${month}-01`))
    .where('log.at', '<=', now)
    .where('log.claimed_at', 'is', null)
    .where('d.direction', '<>', 'exit')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('access_log as missed')
            .select('missed.id')
            .whereRef('missed.presentation_id', '=', 'log.presentation_id')
            .$if(without.length > 0, (query) => query.where('missed.id', 'not in', without))
            .where('missed.event_name', '=', 'not_passed'),
        ),
      ),
    )
    .groupBy(['p.number', 'k.entries_a_day', 'k.entries_a_month'])
    .execute()
  return new Map(
    rows.flatMap(({ number, entries_a_day, entries_a_month, on_day, in_month }): [string, string][] => {
      if (entries_a_month !== null && in_month >= entries_a_month) return [[number, month]]
      return entries_a_day !== null && on_day >= entries_a_day ? [[number, today]] : []
    }),
  )
}

interface Inside {
  /** By the credential, in seconds. */
  ins: Map<string, number>
  out: number
}

/** Who passed an entry or an exit within a day, by the permit. */
const readInside = async (
  db: Db,
  now: Date,
  kinds: readonly string[] | 'all',
  numbers?: readonly string[],
): Promise<Map<string, Inside>> => {
  const rows = await db
    .selectFrom('access_log as log')
    .innerJoin('permit as p', 'p.id', 'log.permit_id')
    .innerJoin('device as d', 'd.code', 'log.device_code')
    .select(['p.number', 'd.direction', 'log.credential_kind as kind', 'log.credential_normalised as credential'])
    .select(sql<Date>`max(log.at)`.as('at'))
    .where('log.event_name', '=', 'passed')
    .where('log.claimed_at', 'is', null)
    .where('log.at', '>', new Date(now.getTime() - insideMs))
    .where('log.at', '<=', now)
    .where('d.direction', '<>', 'both')
    .$if(kinds !== 'all', (query) => query.where('p.permit_kind_id', 'in', kinds === 'all' ? [] : kinds))
    .$if(numbers !== undefined, (query) => query.where('p.number', 'in', numbers ?? []))
    .where('log.credential_kind', 'is not', null)
    .where('log.credential_normalised', 'is not', null)
    .$narrowType<{ kind: NotNull; credential: NotNull }>()
    .groupBy(['p.number', 'd.direction', 'log.credential_kind', 'log.credential_normalised'])
    .execute()
  const found = new Map<string, Inside>()
  for (const { number, direction, kind, credential, at } of rows) {
    const inside = found.get(number) ?? { ins: new Map<string, number>(), out: 0 }
    const seconds = Math.round(at.getTime() / 1000)
    if (direction === 'exit') inside.out = Math.max(inside.out, seconds)
    else inside.ins.set(credentialKey(kind, credential), seconds)
    found.set(number, inside)
  }
  return found
}

/** What the rules of kinds and bollards ask for. */
const readRules = async (db: Db) => {
  const gates = await gatesInUse(db)
  const kinds = await db
    .selectFrom('permit_kind')
    .select(['id', 'entries_a_day', 'entries_a_month', 'one_inside'])
    .where((is) => is.or([is('entries_a_day', 'is not', null), is('entries_a_month', 'is not', null), is('one_inside', '=', true)]))
    .orderBy('id')
    .execute()
  const counted = kinds.filter((kind) => kind.entries_a_day !== null || kind.entries_a_month !== null)
  const isHard = gates.some(({ passback, direction }) => passback === 'hard' && direction === 'entry')
  const alone = kinds.filter(({ one_inside: one }) => one).map(({ id }) => id)
  return {
    gates,
    /** Where the bollards stand and which way they let vehicles, as a text. */
    places: JSON.stringify(gates.map(({ zone, direction }) => [zone, direction]).toSorted()),
    /** The kinds that count entries, and all that their counts depend on beside the log. */
    counted: counted.map(({ id }) => id),
    limits: JSON.stringify(counted),
    /** The kinds of which it counts who is inside. */
    inside: isHard ? ('all' as const) : alone,
  }
}

type Rules = Awaited<ReturnType<typeof readRules>>

const heardOf = ({ gates, places }: Rules, spent: ReadonlyMap<string, string>, insides: ReadonlyMap<string, Inside>): Heard => {
  const numbersHeard = new Set([...spent.keys(), ...insides.keys()])
  const textOf = (number: string): string => {
    const inside = insides.get(number)
    return JSON.stringify([spent.get(number), [...(inside?.ins ?? [])].toSorted(), inside?.out])
  }
  return {
    exits: (zone) => seesExits(gates, zone),
    gates: places,
    all: new Map([...numbersHeard].map((number) => [number, textOf(number)])),
    of: (permit, credential) => {
      const used = spent.get(permit)
      const inside = insides.get(permit)
      const own = inside?.ins.get(credential)
      const other = Math.max(0, ...[...(inside?.ins ?? [])].filter(([key]) => key !== credential).map(([, at]) => at))
      return {
        ...(used !== undefined && { spent: used }),
        ...(own !== undefined && { in: own }),
        ...(other > 0 && { other }),
        ...(inside !== undefined && inside.out > 0 && { out: inside.out }),
      }
    },
  }
}

const insidesOf = (db: Db, now: Date, { inside }: Rules, numbers?: readonly string[]) =>
  inside.length === 0 ? Promise.resolve(new Map<string, Inside>()) : readInside(db, now, inside, numbers)

/** What the rules need to know of some permits now. */
export const readHeard = async (db: Db, now: Date, numbers: readonly string[]): Promise<Heard> => {
  const rules = await readRules(db)
  if (numbers.length === 0) return heardOf(rules, new Map(), new Map())
  const spent = rules.counted.length === 0 ? new Map<string, string>() : await readSpent(db, now, rules.counted, numbers)
  return heardOf(rules, spent, await insidesOf(db, now, rules, numbers))
}

/** So long a passage may take until others can read it. */
const storingMs = 300_000

/** What the rules need to know of all permits. A month of passages is counted once an hour, and between only those permits of which gates have told something. */
export const createHearing = () => {
  let known: { of: string; at: Date; spent: Map<string, string> } | undefined
  const readChanged = async (db: Db, now: Date, rules: Rules, of: string): Promise<Map<string, string>> => {
    if (known?.of !== of) return readSpent(db, now, rules.counted)
    const told = await db
      .selectFrom('access_log')
      .select('permit_number')
      .distinct()
      .where('received_at', '>', new Date(known.at.getTime() - storingMs))
      .where('permit_number', 'is not', null)
      .$narrowType<{ permit_number: NotNull }>()
      .execute()
    const numbers = told.map(({ permit_number: number }) => number)
    if (numbers.length === 0) return known.spent
    const spent = new Map(known.spent)
    for (const number of numbers) spent.delete(number)
    for (const [number, days] of await readSpent(db, now, rules.counted, numbers)) spent.set(number, days)
    return spent
  }
  return async (db: Db, now: Date): Promise<Heard> => {
    const rules = await readRules(db)
    const insides = await insidesOf(db, now, rules)
    if (rules.counted.length === 0) return heardOf(rules, new Map(), insides)
    const of = JSON.stringify([localDayOf(now), now.getUTCHours(), rules.limits, rules.places])
    known = { of, at: now, spent: await readChanged(db, now, rules, of) }
    return heardOf(rules, known.spent, insides)
  }
}

/** Tells the gates where what was stored just now is something that their rules ask for: the last entry used, or one given back, a vehicle inside or gone. */
export const tellGates = async (
  trx: Trx,
  now: Date,
  stored: readonly { id: string; event_name: string; permit_number: string | null }[],
): Promise<void> => {
  const numbersOf = (...names: string[]): string[] => [
    ...new Set(stored.flatMap(({ event_name: name, permit_number: number }) => (number !== null && names.includes(name) ? [number] : []))),
  ]
  const [passed, counting] = [numbersOf('passed'), numbersOf('admitted', 'not_passed')]
  if (passed.length === 0 && counting.length === 0) return
  const rules = await readRules(trx)
  if (passed.length > 0 && (await insidesOf(trx, now, rules, passed)).size > 0) return notify(trx, 'whitelist')
  if (rules.counted.length === 0 || counting.length === 0) return
  const ids = stored.map(({ id }) => id)
  const [before, after] = [await readSpent(trx, now, rules.counted, counting, ids), await readSpent(trx, now, rules.counted, counting)]
  if (counting.some((number) => before.get(number) !== after.get(number))) await notify(trx, 'whitelist')
}
