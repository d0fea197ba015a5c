import { addDays, addMonths, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { type Db, type Row, type Trx, sql, readRow } from '../../../platform/database/db.ts'
import { lockKeys } from '../../../platform/database/session.ts'
import { endPasses, insertPasses } from './passes.ts'

type Waiting = Row<'application'>

/** Applications of the same person since an instant: of the account, the address or the tax number. */
const ofPerson = (trx: Trx, { id, user_id, email, tax_number }: Waiting) =>
  trx
    .selectFrom('application as a')
    .where('a.id', '<>', id)
    .where((is) =>
      is.or([
        ...(user_id === null ? [] : [is('a.user_id', '=', user_id)]),
        ...(email === null ? [] : [is('a.email', '=', email)]),
        ...(tax_number === null ? [] : [is('a.tax_number', '=', tax_number)]),
      ]),
    )

/** The vehicles of an application that may be let through: none of a person, and no vehicle, that was let through or refused within these months. */
const vehiclesToLetThrough = async (trx: Trx, application: Waiting, since: Date): Promise<string[]> => {
  const person = ofPerson(trx, application)
  const had = await person
    .innerJoin('pass as p', 'p.application_id', 'a.id')
    .select('p.id')
    .where('p.issued_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  const refused = await person
    .select('a.id')
    .where('a.status', 'in', ['rejected', 'dismissed'])
    .where('a.updated_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  if (had !== undefined || refused !== undefined) return []
  const used = await trx
    .selectFrom('pass')
    .select('plate_normalised')
    .where('source', '=', 'interim')
    .where('plate_normalised', 'in', application.plates_normalised)
    .where('issued_at', '>=', since)
    .execute()
  const ofOthers = await trx
    .selectFrom('application')
    .select('plates_normalised')
    .where('id', '<>', application.id)
    .where('status', 'in', ['rejected', 'dismissed'])
    .where('updated_at', '>=', since)
    .where(sql<boolean>`plates_normalised && ${application.plates_normalised}::text[]`)
    .execute()
  const spent = new Set([...used.map(({ plate_normalised: plate }) => plate), ...ofOthers.flatMap((other) => other.plates_normalised)])
  return application.plates.filter((plate) => !spent.has(normalisePlate(plate)))
}

/**
 * Lets the vehicles of a complete application through until it is decided, where its kind says so: from its first day on, and no longer than the kind
 * allows. The same application gets it once.
 */
export const giveInterim = async (trx: Trx, application: Waiting, now: Date): Promise<void> => {
  const { id, number: note, permit_kind_id: kindId, parking_lot_id: lotId, valid_from, valid_until, plates, email } = application
  const kind = await readRow(trx, 'permit_kind', kindId, ['interim_days', 'interim_months', 'openings'])
  if (kind.interim_days === null || !kind.openings.includes('plate')) return
  // Two applications at once of one person or vehicle must not both get it.
  await lockKeys(
    trx,
    [...application.plates_normalised, email, application.user_id, application.tax_number]
      .flatMap((key) => (key === null ? [] : [`interim ${key}`]))
      .toSorted(),
  )
  const earlier = await trx.selectFrom('pass').select('id').where('application_id', '=', id).limit(1).executeTakeFirst()
  if (earlier !== undefined || plates.length === 0) return
  const today = localDayOf(now)
  const vehicles = await vehiclesToLetThrough(trx, application, startOfLocalDay(addMonths(today, -kind.interim_months)))
  const first = valid_from > today ? valid_from : today
  const end = [addDays(first, kind.interim_days), valid_until].toSorted()[0] ?? valid_until
  if (vehicles.length === 0 || end <= first) return
  const { zone } = await trx.selectFrom('parking_lot').select('zone').where('id', '=', lotId).executeTakeFirstOrThrow()
  const from_at = first === today ? now : startOfLocalDay(first)
  const terms = { application_id: id, zone, from_at, until_at: startOfLocalDay(end), purpose: 'other', note, source: 'interim' } as const
  const given = vehicles.map((plate) => ({ plate, plate_normalised: normalisePlate(plate) }))
  await insertPasses(trx, now, given, { ...terms, issued_by: null })
}

/** Ends what let the vehicles of an application through; what is still asked for keeps it. */
export const endInterim = async (trx: Trx, { id, number }: Waiting, now: Date, keep: readonly string[] = []): Promise<void> => {
  const open = await trx
    .selectFrom('pass')
    .select(['id', 'plate_normalised'])
    .where('application_id', '=', id)
    .where('until_at', '>', now)
    .execute()
  const ended = open.filter(({ plate_normalised: plate }) => !keep.includes(plate)).map((pass) => pass.id)
  await endPasses(trx, ended, { now, actor: null, reason: number })
}

/** Until when which vehicles of an application may pass before it is decided; null: none. */
export const readInterim = async (
  db: Db,
  applicationId: string,
  now: Date,
): Promise<{ from_at: Date; until_at: Date; plates: string[] } | null> => {
  const rows = await db
    .selectFrom('pass')
    .select(['plate', 'from_at', 'until_at'])
    .where('application_id', '=', applicationId)
    .where('until_at', '>', now)
    .orderBy('number')
    .execute()
  const [first] = rows
  return first === undefined ? null : { from_at: first.from_at, until_at: first.until_at, plates: rows.map(({ plate }) => plate) }
}
