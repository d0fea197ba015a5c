import { approveAndIssue, approveApplication, recordPayment, rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import {
  createApplication,
  createOwnApplication,
  createUserApplication,
  submitApplication,
  supplementByClerk,
  withdrawByClerk,
} from '@dovolilnice/contract/applications/apply/operations'
import { cancelApplication, getApplication, updateApplication } from '@dovolilnice/contract/applications/record/operations'
import { getOwnApplication, readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { listApplications, listOwnApplications } from '@dovolilnice/contract/applications/list/operations'
import { listUserApplications } from '@dovolilnice/contract/applications/list/list-user-applications'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { supplementApplication, withdrawApplication } from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { issueApplicationPermit } from '@dovolilnice/contract/permits/issue/operations'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, kindId, residentFields, residentForm, testFiles } from '../../../test/applicant/application-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { byRecords } from '../../../test/applicant/grounds.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
})
afterAll(() => product.close())

type Changes = Parameters<typeof residentForm>[1]

const submit = async (changes: Changes = {}) =>
  (await product.visitor().call(submitApplication, { form: await residentForm(product, changes) })).body
const read = async (id: string) => (await clerk.call(getApplication, { params: { id } })).body
const review = (id: string, version = 1) => clerk.call(takeApplicationIntoReview, { params: { id }, body: { version } })

/** An application without a fee, up to review. */
const freeInReview = async () => {
  const free = { permit_kind_id: await kindId(product, 'electric'), 'document.identity': undefined }
  const { id } = await submit(free)
  await review(id)
  return id as string
}

const templatesOf = async (id: string): Promise<string[]> => {
  const mails = await product.services.database.kysely
    .selectFrom('mail')
    .select('template')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  return mails.map(({ template }) => template)
}

test('a clerk takes a free application to its permit', async () => {
  const id = await freeInReview()
  const approved = await clerk.call(approveApplication, { params: { id }, body: { version: 2, remark: 'Brez pripomb.' } })
  expect(approved).toMatchObject({ status: 200, body: { status: 'approved', version: 3 } })
  const before = await read(id)
  expect(before).toMatchObject({ fee_cents: 0, due_on: null, decided_by_name: 'Ana Referent', actions: ['withdraw', 'issue_permit'] })
  const issued = await clerk.call(issueApplicationPermit, { form: formOf({ application_uuid: id }) })
  expect(issued).toMatchObject({ status: 200, body: { number: expect.stringMatching(/^D-2026-/) } })
  const after = await read(id)
  expect(after).toMatchObject({ status: 'completed', permit: { number: issued.body.number }, actions: [] })
  expect(after.history.map(({ action }: { action: string }) => action)).toEqual([
    'application:complete',
    'application:approve',
    'application:take_into_review',
    'application:submit',
  ])
  expect(await templatesOf(id)).toEqual(['application:submitted', 'application:in_review', 'application:approved'])
})

