import type { endProgram, giveRightList, listPrograms, makeProgram, readAssignedRights } from '@dovolilnice/contract/access/street/programs'
import { OperationError } from '@dovolilnice/contract/errors'
import { csvBlock, csvStart } from '@dovolilnice/contract/exports/csv'
import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { openingDays } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { v7 } from 'uuid'
import type { Db, Trx } from '../../../platform/database/db.ts'
import type { Context, Handler } from '../../../platform/http/context.ts'
import { bearerKey, hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { fault } from '../passes/passes.ts'
import { findRight } from './check-parking.ts'
import { credentialsQuery } from '../whitelist-entries.ts'

declare module '../../../platform/database/db.ts' {
  interface Tables {
    program: ProgramTable
  }
}

interface ProgramTable {
  id: string
  name: string
  key_hash: string | null
  made_by: string | null
  made_at: Date
  used_at: Date | null
  ended_at: Date | null
}

export const handleListPrograms: Handler<typeof listPrograms> = async (_, { trx }) => ({
  items: await trx
    .selectFrom('program')
    .select(['id', 'name', 'made_at', 'used_at', 'ended_at'])
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute(),
})

export const handleMakeProgram: Handler<typeof makeProgram> = async ({ body: { name } }, { trx, now, user, record }) => {
  const [id, key] = [v7(), newSecret()]
  await trx
    .insertInto('program')
    .values({ id, name, key_hash: hashSecret(key), made_by: user.id, made_at: now, used_at: null, ended_at: null })
    .execute()
  record({ subject: { type: 'program', id, label: name } })
  return { id, key }
}

export const handleEndProgram: Handler<typeof endProgram> = async ({ params: { id } }, { trx, now, record }) => {
  const program = await trx.selectFrom('program').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (program === undefined) throw new OperationError('not_found')
  if (program.ended_at !== null) throw new OperationError('illegal_transition')
  await trx.updateTable('program').set({ key_hash: null, ended_at: now }).where('id', '=', id).execute()
  record({ subject: { type: 'program', id, label: program.name } })
  return { id }
}

/** The program that calls. @throws OperationError `unauthenticated` */
const findCaller = async ({ trx, signed, now }: Pick<Context, 'trx' | 'signed' | 'now'>) => {
  const program = await trx
    .selectFrom('program')
    .select(['id', 'name', 'used_at'])
    .where('key_hash', '=', hashSecret(bearerKey(signed?.header('authorization'))))
    .executeTakeFirst()
  if (program === undefined) throw new OperationError('unauthenticated')
  const { id, name, used_at: used } = program
  // Not each time: calls of one program would wait for each other's row.
  if (used === null || now.getTime() - used.getTime() > 60_000)
    await trx.updateTable('program').set({ used_at: now }).where('id', '=', id).execute()
  return { id, name }
}

const apdsVersion = async (db: Db): Promise<number> => {
  const row = await db.selectFrom('open_data_version').select('version').where('name', '=', 'apds').executeTakeFirst()
  return row?.version ?? 1
}

/** The name of a zone by its public id; null for the whole town. @throws OperationError `not_found` */
const zoneOf = async (trx: Trx, id: string | undefined): Promise<string | null> => {
  if (id === undefined) return null
  const zone = await trx.selectFrom('zone').select('name').where('id', '=', id).executeTakeFirst()
  if (zone === undefined) throw new OperationError('not_found')
  return zone.name
}

/** Of which kind a right is and how long it lasts; a pass is of no kind. */
const detailsOf = async (trx: Trx, number: string) => {
  const permit = await trx
    .selectFrom('permit')
    .select(['permit_kind_id as kind', 'version', 'valid_until'])
    .where('number', '=', number)
    .executeTakeFirst()
  if (permit !== undefined) return { kind: permit.kind, version: permit.version, expiry: startOfLocalDay(permit.valid_until) }
  const pass = await trx.selectFrom('pass').select('until_at').where('number', '=', number).executeTakeFirstOrThrow()
  return { kind: 'pass', version: 1, expiry: pass.until_at }
}

export const handleReadAssignedRights: Handler<typeof readAssignedRights> = async (
  { query: { credential_id: plate, place } },
  { trx, now, signed, locale, record, capabilities },
) => {
  const program = await findCaller({ trx, signed, now })
  if (plate === '') throw fault('credential_id', 'required', { locale })
  const number = await findRight(trx, plate, await zoneOf(trx, place), now)
  // Of who has no right the trail keeps that somebody asked, not about whom.
  record({
    subject: { type: 'program', ...program, label: program.name },
    after: { plate: number === null ? `${plate.slice(0, 2)}…` : plate },
  })
  const data = number === null ? [] : [await assignedRight(trx, number, plate, await capabilities.readParameters(trx))]
  return { meta: { referenceInstant: now.getTime(), offset: 0, pageSize: data.length, total: data.length }, data }
}

const assignedRight = async (trx: Trx, number: string, plate: string, { municipality }: { municipality: { name: string } }) => {
  const { kind, version, expiry } = await detailsOf(trx, number)
  return {
    ...{ id: number, version, expiry },
    rightHolder: {
      credentials: [
        {
          type: 'licensePlate' as const,
          identifier: { className: 'VehicleCredential', id: plate },
          issuer: [{ language: 'sl', string: municipality.name }],
        },
      ],
    },
    rightSpecification: { id: kind, version: await apdsVersion(trx), className: 'RightSpecification' },
    issueMethod: kind === 'pass' ? ('electronic' as const) : ('permit' as const),
  }
}

/** The list goes to authorities of the state. */
const listTitles = ['Registrska oznaka', 'Območje', 'Vrsta dovolilnice', 'Veljavna od', 'Veljavna do']

export const handleGiveRightList: Handler<typeof giveRightList> = async ({ body }, { trx, now, locale, record }) => {
  const { authority, basis, case_number, day, zone } = body
  if (day < localDayOf(now)) throw fault('day', 'day_past', { locale })
  const rows = await credentialsQuery(trx, day)
    .select('k.name as kind_name')
    .where('c.kind', '=', 'plate')
    .where('p.status', '=', 'issued')
    .where('p.valid_from', '<=', day)
    .where('p.valid_until', '>', day)
    .$if(zone !== null, (query) => query.where('l.zone', '=', zone ?? ''))
    .execute()
  const lines = rows.flatMap((row) => {
    const own = { valid_from: row.credential_from, valid_until: row.credential_until }
    const days = openingDays(own, { valid_from: row.permit_from, valid_until: row.permit_until })
    if (days === undefined || day < days.valid_from || day >= days.valid_until) return []
    return [[row.value_normalised, row.zone, row.kind_name.sl, days.valid_from, addDays(days.valid_until, -1)]]
  })
  record({ reason: `${authority}: ${basis}, ${case_number}`, after: { day, zone, count: lines.length } })
  return { file_name: `vozila-${day}.csv`, csv: csvStart + csvBlock([listTitles, ...lines]) }
}
