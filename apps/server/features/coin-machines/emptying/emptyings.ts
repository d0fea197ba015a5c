import { listEmptyings } from '@dovolilnice/contract/coin-machines/emptying/emptying'
import { ifGiven, likePart, type Db, notFound } from '../../../platform/database/db.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { implementList } from '../../../platform/http/context.ts'

const rows = (db: Db) =>
  db
    .selectFrom('machine_emptying as emptying')
    .innerJoin('coin_machine', 'coin_machine.id', 'emptying.machine_id')
    .innerJoin('app_user', 'app_user.id', 'emptying.emptied_by')
    .select([
      'emptying.id',
      'emptying.number',
      'emptying.machine_id',
      'emptying.emptied_at',
      'emptying.recorded_at',
      'emptying.counted_cents',
    ])
    .select(['emptying.reported_cents', 'emptying.report_at', 'emptying.difference_cents', 'emptying.reason', 'emptying.vat_cents'])
    .select([
      'coin_machine.cashier_nr',
      'coin_machine.cashier_name',
      'coin_machine.business_premise_name',
      'app_user.name as emptied_by_name',
    ])

export const handleListEmptyings = implementList(listEmptyings, ({ body }, { db }) => {
  const { search, machine_id, with_difference, from, until } = body.filters
  return listRows({
    db,
    query: rows(db)
      .$call(
        ifGiven(search || undefined, (query, search) =>
          query.where((is) =>
            is.or([is('emptying.number', 'ilike', likePart(search)), is('coin_machine.cashier_name', 'ilike', likePart(search))]),
          ),
        ),
      )
      .$call(ifGiven(machine_id, (query, id) => query.where('emptying.machine_id', '=', id)))
      .$if(with_difference === true, (query) => query.where('emptying.difference_cents', '!=', 0))
      .$call(ifGiven(from, (query, from) => query.where('emptying.emptied_at', '>=', new Date(from))))
      .$call(ifGiven(until, (query, until) => query.where('emptying.emptied_at', '<', new Date(until)))),
    request: body,
    sort: { number: 'emptying.number', emptied_at: 'emptying.emptied_at', difference_cents: 'emptying.difference_cents' },
    tieBreaker: 'emptying.id',
  })
})

/** One emptying with what was counted. @throws OperationError `not_found` */
export const readEmptying = async (db: Db, id: string) => {
  const emptying = await rows(db)
    .select(['emptying.counts', 'emptying.vat_basis_points'])
    .where('emptying.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return emptying
}

export type EmptyingDetails = Awaited<ReturnType<typeof readEmptying>>
