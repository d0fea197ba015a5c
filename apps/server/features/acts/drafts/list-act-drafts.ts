import { listActDrafts } from '@dovolilnice/contract/acts/drafts/operations'
import { ifGiven, type Db } from '../../../platform/database/db.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { implementList } from '../../../platform/http/context.ts'

/** Drafts with the records that they are about. */
export const draftRows = (db: Db) =>
  db
    .selectFrom('act_draft')
    .leftJoin('application', 'application.id', 'act_draft.application_id')
    .leftJoin('permit', 'permit.id', 'act_draft.permit_id')
    .selectAll('act_draft')
    .select(({ fn }) => [
      'application.number as application_number',
      'permit.number as permit_number',
      fn.coalesce('application.name', 'permit.name').as('party'),
    ])

type Stored = Awaited<ReturnType<ReturnType<typeof draftRows>['execute']>>[number]

const linked = (id: string | null, number: string | null) => (id === null || number === null ? null : { id, number })

export const presentDraft = ({ application_id, permit_id, application_number, permit_number, party, ...draft }: Stored) => ({
  ...draft,
  party: party ?? '',
  application: linked(application_id, application_number),
  permit: linked(permit_id, permit_number),
  record_number: application_number ?? permit_number ?? '',
})

export const handleListActDrafts = implementList(listActDrafts, async ({ body }, { db }) => {
  const query = draftRows(db).$call(ifGiven(body.filters.kind, (rows, kind) => rows.where('act_draft.kind', '=', kind)))
  const sort = { created_at: 'act_draft.created_at', kind: 'act_draft.kind' } as const
  const page = await listRows({ db, query, request: body, sort, tieBreaker: 'act_draft.id' })
  return { ...page, items: page.items.map(presentDraft) }
})
