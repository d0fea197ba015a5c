import { createOwnApplication, submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { listApplications, listOwnApplications } from '@dovolilnice/contract/applications/list/operations'
import { assignApplication } from '@dovolilnice/contract/applications/queue/assign-application'
import { countApplications } from '@dovolilnice/contract/applications/queue/count-applications'
import {
  deleteApplicationView,
  handOverApplications,
  nextApplication,
  saveApplicationView,
  updateApplicationView,
} from '@dovolilnice/contract/applications/queue/operations'
import { listApplicationViews } from '@dovolilnice/contract/applications/queue/list-application-views'
import { listAssignees } from '@dovolilnice/contract/applications/queue/list-assignees'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { judgeDocument } from '@dovolilnice/contract/documents/operations'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())
/** Each test has a queue of its own. */
afterEach(() => db().updateTable('application').set({ status: 'withdrawn', assigned_to: null, decide_by: null }).execute())

const submit = async (name: string): Promise<string> =>
  (await product.visitor().call(submitApplication, { form: await residentForm(product, { name }) })).body.id
const db = () => product.services.database.kysely
const byTerm = { sortByKey: 'term_on', sortOrder: 'asc' } as const
const rows = async (filters: object) =>
  (await (await product.as('admin')).call(listApplications, { body: { ...byTerm, filters: { status: 'open', ...filters } } })).body.items
const names = async (filters: object): Promise<string[]> => (await rows(filters)).map(({ name }: { name: string }) => name)

test('the queue begins with the nearest term, what rests for a supplement comes last, and it tells age and term', async () => {
  const clerk = await product.as('admin')
  const [late, waits, supplements] = [await submit('Pozna'), await submit('Čakajoča'), await submit('Dopolnjujoča')]
  await db().updateTable('application').set({ decide_by: '2026-11-11', received_on: '2026-10-11' }).where('id', '=', late).execute()
  await clerk.call(takeApplicationIntoReview, { params: { id: supplements }, body: { version: 1 } })
  await clerk.call(requestSupplement, { params: { id: supplements }, body: { version: 2, text: 'Priložite potrdilo.' } })
  const queue = await rows({ status: 'open' })
  expect(queue.map(({ id }: { id: string }) => id)).toEqual([late, waits, supplements])
  expect(queue[0]).toMatchObject({ term_on: '2026-11-11', age_days: 36 })
  expect(queue[1]).toMatchObject({ term_on: '2026-12-16', assigned_name: null })
  // Its term is nearer, but the next move is the applicant's.
  expect(queue[2]).toMatchObject({ term_on: '2026-12-01', age_days: 0, assigned_name: 'Ana Referent' })
  expect(await names({ status: 'waiting' })).toEqual(['Pozna', 'Čakajoča'])
  expect(await names({ overdue: true })).toEqual(['Pozna'])
  expect(await names({ ids: [waits] })).toEqual(['Čakajoča'])
})

test('a row tells how many types of documents are right: a better one takes the place of what failed', async () => {
  const clerk = await product.as('admin')
  const id = await submit('Dokazila')
  const counts = async () => (await rows({}))[0]
  expect(await counts()).toMatchObject({ documents_met: 0, documents_sent: 2 })
  const first = await db().selectFrom('document').selectAll().where('application_id', '=', id).limit(1).executeTakeFirstOrThrow()
  await clerk.call(judgeDocument, { params: { id: first.id }, body: { verdict: 'fails', reason: 'Nečitljivo.' } })
  expect(await counts()).toMatchObject({ documents_met: 0, documents_sent: 2 })
  const better = { ...first, id: v7(), verdict: 'meets' as const, verdict_reason: null, reading: null, storage_key: v7() }
  await db().insertInto('document').values(better).execute()
  expect(await counts()).toMatchObject({ documents_met: 1, documents_sent: 2 })
  await db().updateTable('document').set({ deleted_at: new Date() }).where('application_id', '=', id).execute()
  expect(await counts()).toMatchObject({ documents_met: 0, documents_sent: 0 })
})

test('the office reads the short name of a kind, the applicant the whole one', async () => {
  const resident = await product.as('regular')
  await resident.call(createOwnApplication, { form: await residentForm(product, { name: 'Kratka' }) })
  expect((await rows({}))[0].permit_kind_name).toMatchObject({ sl: 'Stanovalec, stalni', en: 'Resident with permanent residence' })
  const { body: own } = await resident.call(listOwnApplications, { body: {} })
  expect(own.items[0].permit_kind_name.sl).toBe('Stanovalec s stalnim prebivališčem')
})

