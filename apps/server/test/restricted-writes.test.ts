import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { handOverApplications } from '@dovolilnice/contract/applications/queue/operations'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { deleteDocument, listApplicationDocuments } from '@dovolilnice/contract/documents/operations'
import { updateAccount } from '@dovolilnice/contract/users/own-account'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from './applicant/application-forms.ts'
import { openMailedLink } from './applicant/mailed-link.ts'
import { givePermit } from './gates/gate-scene.ts'
import { approved, paying, setMoney, upload } from './applicant/payment-cases.ts'
import { startTestProduct, type TestProduct } from './test-product.ts'
import { actPrivacy } from '../features/acts/act-tables.ts'
import { applicationDeadlinesJob } from '../features/applications/decide/application-deadlines.ts'
import { settlePaidJob } from '../features/payments/settle/settle-paid.ts'
import { documentRemindersJob } from '../features/permits/notify/document-reminders.ts'
import { permitRemindersJob } from '../features/permits/notify/permit-reminders.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  await setMoney(product)
})
afterAll(() => product.close())

const db = () => product.services.database.kysely

/** Marks a record as one that may only be stored; resolves with what takes the mark off. */
const restrict = async (record_id: string): Promise<() => Promise<unknown>> => {
  const request_id = v7()
  await db()
    .insertInto('restriction')
    .values({ record_id, request_id, request_number: 'ZP-2026-000007', since: product.clock.now() })
    .execute()
  return () => db().deleteFrom('restriction').where('request_id', '=', request_id).execute()
}

const refused = { status: 409, body: { error: { code: 'restricted', details: { request: 'ZP-2026-000007' } } } }

test('what hangs on a restricted application is not changed by its own id', async () => {
  const application = await approved(product)
  const clerk = await product.as('root')
  const { items } = (await clerk.call(listApplicationDocuments, { params: { id: application.id }, body: {} })).body
  const id = items[0]?.id ?? ''
  const lift = await restrict(application.id)
  expect(await clerk.call(deleteDocument, { params: { id }, query: { reason: 'Napačen dokument.' } })).toMatchObject(refused)
  await lift()
  expect((await clerk.call(deleteDocument, { params: { id }, query: { reason: 'Napačen dokument.' } })).status).toBe(204)
})

test('money of a statement is recorded, and waits with a restricted application until it is free', async () => {
  const clerk = await product.as('admin')
  const application = await approved(product)
  const lift = await restrict(application.id)
  const uploaded = await upload(product, paying(application.reference, application.fee_cents))
  expect(uploaded).toMatchObject({ status: 200, body: { added: 1, settling: 0 } })
  await product.jobs.runDue()
  const allocations = db().selectFrom('payment_allocation').select('id').where('application_id', '=', application.id)
  expect(await allocations.execute()).toEqual([])
  expect((await clerk.call(getApplication, { params: { id: application.id } })).body.status).toBe('approved')
  await lift()
})

test('jobs leave restricted records, and none of them fails', async () => {
  const [held, free] = [await approved(product), await approved(product, { 'plates[]': ['LJ AB-777'] })]
  for (const { id, fee_cents: cents } of [held, free]) {
    await db().updateTable('application').set({ due_on: '2026-11-18', warned_at: null }).where('id', '=', id).execute()
    const payment_id = v7()
    const paid = { source: 'cash' as const, direction: 'credit' as const, booked_on: '2026-11-16', cents, currency: 'EUR' }
    const times = { status: 'matched' as const, created_at: product.clock.now(), updated_at: product.clock.now() }
    await db()
      .insertInto('payment')
      .values({ ...paid, ...times, id: payment_id })
      .execute()
    await db()
      .insertInto('payment_allocation')
      .values({ id: v7(), payment_id, application_id: id, cents, made_at: product.clock.now(), made_by: null })
      .execute()
  }
  const dates = { valid_from: '2026-02-01', valid_until: '2026-11-20' }
  const permit = await givePermit(product, { number: 'D-2026-90003', credentials: { plate: 'LJ RM-001' }, ...dates })
  await restrict(held.id)
  const proof = { type: 'vehicle_registration', permit_id: permit, file_name: 'prometno.pdf', media_type: 'application/pdf', byte_size: 3 }
  await db()
    .insertInto('document')
    .values({ ...proof, id: v7(), sha256: '0', storage_key: v7(), expires_on: '2026-11-18', created_at: product.clock.now() })
    .execute()
  const outlived = db().selectFrom('outlived_document').select('document_id').where('permit_id', '=', permit)
  expect(await outlived.execute()).toHaveLength(1)
  const lift = await restrict(permit)
  for (const job of [applicationDeadlinesJob, settlePaidJob, permitRemindersJob, documentRemindersJob])
    await product.services.database.transaction((trx) => product.services.send(trx, job, {}))
  await product.jobs.runDue()
  const failed = await product.services.database.execute(`select name, output from pgboss.job where state in ('retry', 'failed')`)
  expect(failed.rows).toEqual([])
  const status = async (id: string) =>
    (await db().selectFrom('application').select(['status', 'warned_at']).where('id', '=', id).execute())[0]
  expect([(await status(held.id))?.status, (await status(free.id))?.status]).toEqual(['approved', 'paid'])
  expect((await status(held.id))?.warned_at).toBeNull()
  const reminded = await db().selectFrom('permit').select('reminded_7_at').where('id', '=', permit).executeTakeFirst()
  expect(reminded?.reminded_7_at).toBeNull()
  expect(await db().selectFrom('document_reminder').selectAll().where('permit_id', '=', permit).execute()).toEqual([])
  await lift()
})

