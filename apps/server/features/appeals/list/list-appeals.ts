import { openAppealStatuses } from '@dovolilnice/contract/appeals/appeal-status'
import type { listAppeals } from '@dovolilnice/contract/appeals/list-appeals'
import { sql } from 'kysely'
import { ifGiven } from '../../../platform/database/if-given.ts'
import { likePart } from '../../../platform/database/like.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import type { ReadHandler } from '../../../platform/http/context.ts'
import { appealRows, presentAppeal } from './appeal-rows.ts'
import { readAppealTerms } from './appeal-terms.ts'

/** Whether a part of a number or of the appellant's name is the text. */
export const holds = (search: string) => {
  const part = likePart(search)
  return sql<boolean>`(appeal.number ilike ${part} or appeal.appellant_name ilike ${part} or act.number ilike ${part}
    or application.number ilike ${part} or permit.number ilike ${part})`
}

export const handleListAppeals: ReadHandler<typeof listAppeals> = async ({ body }, { db, user, record }) => {
  record({ after: { filters: body.filters, page: body.page } })
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
  const terms = await readAppealTerms(
    db,
    page.items.map(({ act_id: id }) => id),
  )
  return { ...page, items: page.items.map((row) => presentAppeal(row, terms.get(row.act_id)?.last_day ?? null, user.permissions)) }
}
