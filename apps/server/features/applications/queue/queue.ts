import type { ApplicationView } from '@dovolilnice/contract/applications/queue/application-view'
import { countApplications, mostViews } from '@dovolilnice/contract/applications/queue/count-applications'
import * as contract from '@dovolilnice/contract/applications/queue/operations'
import { listApplicationViews } from '@dovolilnice/contract/applications/queue/list-application-views'
import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import { type Db, type Trx, notFound, sql } from '../../../platform/database/db.ts'
import { type Assignee, listAssignees } from '@dovolilnice/contract/applications/queue/list-assignees'
import { openStatuses } from '@dovolilnice/contract/applications/application-status'
import type { Locale } from '@dovolilnice/contract/locale'
import { permissionsHeld, changeApplication, lockApplication } from '../decide/application-step.ts'
import { filtered, firstUnseen } from '../list/application-list.ts'
import { assignApplication } from '@dovolilnice/contract/applications/queue/assign-application'
import { type SignedInContext, implement } from '../../../platform/http/context.ts'
import { type ApplicationRecord, subjectOf } from '../record/application-record.ts'

const shown = ['id', 'name', 'search'] as const
const viewSubject = ({ id, name }: { id: string; name: string }) => ({ type: 'application_view' as const, id, label: name })

export const handleListApplicationViews = implement(listApplicationViews, async (_input, { db, user }) => ({
  items: await db.selectFrom('application_view').select(shown).where('user_id', '=', user.id).orderBy('created_at').orderBy('id').execute(),
}))

/** What a view keeps: what somebody searches for may be an applicant's name, which a view would outlive. */
const keptOf = ({ search, ...kept }: ApplicationView['search']): string => JSON.stringify(kept)

export const handleSaveApplicationView = implement(contract.saveApplicationView, async ({ body }, { trx, user, now, locale, record }) => {
  // Two views that are kept at the same moment are counted one after the other.
  await trx.selectFrom('app_user').select('id').where('id', '=', user.id).forNoKeyUpdate().execute()
  const { count } = await trx
    .selectFrom('application_view')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  if (count >= mostViews) throw invalidField('name', 'too_many_views', locale, { maximum: mostViews })
  const view = await trx
    .insertInto('application_view')
    .values({ id: v7(), user_id: user.id, name: body.name, search: keptOf(body.search), created_at: now })
    .returning(shown)
    .executeTakeFirstOrThrow()
  record({ subject: viewSubject(view) })
  return view
})

/** @throws OperationError `not_found`, also for another person's view */
const lockView = async (trx: Trx, id: string, userId: string) => {
  const view = await trx
    .selectFrom('application_view')
    .select(shown)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  return view
}

export const handleUpdateApplicationView = implement(contract.updateApplicationView, async ({ params, body }, { trx, user, record }) => {
  await lockView(trx, params.id, user.id)
  const view = await trx
    .updateTable('application_view')
    .set({ name: body.name, search: keptOf(body.search) })
    .where('id', '=', params.id)
    .returning(shown)
    .executeTakeFirstOrThrow()
  record({ subject: viewSubject(view) })
  return view
})

export const handleDeleteApplicationView = implement(contract.deleteApplicationView, async ({ params }, { trx, user, record }) => {
  const view = await lockView(trx, params.id, user.id)
  await trx.deleteFrom('application_view').where('id', '=', params.id).execute()
  record({ subject: viewSubject(view) })
})

/** Everyone who conducts procedures, and who still has open applications though they no longer do, by name. */
export const readClerks = async (db: Db): Promise<Assignee[]> => {
  const counted = await db
    .selectFrom('application')
    .select(({ fn, ref }) => [ref('assigned_to').$notNull().as('id'), fn.countAll<number>().as('open')])
    .where('assigned_to', 'is not', null)
    .where('status', 'in', openStatuses)
    .groupBy('assigned_to')
    .execute()
  const open = new Map(counted.map((row) => [row.id, row.open]))
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'name', 'role', 'granted', 'revoked', 'active', 'anonymised_at'])
    .where(({ or, eb }) =>
      or([
        eb('role', 'in', ['root', 'admin']),
        sql<boolean>`${'applications:conduct'} = any(granted)`,
        ...(open.size > 0 ? [eb('id', 'in', [...open.keys()])] : []),
      ]),
    )
    .orderBy('name')
    .execute()
  return people
    .map((person) => ({
      id: person.id,
      name: person.name,
      open: open.get(person.id) ?? 0,
      conducts: person.active && person.anonymised_at === null && permissionsHeld(person).includes('applications:conduct'),
    }))
    .filter((person) => person.conducts || person.open > 0)
}