test('records without an account are joined to it, but for the restricted ones', async () => {
  const { capabilities } = product.services
  const account = { id: product.town.regular, email: 'skupni@primer.si' }
  const ids = [
    await givePermit(product, { number: 'D-2026-90004', credentials: { plate: 'LJ RM-004' } }),
    await givePermit(product, { number: 'D-2026-90005', credentials: { plate: 'LJ RM-005' } }),
  ]
  await db().updateTable('permit').set({ email: account.email, user_id: null }).where('id', 'in', ids).execute()
  const lift = await restrict(ids[0] ?? '')
  const join = () => product.services.database.transaction((trx) => capabilities.joinPermits(trx, account))
  expect((await join()).map(({ id }) => id)).toEqual([ids[1]])
  await lift()
  expect((await join()).map(({ id }) => id)).toEqual([ids[0]])
})

test('the holder of a restricted account cannot change it, but signs in', async () => {
  const lift = await restrict(product.town.regular)
  const person = await product.as('regular')
  const body = { name: 'Drugo Ime', phone: '+38641999888', type: 'person', version: 1 } as const
  expect(await person.call(updateAccount, { body })).toMatchObject(refused)
  await db().updateTable('app_user').set({ last_seen: product.clock.now() }).where('id', '=', product.town.regular).execute()
  await lift()
})

test('no statement changes a restricted application, its permit or what opens for it', async () => {
  const application = await approved(product, { 'plates[]': ['LJ AB-778'] })
  const permit = await givePermit(product, { number: 'D-2026-90006', credentials: { plate: 'LJ RM-006' } })
  await db().updateTable('permit').set({ application_id: application.id }).where('id', '=', permit).execute()
  const lift = await restrict(application.id)
  const writes = [
    db().updateTable('application').set({ remark: 'x' }),
    db().updateTable('application').set({ remark: 'x' }).where('id', '=', application.id),
    db().updateTable('permit').set({ name: 'x' }).where('id', '=', permit),
    db().deleteFrom('permit').where('id', '=', permit),
  ]
  for (const write of writes) await expect(write.execute()).rejects.toThrow('a restricted record is not changed')
  await lift()
  await restrict(permit)
  const opening = db().updateTable('permit_credential').set({ value: 'x' }).where('permit_id', '=', permit)
  await expect(opening.execute()).rejects.toThrow('a restricted record is not changed')
})

test('what the record itself refuses is still told by its id', async () => {
  const application = await approved(product, { 'plates[]': ['LJ AB-779'] })
  await restrict(application.id)
  const take = await (await product.as('admin')).call(takeApplicationIntoReview, { params: { id: application.id }, body: { version: 3 } })
  expect(take).toMatchObject(refused)
})

const submitted = async (plate: string, email: string): Promise<string> => {
  const form = await residentForm(product, { 'plates[]': [plate], email })
  return (await product.visitor().call(submitApplication, { form })).body.id
}

test('all applications of a clerk are handed over, a restricted one among them', async () => {
  const ids = [await submitted('LJ AB-780', 'prva@primer.si'), await submitted('LJ AB-781', 'druga@primer.si')]
  await db().updateTable('application').set({ assigned_to: product.town.admin }).where('id', 'in', ids).execute()
  const lift = await restrict(ids[0] ?? '')
  const body = { from: product.town.admin, to: product.town.root }
  const handed = await (await product.as('root')).call(handOverApplications, { body })
  expect(handed.status, JSON.stringify(handed.body)).toBe(200)
  const rows = await db().selectFrom('application').select('assigned_to').where('id', 'in', ids).execute()
  expect(rows.map((row) => row.assigned_to)).toEqual([product.town.root, product.town.root])
  await lift()
})

test('a mailed link shows a restricted application, and confirms the address after the end', async () => {
  const id = await submitted('LJ AB-782', 'tretja@primer.si')
  const confirmed = async () =>
    (await db().selectFrom('application').select('email_confirmed_at as at').where('id', '=', id).executeTakeFirstOrThrow()).at
  const lift = await restrict(id)
  expect((await openMailedLink(product, id)).status).toBe(200)
  expect(await confirmed()).toBeNull()
  await lift()
  expect((await openMailedLink(product, id)).status).toBe(200)
  expect(await confirmed()).not.toBeNull()
})

test('who prepared a draft is forgotten, though the draft is about a restricted application', async () => {
  const application_id = await submitted('LJ AB-783', 'cetrta@primer.si')
  const draft = { id: v7(), kind: 'rejection', application_id, facts: '', reason: '', prepared_by_name: 'Ana Referent' } as const
  await db()
    .insertInto('act_draft')
    .values({ ...draft, prepared_by: product.town.admin, created_at: product.clock.now() })
    .execute()
  const lift = await restrict(application_id)
  await product.services.database.transaction(async (trx) => actPrivacy.forget?.(trx, [product.town.admin], product.clock.now()))
  const left = await db().selectFrom('act_draft').select(['prepared_by', 'prepared_by_name']).where('id', '=', draft.id).executeTakeFirst()
  expect(left).toEqual({ prepared_by: null, prepared_by_name: 'Anonimizirano' })
  const change = db().updateTable('act_draft').set({ reason: 'x' }).where('id', '=', draft.id)
  await expect(change.execute()).rejects.toThrow('a restricted record is not changed')
  await lift()
})