test('one step approves and issues what costs nothing; nothing is approved where the permit cannot be issued', async () => {
  const id = await freeInReview()
  const done = await clerk.call(approveAndIssue, { params: { id }, body: { version: 2 } })
  expect(done).toMatchObject({ status: 200, body: { status: 'completed', version: 4 } })
  const after = await read(id)
  expect(after).toMatchObject({ status: 'completed', permit: { number: expect.stringMatching(/^D-2026-/) } })
  expect(after.history.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual(['application:complete', 'application:approve'])
  expect(await templatesOf(id)).not.toContain('application:approved')

  const { id: paid } = await submit()
  await review(paid)
  const early = await clerk.call(approveAndIssue, { params: { id: paid }, body: { version: 2 } })
  expect(early).toMatchObject({ status: 409, body: { error: { code: 'payment_required' } } })
  expect(await read(paid)).toMatchObject({ status: 'in_review', version: 2 })

  const waiting = await freeInReview()
  const operators = product.services.database.kysely.updateTable('app_user').where('email', '=', 'operator@demo.si')
  await operators.set({ granted: ['applications:decide'] }).execute()
  const decider = await product.as('operator')
  expect((await decider.call(approveAndIssue, { params: { id: waiting }, body: { version: 2 } })).status).toBe(403)
  expect(await read(waiting)).toMatchObject({ status: 'in_review' })
})

test('approval fixes the fee of the day of sending and waits for the payment', async () => {
  const { id, number, token } = await submit()
  await review(id)
  expect((await read(id)).fee).toMatchObject([{ code: 'price', cents: 6000, vat_basis_points: 2200 }])
  await clerk.call(approveApplication, { params: { id }, body: { version: 2 } })
  expect(await read(id)).toMatchObject({
    status: 'approved',
    fee_cents: 6000,
    due_on: '2026-12-16',
    actions: ['withdraw', 'record_payment'],
  })
  const early = await clerk.call(issueApplicationPermit, { form: formOf({ application_uuid: id }) })
  expect(early).toMatchObject({ status: 409, body: { error: { code: 'payment_required' } } })
  expect(await templatesOf(id)).toContain('application:approved_with_fee')
  const gone = await product.visitor().call(withdrawApplication, { body: { number, token, reason: 'Avto sem prodal.' } })
  expect(gone.body).toMatchObject({
    status: 'withdrawn',
    actions: [],
    timeline: [{ status: 'submitted' }, { status: 'in_review' }, { status: 'approved' }, { status: 'withdrawn' }],
  })
})

test('a recorded payment lets the permit be issued, and the applicant hears of it', async () => {
  const { id } = await submit()
  await review(id)
  await clerk.call(approveApplication, { params: { id }, body: { version: 2 } })
  const pay = (version: number, reason = 'Izpisek 12, 20. 11. 2026') =>
    clerk.call(recordPayment, { params: { id }, body: { version, reason } })
  expect((await pay(3, ' ')).body.error.fields[0].path).toBe('reason')
  expect(await pay(2)).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
  expect((await pay(3)).body).toMatchObject({ status: 'paid', version: 4 })
  const paid = await read(id)
  expect(paid).toMatchObject({ due_on: null, actions: ['issue_permit'] })
  expect(paid.history[0]).toMatchObject({ action: 'application:record_payment', reason: 'Izpisek 12, 20. 11. 2026' })
  expect(await templatesOf(id)).toContain('application:paid')
  expect(await pay(4)).toMatchObject({ status: 409, body: { error: { code: 'illegal_transition' } } })
  expect((await clerk.call(issueApplicationPermit, { form: formOf({ application_uuid: id }) })).status).toBe(200)
})

test('a free application is never paid', async () => {
  const id = await freeInReview()
  await clerk.call(approveApplication, { params: { id }, body: { version: 2 } })
  const refused = await clerk.call(recordPayment, { params: { id }, body: { version: 3, reason: 'Gotovina' } })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'illegal_transition' } } })
})

test('asks for a supplement with a term of fifteen days and takes it in by the mailed link', async () => {
  const { id, number } = await submit()
  await review(id)
  const asked = await clerk.call(requestSupplement, {
    params: { id },
    body: { version: 2, text: 'Priložite čitljivo prometno dovoljenje.' },
  })
  expect(asked.body.status).toBe('supplement_requested')
  expect((await read(id)).due_on).toBe('2026-12-01')
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .selectAll()
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(mail.body_text).toContain('Priložite čitljivo prometno dovoljenje.')
  expect(mail.body_text).toContain('Vlogo dopolnite v 15 dneh od vročitve poziva.')
  expect(`${mail.subject} ${mail.body_text}`).not.toContain('1. 12. 2026')
  const token = new URL(/https?:\S+/.exec(mail.body_text)![0]).searchParams.get('token')!
  const empty = await product.visitor().call(supplementApplication, { form: formOf({ number, token }) })
  expect(empty.body.error.fields).toEqual([expect.objectContaining({ path: 'message', rule: 'supplement_empty' })])
  const strange = await product
    .visitor()
    .call(supplementApplication, { form: formOf({ number, token, 'document.selfie': testFiles.png() }) })
  expect(strange.body.error.fields[0]).toMatchObject({ path: 'document.selfie', rule: 'document_not_asked' })
  const files = { 'document.vehicle_registration': testFiles.png(), 'document.other': testFiles.heic() }
  const sent = await product.visitor().call(supplementApplication, { form: formOf({ number, token, message: 'Prilagam.', ...files }) })
  expect(sent).toMatchObject({ status: 200, body: { status: 'in_review', due_on: null } })
  expect((await read(id)).documents.map(({ type }: { type: string }) => type).toSorted()).toEqual([
    'identity',
    'other',
    'vehicle_registration',
    'vehicle_registration',
  ])
  const again = await product.visitor().call(supplementApplication, { form: formOf({ number, token, message: 'Še nekaj.' }) })
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'illegal_transition', details: { status: 'in_review' } } } })
})

