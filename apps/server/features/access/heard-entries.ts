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

/** Entries of permits whose kind counts them, since the month began: those that came in, or are coming. */
const readSpent = async (db: Db, now: Date, kinds: readonly string[], numbers?: readonly string[]): Promise<Map<string, string>> => {
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

/** What the rules of kinds and bollards need to know now; of some permits alone where their numbers are given. */
export const readHeard = async (db: Db, now: Date, numbers?: readonly string[]): Promise<Heard> => {
  const gates = await gatesInUse(db)
  const kinds = await db
    .selectFrom('permit_kind')
    .select(['id', 'entries_a_day', 'entries_a_month', 'one_inside'])
    .where((is) => is.or([is('entries_a_day', 'is not', null), is('entries_a_month', 'is not', null), is('one_inside', '=', true)]))
    .execute()
  const exits = (zone: string): boolean => seesExits(gates, zone)
  const places = JSON.stringify(gates.map(({ zone, direction }) => [zone, direction]).toSorted())
  const counted = kinds.filter((kind) => kind.entries_a_day !== null || kind.entries_a_month !== null).map(({ id }) => id)
  const alone = kinds.filter(({ one_inside: one }) => one).map(({ id }) => id)
  const isHard = gates.some(({ passback, direction }) => passback === 'hard' && direction === 'entry')
  if (numbers?.length === 0 || (counted.length === 0 && alone.length === 0 && !isHard)) return { ...nothingHeard, exits, gates: places }
  const spent = counted.length === 0 ? new Map<string, string>() : await readSpent(db, now, counted, numbers)
  const insides = isHard || alone.length > 0 ? await readInside(db, now, isHard ? 'all' : alone, numbers) : new Map<string, Inside>()
  const numbersHeard = new Set([...spent.keys(), ...insides.keys()])
  const textOf = (number: string): string => {
    const inside = insides.get(number)
    return JSON.stringify([spent.get(number), [...(inside?.ins ?? [])].toSorted(), inside?.out])
  }
  return {
    exits,
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

/** Tells the gates where what was stored just now is something that their rules ask for: entries used up or given back, a vehicle inside or gone. */
export const tellGates = async (
  trx: Trx,
  now: Date,
  stored: readonly { event_name: string; permit_number: string | null }[],
): Promise<void> => {
  const numbers = [...new Set(stored.flatMap(({ permit_number: number }) => number ?? []))]
  if (numbers.length === 0) return
  const heard = await readHeard(trx, now, numbers)
  const isNews = stored.some(({ event_name: name, permit_number: number }) => {
    if (number === null) return false
    const { spent, ...inside } = heard.of(number, '')
    return (name === 'passed' && Object.keys(inside).length > 0) || (name === 'admitted' && spent !== undefined)
  })
  const isBack = stored.some(({ event_name: name }) => name === 'not_passed')
  if (isNews || isBack) await notify(trx, 'whitelist')
}
