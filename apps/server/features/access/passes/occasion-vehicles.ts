import * as contract from '@dovolilnice/contract/access/occasions'
import { fieldError, fieldErrors, OperationError } from '@dovolilnice/contract/errors'
import { columnTitles, importColumns } from '@dovolilnice/contract/imports/import-columns'
import { type Locale, textIn } from '@dovolilnice/contract/locale'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatPlate, normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { TableError } from '../../../platform/csv/read-sheet.ts'
import { type FoundTable, keysOfTitles, readUpload, tableOf } from '../../../platform/csv/read-table.ts'
import { type Db, notFound } from '../../../platform/database/db.ts'
import { announce } from '../../../platform/database/notify.ts'
import {
  type Context,
  type Prepare,
  type ReceivedFile,
  implementPrepared,
  implement,
  implementRead,
} from '../../../platform/http/context.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { find, leftOf, lock, requireOpen, stateOf, type Stored, subjectOf, vehiclesOf } from './occasions.ts'
import { endPasses, fault, gatesOf, insertPasses } from './passes.ts'

/** A plate as it was typed, with its line. */
interface Typed {
  line: number
  plate: string
}

interface Plan {
  locale: Locale
  /** Whether it is said which vehicles have a permit: to the office alone, as nobody else may ask that. */
  saysPermits: boolean
}

const permitsOf = async (db: Db, { zone, from_at }: Stored, plates: readonly string[]): Promise<Map<string, string>> => {
  if (plates.length === 0) return new Map()
  const day = localDayOf(from_at)
  const rows = await db
    .selectFrom('permit_credential as c')
    .innerJoin('permit as p', 'p.id', 'c.permit_id')
    .innerJoin('parking_lot as l', 'l.id', 'p.parking_lot_id')
    .select(['c.value_normalised', 'p.number'])
    .where('c.kind', '=', 'plate')
    .where('c.value_normalised', 'in', plates)
    .where('p.status', '=', 'issued')
    .where('p.valid_from', '<=', day)
    .where('p.valid_until', '>', day)
    .where('l.zone', '=', zone)
    .execute()
  return new Map(rows.map(({ value_normalised: plate, number }) => [plate, number]))
}

/** What becomes of each plate: what is refused says what stands there and what would be right. */
const planPlates = async (db: Db, row: Stored, typed: readonly Typed[], { locale, saysPermits }: Plan): Promise<contract.OccasionRow[]> => {
  const open = await db
    .selectFrom('pass')
    .select('plate_normalised')
    .where('occasion_id', '=', row.id)
    .where('ended_at', 'is', null)
    .execute()
  const listed = new Set(open.map(({ plate_normalised: plate }) => plate))
  const permits = saysPermits
    ? await permitsOf(
        db,
        row,
        typed.map(({ plate }) => normalisePlate(plate)),
      )
    : new Map<string, string>()
  let left = await leftOf(db, row)
  const lines = new Map<string, number>()
  const say = (rule: Parameters<typeof fieldError>[1], values = {}): string => fieldError('plates', rule, locale, values).message
  return typed.map(({ line, plate }): contract.OccasionRow => {
    const read = contract.readPlate(plate)
    const cell = `»${plate.slice(0, 40)}«: `
    const [problem] = read.success ? [] : fieldErrors(read.error.issues, locale)
    if (problem !== undefined) return { line, plate: plate.slice(0, 40), outcome: 'refuse', note: `${cell}${problem.message}` }
    const shownPlate = formatPlate(plate)
    const normalised = normalisePlate(plate)
    const earlier = lines.get(normalised)
    if (earlier !== undefined)
      return { line, plate: shownPlate, outcome: 'refuse', note: `${cell}${say('occasion_twice', { line: earlier })}` }
    lines.set(normalised, line)
    if (listed.has(normalised)) return { line, plate: shownPlate, outcome: 'same', note: '' }
    if (left <= 0) return { line, plate: shownPlate, outcome: 'refuse', note: `${cell}${say('occasion_full', { quota: row.quota })}` }
    left -= 1
    const permit = permits.get(normalised)
    return { line, plate: shownPlate, outcome: 'create', note: permit === undefined ? '' : say('occasion_permit', { permit }) }
  })
}

