import type { listActs } from '@dovolilnice/contract/acts/record/list-acts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import { ifGiven } from '../../../platform/database/if-given.ts'
import { likePart } from '../../../platform/database/like.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import type { Db } from '../../../platform/database/tables.ts'
import type { ReadHandler } from '../../../platform/http/context.ts'
import { actRows, presentAct, standingIs } from './act-rows.ts'

type Filters = Parameters<typeof handleListActs>[0]['body']['filters']

const holds = (search: string) => {
  const part = likePart(search)
  return sql<boolean>`(act.number ilike ${part} or act.party ->> 'name' ilike ${part} or application.number ilike ${part}
    or permit.number ilike ${part} or service.consignment ilike ${part})`
}

/** An open proposal to restore a term, about the act of the query around it. */
const openRestitution = (db: Db) =>
  db
    .selectFrom('act_restitution')
    .select('act_restitution.id')
    .where(sql<boolean>`act_restitution.act_id = act.id`)
    .where('act_restitution.outcome', 'is', null)
    .where('act_restitution.withdrawn_at', 'is', null)

const filtered = (db: Db, filters: Filters, today: string) => {
  const { search, kind, standing, manner, appeal_ends: ends, restitution, from, until } = filters
  return actRows(db)
    .$call(ifGiven(search || undefined, (rows, text) => rows.where(holds(text))))
    .$call(ifGiven(kind, (rows, one) => rows.where('act.kind', '=', one)))
    .$call(ifGiven(standing, (rows, one) => rows.where(standingIs(one, today))))
    .$call(ifGiven(manner, (rows, one) => rows.where('service.manner', '=', one)))
    .$call(ifGiven(ends, (rows, day) => rows.where(standingIs('term_runs', today)).where('way.appeal_until', '<=', day)))
    .$call(ifGiven(restitution || undefined, (rows) => rows.where(({ exists }) => exists(openRestitution(db)))))
    .$call(ifGiven(from, (rows, instant) => rows.where('act.issued_at', '>=', new Date(instant))))
    .$call(ifGiven(until, (rows, instant) => rows.where('act.issued_at', '<', new Date(instant))))
}

export const handleListActs: ReadHandler<typeof listActs> = async ({ body }, { db, now, record }) => {
  record({ after: { filters: body.filters, page: body.page } })
  const today = localDayOf(now)
  const sort = {
    number: 'act.number',
    kind: 'act.kind',
    issued_at: 'act.issued_at',
    served_on: 'way.served_on',
    appeal_until: 'way.appeal_until',
    final_on: 'way.final_on',
  } as const
  const page = await listRows({ db, query: filtered(db, body.filters, today), request: body, sort, tieBreaker: 'act.id' })
  return { ...page, items: page.items.map((row) => presentAct(row, today)) }
}
