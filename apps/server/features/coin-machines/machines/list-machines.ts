import type { listMachines } from '@dovolilnice/contract/coin-machines/machine-list'
import { sql } from 'kysely'
import { ifGiven } from '../../../platform/database/if-given.ts'
import { likePart } from '../../../platform/database/like.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import type { ReadHandler } from '../../../platform/http/context.ts'

export const handleListMachines: ReadHandler<typeof listMachines> = ({ body }, { db }) => {
  const { search, with_errors, active } = body.filters
  return listRows({
    db,
    query: db
      .selectFrom('coin_machine')
      .selectAll()
      .select(sql<boolean>`key_hash is not null`.as('has_key'))
      .$call(
        ifGiven(search || undefined, (query, search) =>
          query.where((is) =>
            is.or(
              (['cashier_nr', 'cashier_name', 'business_premise_name', 'code'] as const).map((column) =>
                is(column, 'ilike', likePart(search)),
              ),
            ),
          ),
        ),
      )
      .$if(with_errors === true, (query) => query.where('errors_str', '!=', ''))
      .$call(ifGiven(active, (query, active) => query.where('active', '=', active))),
    request: body,
    sort: {
      cashier_nr: 'cashier_nr',
      cashier_name: 'cashier_name',
      business_premise_name: 'business_premise_name',
      coins: 'coins',
      chng: 'chng',
      pfill: 'pfill',
      last_update: 'last_update',
    },
    tieBreaker: 'id',
  })
}