test('a clerk takes what nobody has, gives it back, and sees mine, unassigned and all with their counts', async () => {
  const clerk = await product.as('admin')
  const [first, second] = [await submit('Prva'), await submit('Druga')]
  const assign = (id: string, version: number, to: string | null) =>
    clerk.call(assignApplication, { params: { id }, body: { version, assigned_to: to } })
  expect(await assign(first, 1, product.town.admin)).toMatchObject({ status: 200, body: { version: 2 } })
  expect((await assign(first, 1, product.town.admin)).body.error.code).toBe('conflict')
  expect([await names({ assignee: 'me' }), await names({ assignee: 'none' }), await names({ assignee: product.town.admin })]).toEqual([
    ['Prva'],
    ['Druga'],
    ['Prva'],
  ])
  const views = [{ assignee: 'me' }, { assignee: 'none' }, {}].map((view) => ({ status: 'open' as const, ...view }))
  expect((await clerk.call(countApplications, { body: { views } })).body).toEqual({ counts: [1, 1, 2] })
  const { body: record } = await clerk.call(getApplication, { params: { id: first } })
  expect(record.assigned).toEqual({ id: product.town.admin, name: 'Ana Referent' })
  expect(record.history[0]).toMatchObject({ action: 'application:assign' })
  await assign(first, 2, null)
  expect(await names({ assignee: 'me' })).toEqual([])
  await clerk.call(takeApplicationIntoReview, { params: { id: second }, body: { version: 1 } })
  expect(await names({ assignee: 'me' })).toEqual(['Druga'])
})

test('to colleagues only who may assign gives, only people who conduct procedures get any, and nothing ended is given', async () => {
  const id = await submit('Prva')
  const clerk = await product.as('admin')
  const assign = (to: string) => clerk.call(assignApplication, { params: { id }, body: { version: 1, assigned_to: to } })
  expect((await assign(product.town.operator)).body.error).toMatchObject({ code: 'validation', fields: [{ path: 'assigned_to' }] })
  await db()
    .updateTable('app_user')
    .set({ revoked: ['applications:assign'] })
    .where('id', '=', product.town.admin)
    .execute()
  product.forgetClients()
  expect(
    (await (await product.as('admin')).call(assignApplication, { params: { id }, body: { version: 1, assigned_to: product.town.root } }))
      .status,
  ).toBe(403)
  await db().updateTable('app_user').set({ revoked: [] }).where('id', '=', product.town.admin).execute()
  product.forgetClients()
  await db().updateTable('application').set({ status: 'rejected' }).where('id', '=', id).execute()
  const answer = await (
    await product.as('root')
  ).call(assignApplication, { params: { id }, body: { version: 1, assigned_to: product.town.root } })
  expect(answer.body.error.code).toBe('illegal_transition')
})

test('all open applications of a clerk on leave go to another, each with its event', async () => {
  const root = await product.as('root')
  const ids = [await submit('Prva'), await submit('Druga')]
  for (const id of ids) await root.call(assignApplication, { params: { id }, body: { version: 1, assigned_to: product.town.admin } })
  const handOver = (to: string | null) => root.call(handOverApplications, { body: { from: product.town.admin, to } })
  expect((await handOver(product.town.admin)).body.error.fields[0].path).toBe('to')
  expect((await handOver(product.town.root)).body).toEqual({ count: 2 })
  const { body } = await root.call(listAssignees)
  expect(body.items).toEqual([
    { id: product.town.admin, name: 'Ana Referent', open: 0, conducts: true },
    { id: product.town.root, name: 'Rok Koren', open: 2, conducts: true },
  ])
  const events = await db()
    .selectFrom('event')
    .select(['action'])
    .where(({ or, and, eb }) =>
      or([and([eb('action', '=', 'application:assign'), eb('subject_id', 'in', ids)]), eb('action', '=', 'application:hand_over')]),
    )
    .execute()
  expect(events.map(({ action }) => action).toSorted()).toEqual([...Array(4).fill('application:assign'), 'application:hand_over'])
})