/** @throws OperationError `validation` for somebody who does not conduct procedures, at the field of that name */
export const requireClerk = async (db: Db, id: string, field: string, locale: Locale): Promise<void> => {
  const clerks = await readClerks(db)
  if (!clerks.some((person) => person.id === id && person.conducts)) throw invalidField(field, 'assignee', locale)
}

/** How many applications each view has; one after the other, so that the counts of one screen hold one connection. */
export const handleCountApplications = implement(countApplications, async ({ body }, { db, user, now }) => {
  const reader = { id: user.id, actors: user.permissions, now }
  const counts: number[] = []
  for (const filters of body.views) {
    const { count } = await filtered(db, filters, reader)
      .clearSelect()
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    counts.push(count)
  }
  return { counts }
})

export const handleNextApplication = implement(contract.nextApplication, async ({ body: { view, rest, seen } }, { db, user, now }) => {
  const reader = { id: user.id, actors: user.permissions, now }
  const following = { ...view, filters: { ...view.filters, ids: rest } }
  const next = (rest.length > 0 ? await firstUnseen(db, following, seen, reader) : undefined) ?? (await firstUnseen(db, view, seen, reader))
  return { next: next ?? null }
})

export const handleListAssignees = implement(listAssignees, async (_input, { db }) => ({ items: await readClerks(db) }))

/**
 * Who conducts procedures takes what nobody has, and gives back what is their own.
 * @throws OperationError `forbidden` for anything else without `applications:assign`
 */
const requireOwn = ({ user }: SignedInContext, { assigned_to: before }: ApplicationRecord, after: string | null): void => {
  const isOwn = [before, after].every((id) => id === null || id === user.id)
  if (!isOwn && !user.permissions.includes('applications:assign')) throw new OperationError('forbidden')
}

export const handleAssignApplication = implement(assignApplication, async ({ params, body }, context) => {
  const { trx, now, locale } = context
  const before = await lockApplication(trx, context, params.id, body.version)
  if (!openStatuses.includes(before.status)) throw new OperationError('illegal_transition', { details: { status: before.status } })
  requireOwn(context, before, body.assigned_to)
  if (body.assigned_to !== null) await requireClerk(trx, body.assigned_to, 'assigned_to', locale)
  const after = await changeApplication(trx, before, { assigned_to: body.assigned_to }, now)
  context.record({ subject: subjectOf(after), before, after })
  return after
})

/** All open applications of one clerk go to another, or to nobody; each of them has its own event, so that its history shows it. */
export const handleHandOverApplications = implement(contract.handOverApplications, async ({ body: { from, to } }, context) => {
  const { trx, now, locale } = context
  const person = await trx.selectFrom('app_user').select(['id', 'name']).where('id', '=', from).executeTakeFirstOrThrow(notFound)
  if (to === from) throw invalidField('to', 'same_assignee', locale)
  if (to !== null) await requireClerk(trx, to, 'to', locale)
  const applications = await trx
    .selectFrom('application')
    .selectAll()
    .where('assigned_to', '=', from)
    .where('status', 'in', openStatuses)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const before of applications) {
    const after = await changeApplication(trx, before, { assigned_to: to }, now)
    await context.recordAlso('application:assign', { subject: subjectOf(after), before, after })
  }
  context.record({
    subject: { type: 'user', id: person.id, label: person.name },
    after: { assigned_to: to, handed_over: applications.length },
  })
  return { count: applications.length }
})
