import {
  type Actor,
  allowedActions,
  type ApplicationStatus,
  openStatuses,
  waitingStatuses,
} from '@dovolilnice/contract/applications/application-status'
import type { applicationList, listedApplicationSchema } from '@dovolilnice/contract/applications/list/application-list'
import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import type { ListPage, ListRequest } from '@dovolilnice/contract/list'
import { numbersIn } from '@dovolilnice/contract/money/bank/matching'
import { mostFound } from '@dovolilnice/contract/search/search'
import { daysBetween, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type ExpressionBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import { ifGiven, type Db, type Tables, notFound } from '../../../platform/database/db.ts'
import { listRows, writtenBy } from '../../../platform/database/lists/list-query.ts'
import { findNearest, holdsAddress, holdsTextOrName, inOrder, type SearchSource } from '../../../platform/search/search-text.ts'
import { listApplications, listOwnApplications } from '@dovolilnice/contract/applications/list/operations'
import { listUserApplications } from '@dovolilnice/contract/applications/list/list-user-applications'
import type { Text } from '@dovolilnice/contract/locale'
import { implementList } from '../../../platform/http/context.ts'

type Filters = ListRequest<typeof applicationList>['filters']

/** The last day to decide, or that of the applicant's supplement. */
const termOn = sql<
  string | null
>`case when application.status in ('submitted', 'in_review', 'supplement_requested') then coalesce(application.decide_by, application.due_on) end`

/** What a clerk's queue is ordered by: what waits for its applicant comes after what waits for a clerk. The index `application_queue_order` has the same words. */
const queueOrder = sql<string | null>`case
  when application.status in ('submitted', 'in_review') then coalesce(application.decide_by, application.due_on)
  when application.status = 'supplement_requested' then coalesce(application.decide_by, application.due_on) + 36525 end`

/** By its short name, where it has one: a row of the office's list has little room. */
const kindName = (short: boolean) =>
  short
    ? sql<Text>`case when permit_kind.short_name = '' then permit_kind.name
        else permit_kind.name || jsonb_build_object('sl', permit_kind.short_name) end`
    : sql<Text>`permit_kind.name`

/** A subquery, not a join: the count of the list would otherwise depend on everything that is noted of people. */
const assignedName = ({ selectFrom }: ExpressionBuilder<Tables, 'application'>) =>
  selectFrom('app_user').select('app_user.name').whereRef('app_user.id', '=', 'application.assigned_to').as('assigned_name')

/** Of how many types of documents one is there, and of how many one was found right; subqueries for the same reason. */
const countedDocuments = ({ selectFrom }: ExpressionBuilder<Tables, 'application'>) => {
  const types = selectFrom('document')
    .select((of) => of.fn.count<number>('document.type').distinct().as('types'))
    .whereRef('document.application_id', '=', 'application.id')
    .where('document.deleted_at', 'is', null)
  return [types.where('document.verdict', '=', 'meets').as('documents_met'), types.as('documents_sent')]
}

/** Left joins, though each application has its kind and lot: PostgreSQL leaves them out of counts and joins only the rows of a page. */
const rows = (db: Db, forStaff: boolean) =>
  db
    .selectFrom('application')
    .leftJoin('permit_kind', 'permit_kind.id', 'application.permit_kind_id')
    .leftJoin('parking_lot', 'parking_lot.id', 'application.parking_lot_id')
    .select(({ ref }) => [
      'application.id',
      'application.number',
      'application.status',
      'application.name',
      'application.email',
      'application.plates',
      'application.permit_kind_id',
      kindName(forStaff).as('permit_kind_name'),
      'application.parking_lot_id',
      ref('parking_lot.title').$notNull().as('parking_lot_name'),
      'application.period',
      'application.period_count',
      'application.valid_from',
      'application.valid_until',
      'application.from_time',
      'application.until_time',
      'application.fee_cents',
      'application.is_granted',
      'application.suspended_on',
      'application.due_on',
      'application.call_by',
      'application.decide_by',
      'application.source',
      'application.counted_from',
      'application.received_on',
      'application.assigned_to',
      termOn.as('term_on'),
      'application.created_at',
      'application.updated_at',
      'application.version',
    ])
    .select(assignedName)
    .select(countedDocuments)

/** Requests for more time and late supplements that nobody has answered. */
const waitsForAnswer = ({ or, exists, eb, selectFrom }: ExpressionBuilder<Tables, 'application'>) =>
  or([
    eb('application.late_supplement_at', 'is not', null),
    exists(
      selectFrom('term_extension')
        .select('term_extension.id')
        .whereRef('term_extension.application_id', '=', 'application.id')
        .where('granted', 'is', null),
    ),
  ])

const statusesOf = (status: NonNullable<Filters['status']>): readonly ApplicationStatus[] =>
  status === 'waiting' ? waitingStatuses : status === 'open' ? openStatuses : [status].flat()

/** Who looks at the list, and when. */
export interface Reader {
  id: string
  actors: readonly Actor[]
  now: Date
}

/** What the query takes of its reader: plain data, and who it is only where that is asked. */
const viewOf = ({ id, actors, now }: Reader, { assignee }: Filters) => ({
  forStaff: !actors.includes('applicant'),
  today: localDayOf(now),
  assignee: assignee === 'me' ? id : assignee,
})

const assignedTo = (assignee: string) =>
  sql<boolean>`${sql.ref('application.assigned_to')} ${assignee === 'none' ? sql`is null` : sql`= ${assignee}`}`

/** The authority's next term to run out; an index holds those that run. */
const nextTerm = sql<string>`least(application.call_by, application.decide_by)`

const narrowed = (db: Db, filters: Filters, { forStaff, today, assignee }: ReturnType<typeof viewOf>, userId?: string) => {
  const { search, status, permit_kind_id: kind, parking_lot_id: lot, source, from, until, asks } = filters
  return rows(db, forStaff)
    .$call(ifGiven(userId, (query, userId) => query.where('application.user_id', '=', userId)))
    .$call(ifGiven(status, (query, status) => query.where('application.status', 'in', statusesOf(status))))
    .$call(ifGiven(assignee, (query, assignee) => query.where(assignedTo(assignee))))
    .$if(filters.overdue === true, (query) => query.where('application.decide_by', '<', today))
    .$if(filters.call_overdue === true, (query) => query.where(nextTerm, '<', today).where('application.decide_by', '>=', today))
    .$call(ifGiven(filters.ids, (query, ids) => query.where('application.id', 'in', ids)))
    .$call(ifGiven(kind, (query, kind) => query.where('application.permit_kind_id', '=', kind)))
    .$call(ifGiven(lot, (query, lot) => query.where('application.parking_lot_id', '=', lot)))
    .$call(ifGiven(source, (query, source) => query.where('application.source', '=', source)))
    .$if(asks === true, (query) => query.where(waitsForAnswer))
    .$call(ifGiven(filters.term_from, (query, day) => query.where('application.decide_by', 'is not', null).where(nextTerm, '>=', day)))
    .$call(ifGiven(filters.term_until, (query, day) => query.where('application.decide_by', 'is not', null).where(nextTerm, '<=', day)))
    .$call(ifGiven(from, (query, from) => query.where('application.created_at', '>=', new Date(from))))
    .$call(ifGiven(until, (query, until) => query.where('application.created_at', '<', new Date(until))))
    .$call(
      ifGiven(search || undefined, (query, search) =>
        query.where((is) =>
          is.or([
            holdsTextOrName({ text: 'application.search_text', name: 'application.name' }, search),
            holdsAddress('application', search),
          ]),
        ),
      ),
    )
}

/** The applications that the filters leave. */
export const filtered = (db: Db, filters: Filters, reader: Reader) => narrowed(db, filters, viewOf(reader, filters))

/** The column or expression of each sort key. */
const sortColumns = {
  number: 'application.number',
  created_at: 'application.created_at',
  updated_at: 'application.updated_at',
  name: 'application.name',
  status: 'application.status',
  valid_from: 'application.valid_from',
  valid_until: 'application.valid_until',
  due_on: 'application.due_on',
  decide_by: 'application.decide_by',
  call_by: 'application.call_by',
  term_on: queueOrder,
  parking_lot_name: 'parking_lot.name',
  fee_cents: 'application.fee_cents',
} as const

/** The first application of a view that was not looked at yet, in the order of the view; one that waits for a clerk before all others. */
export const firstUnseen = async (
  db: Db,
  { filters, sortByKey, sortOrder }: Pick<ListRequest<typeof applicationList>, 'filters' | 'sortByKey' | 'sortOrder'>,
  seen: readonly string[],
  reader: Reader,
): Promise<{ id: string; number: string } | undefined> => {
  const unseen = filtered(db, filters, reader)
    .clearSelect()
    .select(['application.id', 'application.number'])
    .where(sql<boolean>`application.id <> all (${seen}::uuid[])`)
    .orderBy(sortColumns[sortByKey], sortOrder)
    .orderBy('application.id', sortOrder)
    .limit(1)
  return (await unseen.where('application.status', 'in', waitingStatuses).executeTakeFirst()) ?? unseen.executeTakeFirst()
}

/** Days since an application was received; null once nothing waits. */
const ageOf = (row: { status: ApplicationStatus; received_on: string | null; created_at: Date }, today: string): number | null =>
  openStatuses.includes(row.status) ? daysBetween(row.received_on ?? localDayOf(row.created_at), today) : null

/** Whose name works on it is not told to applicants. */
const untold = {
  counted_from: null,
  term_on: null,
  age_days: null,
  documents_met: null,
  documents_sent: null,
  assigned_to: null,
  assigned_name: null,
}

/**
 * One page of applications with the steps that the reader may take.
 * @param userId only those of this person
 */
export const listApplicationRows = async (
  db: Db,
  request: ListRequest<typeof applicationList>,
  reader: Reader,
  userId?: string,
): Promise<ListPage<z.input<typeof listedApplicationSchema>>> => {
  const page = await listRows({
    db,
    query: writtenBy(narrowed, request.filters, viewOf(reader, request.filters), userId),
    request,
    sort: sortColumns,
    tieBreaker: 'application.id',
  })
  const isStaff = !reader.actors.includes('applicant')
  const today = localDayOf(reader.now)
  const items = page.items.map((row) => ({
    ...row,
    ...(isStaff ? { age_days: ageOf(row, today) } : untold),
    actions: allowedActions(row, reader.actors),
  }))
  return { ...page, items }
}

/** The application whose payment a reference is for, as it stands on its slip. */
const findReferred = async (db: Db, typed: string): Promise<string[]> => {
  if (!/^\s*(SI|RF)\s?\d\d/i.test(typed)) return []
  const numbers = numbersIn(typed)
  return numbers.length === 0
    ? []
    : (await db.selectFrom('application').select('id').where('number', 'in', numbers).execute()).map(({ id }) => id)
}

/** Applications for the search: by number, name, plate, address, e-mail address, phone or the reference of their payment. */
export const applicationSearch: SearchSource = {
  group: 'applications',
  permission: 'applications:read',
  find: async (db, asked) => {
    const found = await findNearest(db, [{ table: 'application', key: 'id', address: true }], asked)
    const ids = [...new Set([...(await findReferred(db, asked.typed)), ...found])].slice(0, mostFound)
    if (ids.length === 0) return []
    const rows = await db.selectFrom('application').select(['id', 'number', 'name', 'plates', 'status']).where('id', 'in', ids).execute()
    return inOrder(ids, rows).map(({ id, number, name, plates, status }) => ({
      id,
      title: `${number} · ${name}`,
      about: { sl: plates.join(', '), en: plates.join(', ') },
      state: applicationStatusLabels[status],
    }))
  },
}

export const handleListApplications = implementList(listApplications, async ({ body }, { db, user, now }) => {
  return listApplicationRows(db, body, { id: user.id, actors: user.permissions, now })
})

export const handleListUserApplications = implementList(listUserApplications, async ({ params, body }, { db, user, now, record }) => {
  const person = await db.selectFrom('app_user').select(['id', 'name']).where('id', '=', params.id).executeTakeFirstOrThrow(notFound)
  record({ subject: { type: 'user', id: person.id, label: person.name } })
  return listApplicationRows(db, body, { id: user.id, actors: user.permissions, now }, person.id)
})

export const handleListOwnApplications = implementList(listOwnApplications, async ({ body }, { db, user, now }) =>
  listApplicationRows(db, body, { id: user.id, actors: ['applicant'], now }, user.id),
)