test('calls a document optional only until a clerk asks for it', async () => {
  const { id, number, token } = await submit()
  await review(id)
  const explanation = async () => {
    const { body } = await product.visitor().call(readApplicationStatus, { query: { number, token } })
    return body.required_documents.find(({ type }: { type: string }) => type === 'vehicle_registration').explanation.sl
  }
  expect(await explanation()).toMatch(/Neobvezno/)
  const body = { version: 2, text: 'Prosimo za čitljiv dokument.', documents: ['vehicle_registration'] }
  expect((await clerk.call(requestSupplement, { params: { id }, body })).status).toBe(200)
  expect(await explanation()).not.toMatch(/Neobvezno/)
})

test('asks for documents by their kind, and takes no supplement without them', async () => {
  const { id, number, token } = await submit()
  await review(id)
  const ask = (documents: string[]) =>
    clerk.call(requestSupplement, { params: { id }, body: { version: 2, text: 'Prosimo za čitljiv dokument.', documents } })
  expect((await ask(['unknown'])).body.error.fields).toMatchObject([{ path: 'documents' }])
  expect((await ask(['identity'])).status).toBe(200)
  const visitor = product.visitor()
  const progress = await visitor.call(readApplicationStatus, { query: { number, token } })
  expect(progress.body.requested_documents).toEqual(['identity'])
  const send = (more: object) => visitor.call(supplementApplication, { form: formOf({ number, token, message: 'Tu je.', ...more }) })
  expect((await send({})).body.error.fields).toMatchObject([{ path: 'document.identity', rule: 'document_missing' }])
  expect((await send({ 'document.identity': testFiles.png() })).body).toMatchObject({ status: 'in_review', requested_documents: null })
  expect((await read(id)).documents.filter(({ type }: { type: string }) => type === 'identity')).toHaveLength(2)
})

test('approves past a missing document or a duplicate only when told that it is known, and writes it down', async () => {
  const bare = { 'document.identity': undefined, 'document.vehicle_registration': undefined, 'plates[]': ['KR GAP-1'] }
  const first = await clerk.call(createApplication, { form: await residentForm(product, bare) })
  const { id } = (await clerk.call(createApplication, { form: await residentForm(product, bare) })).body
  await review(id)
  const approve = (body: object) => clerk.call(approveApplication, { params: { id }, body: { version: 2, ...body } })
  const refused = await approve({ remark: 'Velja.' })
  expect(refused.status).toBe(422)
  expect(refused.body.error.fields.map(({ path, message }: { path: string; message: string }) => [path, message])).toEqual([
    ['without_documents', expect.stringContaining('prometno dovoljenje')],
    ['despite_duplicates', expect.stringContaining(first.body.number)],
  ])
  const known = { without_documents: ['identity', 'vehicle_registration'], despite_duplicates: [first.body.id] }
  expect((await approve({ ...known, without_documents: ['identity'] })).body.error.fields).toMatchObject([{ path: 'without_documents' }])
  expect((await approve({ ...known, remark: 'Velja.' })).body.status).toBe('approved')
  const { reason } = (await read(id)).history[0]!
  expect(reason).toContain('Brez dokazil: ')
  expect(reason).toContain(`Za isto vozilo na istem območju: ${first.body.number}. Velja.`)
  await product.services.database.kysely.updateTable('application').set({ status: 'paid' }).where('id', '=', id).execute()
  const issue = (more: object) => clerk.call(issueApplicationPermit, { form: formOf({ application_uuid: id, ...more }) })
  expect((await issue({})).body.error.fields).toMatchObject([{ path: 'without_documents' }, { path: 'despite_duplicates' }])
  const lists = { 'without_documents[]': known.without_documents, 'despite_duplicates[]': known.despite_duplicates }
  expect((await issue(lists)).body.number).toMatch(/^D-/)
  expect((await read(id)).history[0]).toMatchObject({ action: 'application:complete', reason: expect.stringContaining('Brez dokazil: ') })
})

