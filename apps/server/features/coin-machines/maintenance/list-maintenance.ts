import type {
  listMaintenance,
  maintenanceActions,
  maintenanceStatuses,
} from '@dovolilnice/contract/coin-machines/maintenance/maintenance-list'
import type { Db } from '../../../platform/database/tables.ts'
import { ifGiven } from '../../../platform/database/if-given.ts'
import { likePart } from '../../../platform/database/like.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import type { ReadHandler } from '../../../platform/http/context.ts'

type Action = (typeof maintenanceActions)[number]

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
}): (typeof maintenanceStatuses)[number] => (done !== null ? 'done' : taken !== null ? 'taken' : 'reported')

export const handleListMaintenance: ReadHandler<typeof listMaintenance> = async ({ body }, { db, user }) => {
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
}
