import type { ApplicationView } from '@dovolilnice/contract/applications/queue/application-view'
import { mostViews } from '@dovolilnice/contract/applications/queue/count-applications'
import type { deleteApplicationView } from '@dovolilnice/contract/applications/queue/delete-application-view'
import type { listApplicationViews } from '@dovolilnice/contract/applications/queue/list-application-views'
import type { saveApplicationView } from '@dovolilnice/contract/applications/queue/save-application-view'
import type { updateApplicationView } from '@dovolilnice/contract/applications/queue/update-application-view'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { v7 } from 'uuid'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Handler, ReadHandler } from '../../../platform/http/context.ts'

const shown = ['id', 'name', 'search'] as const
const subjectOf = ({ id, name }: { id: string; name: string }) => ({ type: 'application_view' as const, id, label: name })

export const handleListApplicationViews: ReadHandler<typeof listApplicationViews> = async (_input, { db, user }) => ({
  items: await db.selectFrom('application_view').select(shown).where('user_id', '=', user.id).orderBy('created_at').orderBy('id').execute(),
})

/** What a view keeps: what somebody searches for may be an applicant's name, which a view would outlive. */
const keptOf = ({ search, ...kept }: ApplicationView['search']): string => JSON.stringify(kept)

export const handleSaveApplicationView: Handler<typeof saveApplicationView> = async ({ body }, { trx, user, now, locale, record }) => {
  // Two views that are kept at the same moment are counted one after the other.
  await trx.selectFrom('app_user').select('id').where('id', '=', user.id).forNoKeyUpdate().execute()
  const { count } = await trx
    .selectFrom('application_view')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  if (count >= mostViews)
    throw new OperationError('validation', { fields: [fieldError('name', 'too_many_views', locale, { maximum: mostViews })] })
  const view = await trx
    .insertInto('application_view')
    .values({ id: v7(), user_id: user.id, name: body.name, search: keptOf(body.search), created_at: now })
    .returning(shown)
    .executeTakeFirstOrThrow()
  record({ subject: subjectOf(view) })
  return view
}

/** @throws OperationError `not_found`, also for another person's view */
const lockView = async (trx: Trx, id: string, userId: string) => {
  const view = await trx
    .selectFrom('application_view')
    .select(shown)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (view === undefined) throw new OperationError('not_found')
  return view
}

export const handleUpdateApplicationView: Handler<typeof updateApplicationView> = async ({ params, body }, { trx, user, record }) => {
  await lockView(trx, params.id, user.id)
  const view = await trx
    .updateTable('application_view')
    .set({ name: body.name, search: keptOf(body.search) })
    .where('id', '=', params.id)
    .returning(shown)
    .executeTakeFirstOrThrow()
  record({ subject: subjectOf(view) })
  return view
}

export const handleDeleteApplicationView: Handler<typeof deleteApplicationView> = async ({ params }, { trx, user, record }) => {
  const view = await lockView(trx, params.id, user.id)
  await trx.deleteFrom('application_view').where('id', '=', params.id).execute()
  record({ subject: subjectOf(view) })
}