test('rejects by mail with a reason', async () => {
  const { id } = await submit()
  const body = {
    application_uuid: id,
    version: 1,
    ...byRecords,
    reason_code: 'not_in_zone',
    reason: 'Naslov ni na območju.',
  }
  expect((await clerk.call(rejectApplication, { body: { ...body, reason: ' ' } })).body.error.fields[0].path).toBe('reason')
  expect((await clerk.call(rejectApplication, { body })).body.status).toBe('rejected')
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('template', '=', 'application:rejected')
    .executeTakeFirstOrThrow()
  expect(mail.body_text).not.toContain('Naslov ni na območju.')
  expect(mail.body_text).toMatch(/izdana odločba št\. 371-\d+\/2026-1 z obrazložitvijo/)
  expect(await review(id, 2)).toMatchObject({ status: 409, body: { error: { code: 'illegal_transition' } } })
})

test('of two clerks on one application the second hears what the first did', async () => {
  const { id } = await submit()
  await review(id)
  const root = await product.as('root')
  const late = await root.call(rejectApplication, {
    body: {
      application_uuid: id,
      version: 1,
      ...byRecords,
      reason: 'Vloga je prišla prepozno.',
    },
  })
  expect(late).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'conflict',
        details: {
          version: 2,
          changes: [
            {
              action: 'application:take_into_review',
              actor_name: 'Ana Referent',
              before: { status: 'submitted' },
              after: { status: 'in_review' },
            },
          ],
        },
      },
    },
  })
  expect((await read(id)).status).toBe('in_review')
})

test('corrects an application, with its days, fee and history', async () => {
  const fields = await residentFields(product)
  const { id } = (await product.visitor().call(submitApplication, { form: formOf(fields) })).body
  const { consent, idempotency_key, ...rest } = fields
  const changes = {
    ...rest,
    'document.identity': undefined,
    'document.vehicle_registration': undefined,
    name: 'Žiga Šček',
    'plates[]': ['KR ŽŠ-77'],
    permit_kind_id: await kindId(product, 'second_vehicle'),
  }
  const changed = await clerk.call(updateApplication, {
    params: { id },
    form: formOf({ ...changes, version: '1', reason: 'Po telefonu', 'document.other': testFiles.png() }),
  })
  expect(changed).toMatchObject({ status: 200, body: { version: 2 } })
  const after = await read(id)
  expect(after).toMatchObject({ name: 'Žiga Šček', plates: ['KR ŽŠ-77'], fee_cents: 12_000, version: 2 })
  expect(after.documents).toHaveLength(3)
  expect(after.history[0]).toMatchObject({
    action: 'application:update',
    reason: 'Po telefonu',
    before: { name: 'Čedomir Žagar Škrjanec' },
    after: { name: 'Žiga Šček' },
  })
  const wrong = await clerk.call(updateApplication, { params: { id }, form: formOf({ ...changes, version: '2', email: 'ni' }) })
  expect(wrong).toMatchObject({ status: 422, body: { error: { fields: [{ path: 'email' }] } } })
  expect(await clerk.call(updateApplication, { params: { id }, form: formOf({ ...changes, version: '1' }) })).toMatchObject({
    status: 409,
    body: { error: { code: 'conflict' } },
  })
  await clerk.call(withdrawByClerk, { params: { id }, body: { version: 2, reason: 'Na željo stranke' } })
  expect(await clerk.call(updateApplication, { params: { id }, form: formOf({ ...changes, version: '3' }) })).toMatchObject({
    status: 409,
    body: { error: { code: 'illegal_transition' } },
  })
})