test('the next application is the next of the view that still waits, also after a decision, then one that nobody looked at', async () => {
  const clerk = await product.as('admin')
  const ids = [await submit('Prva'), await submit('Druga'), await submit('Tretja')]
  const [first = '', second = '', third = ''] = ids
  const next = async (at: string, known: string[]) =>
    (
      await clerk.call(nextApplication, {
        body: {
          view: { ...byTerm, filters: { status: 'open' } },
          rest: known.slice(known.indexOf(at) + 1),
          seen: known.slice(0, known.indexOf(at) + 1),
        },
      })
    ).body.next?.id
  expect(await next(first, ids)).toBe(second)
  await db().updateTable('application').set({ status: 'rejected', decide_by: null }).where('id', 'in', [first, second]).execute()
  expect(await next(first, ids)).toBe(third)
  expect(await next(second, [first, second])).toBe(third)
  expect(await next(third, ids)).toBeUndefined()
})

test('what waits for a clerk is found behind more than a page of what waits for its applicant, and so is the rest', async () => {
  const [first, waits] = [await submit('Prva'), await submit('Zadnja')]
  const copied = await db().selectFrom('application').selectAll().where('id', '=', first).executeTakeFirstOrThrow()
  const { search_text, asked, fee_waiver, suspended_terms, fee_lines: lines, ...columns } = copied
  const ids = Array.from({ length: 120 }, () => v7())
  const waiting = { status: 'supplement_requested', decide_by: null, due_on: '2026-11-17', idempotency_key: null } as const
  const others = ids.map((id, at) => ({ ...columns, ...waiting, id, number: `V-2026-${90_000 + at}`, access_token_hash: id }))
  await db()
    .insertInto('application')
    .values(others.map((other) => ({ ...other, fee_lines: JSON.stringify(lines) })))
    .execute()
  const clerk = await product.as('admin')
  const next = async (seen: string[]) =>
    (await clerk.call(nextApplication, { body: { view: { ...byTerm, filters: { status: 'open' } }, rest: [], seen } })).body.next?.id
  expect(await next([first])).toBe(waits)
  expect(await next([first, waits, ...ids.slice(0, 110)])).toBe(ids[110])
})

test('an applicant is not told who works on the application, nor finds it out by narrowing the list', async () => {
  const id = await submit('Prva')
  await db()
    .updateTable('application')
    .set({ user_id: product.town.regular, assigned_to: product.town.admin })
    .where('id', '=', id)
    .execute()
  const { body } = await (await product.as('regular')).call(listOwnApplications, { body: {} })
  expect(body.items[0]).toMatchObject({
    id,
    assigned_to: null,
    assigned_name: null,
    age_days: null,
    documents_met: null,
    documents_sent: null,
  })
  const asked = [
    { filters: { assignee: product.town.admin } },
    { filters: { overdue: true } },
    { filters: { asks: true } },
    { filters: { term_from: '2026-11-16' } },
    { filters: { term_until: '2026-12-01' } },
    { sortByKey: 'term_on' },
  ]
  for (const wanted of asked)
    expect([wanted, (await (await product.as('regular')).call(listOwnApplications, { body: wanted })).status]).toEqual([wanted, 422])
})

test('a view belongs to the clerk who keeps it: nobody else sees, renames or removes it', async () => {
  const clerk = await product.as('admin')
  const view = { name: 'Dostava', search: { status: 'submitted', sortByKey: 'name' } }
  const { body: saved } = await clerk.call(saveApplicationView, { body: view })
  expect((await clerk.call(listApplicationViews)).body.items).toEqual([{ id: saved.id, ...view }])
  const root = await product.as('root')
  expect((await root.call(listApplicationViews)).body.items).toEqual([])
  const params = { id: saved.id }
  expect((await root.call(updateApplicationView, { params, body: view })).status).toBe(404)
  expect((await root.call(deleteApplicationView, { params })).status).toBe(404)
  await clerk.call(updateApplicationView, { params, body: { ...view, name: 'Trgovine' } })
  expect((await clerk.call(listApplicationViews)).body.items[0].name).toBe('Trgovine')
  await clerk.call(deleteApplicationView, { params })
  expect((await clerk.call(listApplicationViews)).body.items).toEqual([])
})

test('what a clerk searched for is not kept in a view', async () => {
  const clerk = await product.as('admin')
  const search = { source: 'paper', sortByKey: 'name' }
  const body = { name: 'Novak', search: { ...search, search: 'Janez Novak' } }
  const { body: saved } = await clerk.call(saveApplicationView, { body })
  expect(saved.search).toEqual(search)
  const params = { id: saved.id }
  expect((await clerk.call(updateApplicationView, { params, body })).body.search).toEqual(search)
  await clerk.call(deleteApplicationView, { params })
})
