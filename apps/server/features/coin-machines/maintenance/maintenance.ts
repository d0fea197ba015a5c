import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import { type Db, type Row, type Trx, ifGiven, likePart, notFound, insertRow, sql, updateRow } from '../../../platform/database/db.ts'
import * as contract from '@dovolilnice/contract/coin-machines/maintenance/maintenance'
import { isPermission, permissionsOf, roleOf } from '@dovolilnice/contract/permissions'
import { announce } from '../../../platform/database/notify.ts'
import { v7 } from 'uuid'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { implementList, implement } from '../../../platform/http/context.ts'

/** What an event of the audit trail is about. */
const machineSubject = ({
  machine_id: id,
  cashier_nr,
  cashier_name,
}: {
  machine_id: string
  cashier_nr: string
  cashier_name: string
}) => ({
  type: 'coin_machine' as const,
  id,
  label: `${cashier_nr} ${cashier_name}`,
})

/**
 * A maintenance that is not done, locked, with its machine.
 * @param version the one that the caller read
 * @throws OperationError `not_found`, `conflict`, `illegal_transition`
 */
const lockOpenMaintenance = async (trx: Trx, id: string, version: number) => {
  const row = await trx
    .selectFrom('machine_maintenance')
    .innerJoin('coin_machine', 'coin_machine.id', 'machine_maintenance.machine_id')
    .leftJoin('app_user', 'app_user.id', 'machine_maintenance.taken_by')
    .selectAll('machine_maintenance')
    .select(['coin_machine.cashier_nr', 'coin_machine.cashier_name', 'app_user.name as taken_by_name'])
    .where('machine_maintenance.id', '=', id)
    .forUpdate('machine_maintenance')
    .executeTakeFirstOrThrow(notFound)
  if (row.done_at !== null) throw new OperationError('illegal_transition')
  if (row.version !== version) throw new OperationError('conflict', { details: { version: row.version } })
  return row
}

const mayMaintain = ({ role, granted, revoked }: Row<'app_user'>): boolean =>
  permissionsOf(roleOf(role), { granted: granted.filter(isPermission), revoked: revoked.filter(isPermission) }).includes(
    'machines:maintain',
  )

/** Residents, who are many, hold the right only where it was granted. */
const findMaintainers = async (db: Db): Promise<Row<'app_user'>[]> => {
  const people = await db
    .selectFrom('app_user')
    .selectAll()
    .where('active', '=', true)
    .where('anonymised_at', 'is', null)
    .where((is) => is.or([is('role', '<>', 'regular'), sql<boolean>`'machines:maintain' = any(granted)`]))
    .orderBy('name')
    .execute()
  return people.filter(mayMaintain)
}

export const handleReadMaintainers = implement(contract.readMaintainers, async (_, { db }) => ({
  people: (await findMaintainers(db)).map(({ id, name }) => ({ id, name })),
}))

export const handleAssignMaintenance = implement(
  contract.assignMaintenance,
  async ({ params: { id }, body }, { trx, now, locale, record }) => {
    const work = await lockOpenMaintenance(trx, id, body.version)
    const person = (await findMaintainers(trx)).find((one) => one.id === body.person_id)
    if (person === undefined) throw invalidField('person_id', 'invalid', locale)
    await updateRow(trx, 'machine_maintenance', id, { taken_by: person.id, taken_at: now, version: body.version + 1 })
    await trx
      .updateTable('machine_alert')
      .set({ taken_by: person.id, taken_at: now })
      .where('id', '=', work.alert_id)
      .where('ended_at', 'is', null)
      .execute()
    await announce(trx, 'machines')
    record({ subject: machineSubject(work), before: { person: work.taken_by_name }, after: { person: person.name, fault: work.fault } })
  },
)

/** Ends a maintenance. Its alert ends too, and begins anew only when the machine says so again. */
export const handleCloseMaintenance = implement(contract.closeMaintenance, async ({ params: { id }, body }, context) => {
  const { trx, now, user, files, locale, record } = context
  if (files.length > contract.mostPhotos) throw invalidField('photo', 'too_many', locale, { maximum: contract.mostPhotos })
  const work = await lockOpenMaintenance(trx, id, body.version)
  const taken = work.taken_at === null ? { taken_by: user.id, taken_at: now } : {}
  await updateRow(trx, 'machine_maintenance', id, {
    ...taken,
    done: body.done,
    parts: body.parts || null,
    done_at: now,
    version: body.version + 1,
  })
  const photos = files.map(({ field, ...file }) => ({ ...file, id: v7(), maintenance_id: id, created_at: now }))
  if (photos.length > 0) await insertRow(trx, 'maintenance_photo', photos)
  await trx
    .updateTable('machine_alert')
    .set((alert) => ({ settled_at: now, ended_at: alert.fn.coalesce('ended_at', alert.val(now)) }))
    .where('id', '=', work.alert_id)
    .execute()
  await announce(trx, 'machines')
  const after = { fault: work.fault, work_done: body.done, parts: body.parts || null, photos: photos.length }
  record({ subject: machineSubject(work), after })
})