test('enters what came on paper without e-mail and phone, on the day it came, and mails nothing', async () => {
  const unreachable = { email: undefined, phone: undefined, 'plates[]': ['KR PAP-1'], name: 'Marija Papirnata' }
  const enter = (more: Record<string, string>) =>
    residentForm(product, { ...unreachable, ...more }).then((form) => clerk.call(createApplication, { form }))
  expect((await enter({ received_on: '2999-01-01' })).body.error.fields).toMatchObject([{ path: 'received_on', rule: 'day_future' }])
  const today = localDayOf(product.clock.now())
  const entered = await enter({ received_on: addDays(today, -3) })
  expect(entered.body).toMatchObject({ email: null })
  const { id } = entered.body
  expect(await read(id)).toMatchObject({ email: null, phone: null, user: null, received_on: addDays(today, -3), mails: [] })
  await review(id)
  const { body: rows } = await clerk.call(listApplications, { body: { filters: { search: 'Marija Papirnata' } } })
  expect(rows.items).toMatchObject([{ email: null }])
  expect(
    (
      await clerk.call(rejectApplication, {
        body: {
          application_uuid: id,
          version: 2,
          ...byRecords,
          reason: 'Naslov ni na območju.',
        },
      })
    ).status,
  ).toBe(200)
  expect((await read(id)).mails).toEqual([])
  const publicly = await product.visitor().call(submitApplication, { form: await residentForm(product, unreachable) })
  expect(publicly.body.error.fields.map(({ path }: { path: string }) => path)).toEqual(['email', 'phone'])
})

test('enters applications from paper: without documents, for a user, and the supplement that follows', async () => {
  const bare = { 'document.identity': undefined, 'document.vehicle_registration': undefined }
  const paper = await clerk.call(createApplication, { form: await residentForm(product, bare) })
  expect(await read(paper.body.id)).toMatchObject({ source: 'paper', user: null, documents: [] })
  const forUser = await clerk.call(createUserApplication, {
    params: { id: product.town.stranger },
    form: await residentForm(product, bare),
  })
  expect((await read(forUser.body.id)).user).toEqual({ id: product.town.stranger, name: 'Tine Tujec' })
  const mine = await clerk.call(listUserApplications, { params: { id: product.town.stranger }, body: {} })
  expect(mine.body.items.map(({ id }: { id: string }) => id)).toEqual([forUser.body.id])
  const { id } = paper.body
  await review(id)
  await clerk.call(requestSupplement, { params: { id }, body: { version: 2, text: 'Osebni dokument', due_on: '2026-12-24' } })
  expect((await read(id)).due_on).toBe('2026-12-24')
  const supplied = await clerk.call(supplementByClerk, {
    params: { id },
    form: formOf({ version: '3', 'document.identity': testFiles.pdf() }),
  })
  expect(supplied.body).toMatchObject({ status: 'in_review', version: 4 })
})

test('enters an application for a person whom the clerk has chosen', async () => {
  const form = { app_user_uuid: product.town.stranger, 'plates[]': ['KR PAP-2'], email: 'drug.naslov@primer.si' }
  const { body } = await clerk.call(createApplication, { form: await residentForm(product, form) })
  expect((await read(body.id)).user).toMatchObject({ id: product.town.stranger })
})

test('shows a person their own applications and nobody else’s', async () => {
  const person = await product.as('regular')
  const sent = await person.call(createOwnApplication, { form: await residentForm(product) })
  const { id } = sent.body
  expect((await person.call(getOwnApplication, { params: { id } })).body).toMatchObject({ status: 'submitted', actions: ['withdraw'] })
  const list = await person.call(listOwnApplications, { body: {} })
  expect(list.body.items.map((row: { id: string }) => row.id)).toContain(id)
  const stranger = await product.as('stranger')
  expect(await stranger.call(getOwnApplication, { params: { id } })).toMatchObject({ status: 404 })
  expect((await stranger.call(listOwnApplications, { body: {} })).body.items.map((row: { id: string }) => row.id)).not.toContain(id)
  expect(await person.call(getApplication, { params: { id } })).toMatchObject({ status: 403 })
  expect(await product.visitor().call(getApplication, { params: { id } })).toMatchObject({ status: 401 })
})