const countRows = (rows: readonly contract.OccasionRow[]) => {
  const count = (wanted: contract.OccasionRow['outcome']): number => rows.filter(({ outcome }) => outcome === wanted).length
  return { create: count('create'), same: count('same'), refuse: count('refuse') }
}

/** Gives the vehicles of a plan their passes. @param issued_by null: the organiser put them on the list */
const givePasses = async (
  { trx, now }: Context,
  row: Stored,
  rows: readonly contract.OccasionRow[],
  issued_by: string | null,
): Promise<void> => {
  const made = rows.filter(({ outcome }) => outcome === 'create')
  if (made.length === 0) return
  const { id: occasion_id, zone, from_at, until_at, name: note } = row
  const vehicles = made.map(({ plate }) => ({ plate, plate_normalised: normalisePlate(plate) }))
  await insertPasses(trx, now, vehicles, { occasion_id, zone, from_at, until_at, purpose: 'visit', note, source: 'event', issued_by })
  await announce(trx, 'access')
}

const plateColumns = (locale: Locale) => {
  const column = importColumns.permits.find(({ key }) => key === 'plates')
  if (column === undefined) throw new Error('The import of permits has no column for plates.')
  return [{ key: 'plates', titles: [textIn(column.title, locale), ...columnTitles(column)], required: true as const }]
}

/** The plates of a file. A single column needs no title: then its first line is a plate too. @throws TableError where no column is one of plates */
const platesOfTable = (found: FoundTable, locale: Locale): Typed[] => {
  const columns = plateColumns(locale)
  const keys = keysOfTitles(found.titles, columns)
  const isBare = found.titles.length === 1 && !keys.includes('plates')
  const { rows } = isBare
    ? { rows: [{ line: 1, cells: found.titles }, ...found.rows].map(({ line, cells }) => ({ line, cells: { plates: cells[0] ?? '' } })) }
    : tableOf(found, keys, columns)
  const typed = rows.flatMap(({ line, cells }) => contract.platesIn(cells['plates'] ?? '').map((plate) => ({ line, plate })))
  if (typed.length === 0) throw new TableError('table_empty')
  return typed
}

interface ReadPlates {
  typed: Typed[]
  file: ReceivedFile
}

const readPlatesFile: Prepare<typeof contract.previewOccasionVehicles | typeof contract.loadOccasionVehicles, ReadPlates> = (_, context) =>
  readUpload(context, contract.mostOccasionVehicles, (found, file) => ({ typed: platesOfTable(found, context.locale), file }))

/** Refused rows first, then those with something to be said. */
const byWeight = ({ outcome, note }: contract.OccasionRow): number => (outcome === 'refuse' ? 0 : note === '' ? 2 : 1)

export const handlePreviewVehicles = implementPrepared(
  contract.previewOccasionVehicles,
  readPlatesFile,
  async ({ params }, context, read) => {
    await context.storage.remove(read.file.storage_key)
    const row = await find(context.trx, params.id)
    requireOpen(row, context.now)
    const rows = await planPlates(context.trx, row, read.typed, { locale: context.locale, saysPermits: true })
    return { ...countRows(rows), rows: rows.toSorted((one, other) => byWeight(one) - byWeight(other) || one.line - other.line) }
  },
)

/** The trail keeps how many, not which: guests are forgotten. */
export const handleLoadVehicles = implementPrepared(contract.loadOccasionVehicles, readPlatesFile, async ({ params }, context, read) => {
  await context.storage.remove(read.file.storage_key)
  const row = await lock(context.trx, params.id)
  requireOpen(row, context.now)
  const rows = await planPlates(context.trx, row, read.typed, { locale: context.locale, saysPermits: true })
  await givePasses(context, row, rows, context.actor.id)
  const counts = countRows(rows)
  context.record({ subject: subjectOf(row), after: { vehicles: counts.create } })
  return counts
})