type Action = (typeof contract.maintenanceActions)[number]

const rows = (db: Db) =>
  db
    .selectFrom('machine_maintenance as work')
    .innerJoin('coin_machine', 'coin_machine.id', 'work.machine_id')
    .leftJoin('app_user as taker', 'taker.id', 'work.taken_by')
    .leftJoin('app_user as reporter', 'reporter.id', 'work.reported_by')
    .select([
      'work.id',
      'work.machine_id',
      'work.fault',
      'work.reported_at',
      'work.taken_at',
      'work.done',
      'work.parts',
      'work.done_at',
      'work.version',
    ])
    .select(['coin_machine.cashier_nr', 'coin_machine.cashier_name', 'taker.name as taken_by_name', 'reporter.name as reported_by_name'])

const photosOf = async (db: Db, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, { id: string; file_name: string }[]>()
  const photos = await db
    .selectFrom('maintenance_photo')
    .select(['id', 'file_name', 'maintenance_id'])
    .where('maintenance_id', 'in', ids)
    .orderBy('id')
    .execute()
  return Map.groupBy(photos, ({ maintenance_id: id }) => id)
}

const statusOf = ({
  taken_at: taken,
  done_at: done,
}: {
  taken_at: Date | null
  done_at: Date | null
}): (typeof contract.maintenanceStatuses)[number] => (done !== null ? 'done' : taken !== null ? 'taken' : 'reported')

export const handleListMaintenance = implementList(contract.listMaintenance, async ({ body }, { db, user }) => {
  const { search, status, machine_id, from, until } = body.filters
  const page = await listRows({
    db,
    query: rows(db)
      .$call(
        ifGiven(search || undefined, (query, search) =>
          query.where((is) =>
            is.or(
              (['work.fault', 'work.done', 'coin_machine.cashier_name'] as const).map((column) => is(column, 'ilike', likePart(search))),
            ),
          ),
        ),
      )
      .$if(status === 'done', (query) => query.where('work.done_at', 'is not', null))
      .$if(status === 'taken', (query) => query.where('work.done_at', 'is', null).where('work.taken_at', 'is not', null))
      .$if(status === 'reported', (query) => query.where('work.done_at', 'is', null).where('work.taken_at', 'is', null))
      .$call(ifGiven(machine_id, (query, id) => query.where('work.machine_id', '=', id)))
      .$call(ifGiven(from, (query, from) => query.where('work.reported_at', '>=', new Date(from))))
      .$call(ifGiven(until, (query, until) => query.where('work.reported_at', '<', new Date(until)))),
    request: body,
    sort: { reported_at: 'work.reported_at', done_at: 'work.done_at', cashier_name: 'coin_machine.cashier_name' },
    tieBreaker: 'work.id',
  })
  const photos = await photosOf(
    db,
    page.items.map(({ id }) => id),
  )
  const mayMaintain = user.permissions.includes('machines:maintain')
  const items = page.items.map((row) => {
    const actions: Action[] = mayMaintain && row.done_at === null ? ['assign', 'close'] : []
    return { ...row, status: statusOf(row), photos: photos.get(row.id) ?? [], actions }
  })
  return { ...page, items }
})

export const handleReportFault = implement(contract.reportFault, async ({ params, body: { fault } }, { trx, now, user, record }) => {
  const machine = await trx.selectFrom('coin_machine').selectAll().where('id', '=', params.id).executeTakeFirstOrThrow(notFound)
  const id = v7()
  const work = { id, machine_id: machine.id, fault, reported_at: now, reported_by: user.id }
  await insertRow(trx, 'machine_maintenance', work)
  await announce(trx, 'machines')
  record({ subject: machineSubject({ ...machine, machine_id: machine.id }), after: { fault } })
  return { id }
})

export const handleReadMaintenancePhoto = implement(contract.readMaintenancePhoto, async ({ params }, { trx, storage, record }) => {
  const photo = await trx
    .selectFrom('maintenance_photo')
    .innerJoin('machine_maintenance', 'machine_maintenance.id', 'maintenance_photo.maintenance_id')
    .innerJoin('coin_machine', 'coin_machine.id', 'machine_maintenance.machine_id')
    .select(['storage_key', 'media_type', 'file_name', 'machine_id', 'cashier_nr', 'cashier_name'])
    .where('maintenance_photo.id', '=', params.id)
    .executeTakeFirstOrThrow(notFound)
  record({ subject: machineSubject(photo) })
  return { stream: await storage.open(photo.storage_key), media_type: photo.media_type, file_name: photo.file_name }
})
