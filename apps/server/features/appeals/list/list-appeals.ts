import { allowedAppealActions, appealStatusLabels, openAppealStatuses } from '@dovolilnice/contract/appeals/appeal-status'
import { appealTimelinessOf } from '@dovolilnice/contract/appeals/appeal-terms'
import type { Permission } from '@dovolilnice/contract/permissions'
import { type Db, ifGiven, likePart, sql } from '../../../platform/database/db.ts'
import { listAppeals } from '@dovolilnice/contract/appeals/operations'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { mostFound } from '@dovolilnice/contract/search/search'
import type { SearchSource } from '../../../platform/search/search-text.ts'
import { implementList } from '../../../platform/http/context.ts'

/** Appeals with their acts, the last day of their terms and the records that those are about. */
export const appealRows = (db: Db) =>
  db
    .selectFrom('appeal')
    .innerJoin('act', 'act.id', 'appeal.act_id')
    .leftJoin('act_standing as way', 'way.act_id', 'act.id')
    .leftJoin('application', 'application.id', 'act.application_id')
    .leftJoin('permit', 'permit.id', 'act.permit_id')
    .selectAll('appeal')
    .select([
      'act.number as act_number',
      'act.kind as act_kind',
      'act.application_id',
      'act.permit_id',
      'application.number as application_number',
      'permit.number as permit_number',
      'way.appeal_until',
    ])

type Stored = Awaited<ReturnType<ReturnType<typeof appealRows>['execute']>>[number]

export const linked = (id: string | null, number: string | null) => (id === null || number === null ? null : { id, number })

export const presentAppeal = (row: Stored, permissions: readonly Permission[]) => ({
  ...row,
  application: linked(row.application_id, row.application_number),
  permit: linked(row.permit_id, row.permit_number),
  record_number: row.application_number ?? row.permit_number ?? '',
  timeliness: appealTimelinessOf(row.lodged_on, row.appeal_until),
  actions: allowedAppealActions(row, permissions),
})

/** The term of appeal of an act: when it was served, and the last day for an appeal; null while the day of service is not known. */
export interface AppealTerm {
  served_on: string | null
  last_day: string | null
}

/** The term of an act, as the record of its service says it. */
export const readAppealTerm = async (db: Db, actId: string): Promise<AppealTerm> =>
  (await db
    .selectFrom('act_standing')
    .select(['served_on', 'appeal_until as last_day'])
    .where('act_id', '=', actId)
    .executeTakeFirst()) ?? {
    served_on: null,
    last_day: null,
  }

/** Whether a part of a number or of the appellant's name is the text. */
export const holds = (search: string) => {
  const part = likePart(search)
  return sql<boolean>`(appeal.number ilike ${part} or appeal.appellant_name ilike ${part} or act.number ilike ${part}
    or application.number ilike ${part} or permit.number ilike ${part})`
}

export const handleListAppeals = implementList(listAppeals, async ({ body }, { db, user }) => {
  const { search, status, record_id, act_id } = body.filters
  const page = await listRows({
    db,
    query: appealRows(db)
      .$call(ifGiven(search || undefined, (query, search) => query.where(holds(search))))
      .$call(ifGiven(status, (query, status) => query.where('appeal.status', 'in', status === 'open' ? openAppealStatuses : [status])))
      .$call(
        ifGiven(record_id, (query, id) => query.where((is) => is.or([is('act.application_id', '=', id), is('act.permit_id', '=', id)]))),
      )
      .$call(ifGiven(act_id, (query, id) => query.where('appeal.act_id', '=', id))),
    request: body,
    sort: {
      number: 'appeal.number',
      status: 'appeal.status',
      appellant_name: 'appeal.appellant_name',
      lodged_on: 'appeal.lodged_on',
      due_on: 'appeal.due_on',
    },
    tieBreaker: 'appeal.id',
  })
  return { ...page, items: page.items.map((row) => presentAppeal(row, user.permissions)) }
})

/** Appeals for the search: by number, appellant, the appealed act or its record. There are few, so no index is needed; the newest come first. */
export const appealSearch: SearchSource = {
  group: 'appeals',
  permission: 'applications:read',
  find: async (db, { typed, similar }) => {
    if (similar) return []
    const rows = await appealRows(db)
      .where(holds(typed))
      .orderBy('appeal.lodged_on', 'desc')
      .orderBy('appeal.id')
      .limit(mostFound)
      .execute()
    return rows.map(({ id, number, appellant_name: name, status }) => ({
      id,
      title: `${number} · ${name}`,
      about: appealStatusLabels[status],
    }))
  },
}