export const handleRemoveVehicles = implement(contract.removeOccasionVehicles, async ({ params: { id }, body: { ids } }, context) => {
  const { trx, now, user, record } = context
  const row = await lock(trx, id)
  const open = await trx
    .selectFrom('pass')
    .select('id')
    .where('occasion_id', '=', id)
    .where('id', 'in', ids)
    .where('until_at', '>', now)
    .execute()
  await endPasses(
    trx,
    open.map((pass) => pass.id),
    { now, actor: user.id, reason: '' },
  )
  record({ subject: subjectOf(row), after: { vehicles: open.length } })
  return { vehicles: open.length }
})

/** The event of an organiser's link. @throws OperationError `not_found` */
const findByKey = async (db: Db, token: string): Promise<Stored> => {
  const row = await db.selectFrom('occasion').selectAll().where('key_hash', '=', hashSecret(token)).executeTakeFirstOrThrow(notFound)
  return row
}

const isCompletable = (row: Stored, now: Date): boolean => row.complete_until > now && row.cancelled_at === null

const ownOccasion = async (db: Db, row: Stored, now: Date) => {
  const { title } = await db.selectFrom('zone').select('title').where('name', '=', row.zone).executeTakeFirstOrThrow()
  const vehicles = await vehiclesOf(db, row.id).where('ended_at', 'is', null).execute()
  return {
    ...{ ...row, zone: title, vehicles, state: stateOf(row, now), may_change: isCompletable(row, now) },
    gates: (await gatesOf(db, row)).map(({ name }) => name),
    left: Math.max(0, await leftOf(db, row)),
  }
}

export const handleReadOwnOccasion = implementRead(contract.readOwnOccasion, async ({ query: { token } }, { db, now }) =>
  ownOccasion(db, await findByKey(db, token), now),
)

/** The event of a link whose list may still be changed, locked. @throws OperationError `not_found`, `illegal_transition` */
const lockOwn = async ({ trx, now }: Context, token: string): Promise<Stored> => {
  const { id } = await findByKey(trx, token)
  await lock(trx, id)
  // The link may have ended meanwhile.
  const row = await findByKey(trx, token)
  if (!isCompletable(row, now)) throw new OperationError('illegal_transition')
  return row
}

export const handleAddOwnVehicles = implement(contract.addOwnVehicles, async ({ body: { token, plates } }, context) => {
  const { trx, now, locale, record } = context
  const row = await lockOwn(context, token)
  const typed = plates.split('\n').flatMap((text, index) => contract.platesIn(text).map((plate) => ({ line: index + 1, plate })))
  if (typed.length === 0 || typed.length > contract.mostOccasionVehicles) throw fault('plates', 'plate_missing', context)
  const rows = await planPlates(trx, row, typed, { locale, saysPermits: false })
  await givePasses(context, row, rows, null)
  const counts = countRows(rows)
  record({ subject: subjectOf(row), after: { vehicles: counts.create, by_organiser: true } })
  const refused = rows.filter(({ outcome }) => outcome === 'refuse')
  return { ...counts, refused, occasion: await ownOccasion(trx, row, now) }
})

export const handleRemoveOwnVehicle = implement(contract.removeOwnVehicle, async ({ body: { token, id } }, context) => {
  const { trx, now, record } = context
  const row = await lockOwn(context, token)
  const own = await trx
    .selectFrom('pass')
    .select(['id', 'ended_at'])
    .where('id', '=', id)
    .where('occasion_id', '=', row.id)
    .where('issued_by', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  if (own.ended_at === null) await endPasses(trx, [id], { now, actor: null, reason: '' })
  await announce(trx, 'access')
  record({ subject: subjectOf(row), after: { vehicles: own.ended_at === null ? 1 : 0, by_organiser: true } })
  return ownOccasion(trx, row, now)
})

export const handleReadPublicOccasions = implementRead(contract.readPublicOccasions, async (_, { db, now }) => {
  const rows = await db
    .selectFrom('occasion as o')
    .innerJoin('zone as z', 'z.name', 'o.zone')
    .selectAll('o')
    .select(['z.title', 'z.outline'])
    .where('o.published', '=', true)
    .where('o.cancelled_at', 'is', null)
    .where('o.until_at', '>', now)
    .orderBy('o.from_at')
    .limit(50)
    .execute()
  const items = []
  for (const row of rows) items.push({ ...row, zone: row.title, gates: await gatesOf(db, row) })
  return { items }
})