test('shows who else holds or wants something for the same plate in the zone', async () => {
  const first = await submit({ 'plates[]': ['MB DVA-22'] })
  const second = await submit({ 'plates[]': ['mbdva22'], permit_kind_id: await kindId(product, 'second_vehicle') })
  expect((await read(second.id)).duplicates).toEqual([
    expect.objectContaining({ kind: 'application', id: first.id, plates: ['MB DVA-22'] }),
  ])
  const other = await submit({ 'plates[]': ['MB DVA-22'], parking_lot_id: product.town.lots.market })
  expect((await read(other.id)).duplicates).toEqual([])
})

test('finds by number, plate in any spelling, name and address; filters and pages', async () => {
  const { id, number } = await submit({ name: 'Đurđica Ćwikl', 'plates[]': ['GO ĐĆ-505'], email: 'durdica@preizkus.si' })
  const found = async (filters: object) =>
    (await clerk.call(listApplications, { body: { filters } })).body.items.map((row: { id: string }) => row.id)
  for (const search of [number, number.toLowerCase(), 'go đć 505', 'GOĐĆ5', 'ćwikl', 'DURDICA@preizkus.si'])
    expect(await found({ search })).toEqual([id])
  expect(await found({ search: '100%_' })).toEqual([])
  expect(await found({ search: 'ćwikl', status: 'submitted', source: 'web', parking_lot_id: product.town.lots.core })).toEqual([id])
  expect(await found({ search: 'ćwikl', status: ['approved', 'rejected'] })).toEqual([])
  expect(await found({ search: 'ćwikl', status: 'waiting', from: '2026-11-16T00:00:00Z', until: '2026-11-17T00:00:00Z' })).toEqual([id])
  const page = await clerk.call(listApplications, { body: { page: 2, itemsPerPage: 2, sortByKey: 'number', sortOrder: 'asc' } })
  expect(page.body).toMatchObject({ page: 2, itemsPerPage: 2, items: [{ number: 'V-2026-000003' }, { number: 'V-2026-000004' }] })
  expect(await clerk.call(listApplications, { body: { filters: { colour: 'red' } } })).toMatchObject({ status: 422 })
})

test('nothing is deleted: what a party sent is kept, an entry by mistake is cancelled with its record', async () => {
  const { id } = await submit()
  const query = { reason: 'Poskusna vloga' }
  expect((await clerk.call(cancelApplication, { params: { id }, forged: true })).status).toBe(419)
  const unexplained = await clerk.call(cancelApplication, { params: { id } })
  expect(unexplained).toMatchObject({ status: 422, body: { error: { fields: [{ path: 'reason', rule: 'required' }] } } })
  const refused = await clerk.call(cancelApplication, { params: { id }, query })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'record_kept', message: expect.stringContaining('se hrani') } } })
  expect((await read(id)).actions).not.toContain('cancel')

  const kysely = product.services.database.kysely
  await kysely.updateTable('application').set({ source: 'paper' }).where('id', '=', id).execute()
  expect((await read(id)).actions).toContain('cancel')
  expect((await clerk.call(cancelApplication, { params: { id }, query })).status).toBe(204)
  const kept = await read(id)
  expect(kept).toMatchObject({ status: 'cancelled', reason: 'Poskusna vloga', actions: [] })
  expect(kept.documents).not.toEqual([])

  const decided = await submit()
  await kysely.updateTable('application').set({ source: 'paper' }).where('id', '=', decided.id).execute()
  await clerk.call(rejectApplication, {
    body: {
      application_uuid: decided.id,
      version: 1,
      ...byRecords,
      reason: 'Naslov ni na območju.',
    },
  })
  expect((await clerk.call(cancelApplication, { params: { id: decided.id }, query })).body.error.code).toBe('record_kept')
})

test.each([takeApplicationIntoReview, requestSupplement, approveApplication, withdrawByClerk])(
  '$name: an unknown id, a wrong role, no session',
  async (operation) => {
    const call = { params: { id: '01999999-9999-7999-8999-999999999999' }, body: { version: 1, text: 'besedilo', reason: 'razlog' } }
    expect(await clerk.call(operation, call)).toMatchObject({ status: 404 })
    expect(await (await product.as('operator')).call(operation, call)).toMatchObject({ status: 403 })
    expect(await product.visitor().call(operation, call)).toMatchObject({ status: 401 })
    expect(await clerk.call(operation, { ...call, body: {} })).toMatchObject({ status: 422 })
  },
)
