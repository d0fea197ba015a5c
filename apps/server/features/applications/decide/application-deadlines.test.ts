import { issueActDraft } from '@dovolilnice/contract/acts/drafts/operations'
import { readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { lodgeAppeal } from '@dovolilnice/contract/appeals/operations'
import { grantAppeal } from '@dovolilnice/contract/appeals/steps/operations'
import { submitApplication, supplementByClerk, withdrawByClerk } from '@dovolilnice/contract/applications/apply/operations'
import { approveApplication, recordPayment, rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { closeSupplement, requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import type { Operation } from '@dovolilnice/contract/operation'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serveNewest } from '../../../test/applicant/appealed-act.ts'
import { formOf, residentForm } from '../../../test/applicant/application-forms.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { applicationDeadlinesJob } from './application-deadlines.ts'
import { authorityTermsJob } from './authority-terms-job.ts'
import { byRecords } from '../../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
beforeEach(() => {
  product.setClock('2026-11-16T09:00:00Z')
})
afterAll(() => product.close())

/** Runs the morning job of a day. */
const runOn = async (day: string): Promise<void> => {
  product.setClock(`${day}T05:10:00Z`)
  await product.runJob(applicationDeadlinesJob)
}

const inReview = async (): Promise<string> => {
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  await step(takeApplicationIntoReview, id, { version: 1 })
  return id
}
const step = async (operation: Operation, id: string, body: object) => (await product.as('admin')).call(operation, { params: { id }, body })
const read = (id: string) =>
  product.services.database.kysely.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const mailed = async (id: string): Promise<string[]> => {
  const rows = await product.services.database.kysely
    .selectFrom('mail')
    .select('template')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ template }) => template).slice(2)
}

const unsupplemented = async (): Promise<string> => {
  const id = await inReview()
  await step(requestSupplement, id, { version: 2, text: 'Osebni dokument' })
  await serveNewest(product, id)
  return id
}
const drafts = (id: string) =>
  product.services.database.kysely.selectFrom('act_draft').selectAll().where('application_id', '=', id).execute()

test('an application that nobody supplements is warned of once; on the day after its term a person is asked to issue the order', async () => {
  const id = await unsupplemented()
  expect((await read(id)).due_on).toBe('2026-12-01')
  await runOn('2026-11-28')
  expect(await mailed(id)).toEqual(['application:supplement_requested'])
  await runOn('2026-11-29')
  await runOn('2026-11-30')
  await runOn('2026-12-01')
  expect(await mailed(id)).toEqual(['application:supplement_requested', 'application:supplement_due'])
  expect(await drafts(id)).toEqual([])
  await runOn('2026-12-02')
  await runOn('2026-12-03')
  expect((await read(id)).status).toBe('supplement_requested')
  const [draft, more] = await drafts(id)
  expect([draft?.kind, more]).toEqual(['dismissal', undefined])
  product.clock.set('2026-12-03T09:00:00Z')
  const issued = await step(issueActDraft, draft!.id, { version: draft!.version })
  expect(issued).toMatchObject({ status: 200, body: { number: expect.stringMatching(/^371-\d+\/2026-2$/) } })
  expect(await read(id)).toMatchObject({ status: 'dismissed', decided_by: product.town.admin })
  expect(await drafts(id)).toEqual([])
  expect(await mailed(id)).toEqual(['application:supplement_requested', 'application:supplement_due', 'application:dismissed'])
  const [event] = await product.services.capabilities.readHistory(product.services.database.kysely, id)
  expect(event).toMatchObject({ action: 'application:dismiss', actor_name: 'Ana Referent' })
})

test('nothing is dismissed on a call that nobody served: clerks are told of it, and its term begins with its service', async () => {
  const [id, other] = [await inReview(), await inReview()]
  await step(requestSupplement, id, { version: 2, text: 'Osebni dokument' })
  const [{ number }, { number: overdue }] = [await read(id), await read(other)]
  await step(updateActSettings, id, { automatic_decider: product.town.admin })
  await runOn('2026-11-30')
  await runOn('2026-12-02')
  expect(await read(id)).toMatchObject({ status: 'supplement_requested', due_on: '2026-12-01' })
  expect([await drafts(id), await mailed(id)]).toEqual([[], ['application:supplement_requested']])
  product.setClock('2026-12-02T05:20:00Z')
  await product.runJob(authorityTermsJob)
  const told = product.services.database.kysely.selectFrom('mail').select('body_text').where('template', '=', 'staff:terms')
  const words = `${number}: poziv stranki ni vročen`
  const { body_text: terms } = await told.orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(terms).toContain(words)
  // The authority's own terms come first.
  expect(terms).toContain(`${overdue}: pozvati`)
  expect(terms.indexOf(`${overdue}: pozvati`)).toBeLessThan(terms.indexOf(words))
  product.setClock('2026-12-02T09:00:00Z')
  await serveNewest(product, id)
  expect((await read(id)).due_on).toBe('2026-12-17')
  await runOn('2026-12-18')
  expect((await read(id)).status).toBe('dismissed')
  product.clock.set('2026-12-18T09:00:00Z')
  await step(updateActSettings, id, { automatic_decider: null })
})

test('a call for a supplement that is not needed is taken back: the term to decide is that of the application, and nothing is dismissed', async () => {
  const id = await inReview()
  const { decide_by } = await read(id)
  await step(requestSupplement, id, { version: 2, text: 'Osebni dokument' })
  await serveNewest(product, id)
  await runOn('2026-12-02')
  expect(await drafts(id)).toHaveLength(1)
  product.setClock('2026-12-02T09:00:00Z')
  const { version } = await read(id)
  const reason = 'Dokument je bil v spisu že ob oddaji.'
  expect((await step(closeSupplement, id, { version, reason: 'ne' })).status).toBe(422)
  expect((await step(closeSupplement, id, { version, reason })).body).toMatchObject({ status: 'in_review' })
  expect(await read(id)).toMatchObject({ decide_by, counted_from: '2026-11-16', call_by: null, due_on: null, supplement_text: null })
  expect(await drafts(id)).toEqual([])
  expect((await mailed(id)).at(-1)).toBe('application:supplement_closed')
  const acts = product.services.database.kysely.selectFrom('act').select(['kind', 'reason']).where('application_id', '=', id)
  expect(await acts.where('kind', '=', 'official_note').execute()).toEqual([{ kind: 'official_note', reason }])
  expect((await step(closeSupplement, id, { version: version + 1, reason })).body.error.code).toBe('illegal_transition')
  const refusal = { application_uuid: id, version: version + 1, reason: 'Pogoji niso izpolnjeni.', ...byRecords }
  expect((await step(rejectApplication, id, refusal)).status).toBe(200)
})

test('a late supplement is taken while the order is not issued, and the draft is gone', async () => {
  const id = await unsupplemented()
  await runOn('2026-12-02')
  const [draft] = await drafts(id)
  product.clock.set('2026-12-02T09:00:00Z')
  const { version } = await read(id)
  const form = formOf({ version: String(version), message: 'Dokument je priložen.' })
  expect((await (await product.as('admin')).call(supplementByClerk, { params: { id }, form })).body.status).toBe('in_review')
  expect(await drafts(id)).toEqual([])
  expect((await step(issueActDraft, draft!.id, { version: 1 })).status).toBe(404)
})

test('where the town names who answers, the program issues orders in nobody’s name; without the right to decide they wait', async () => {
  const [first, second] = [await unsupplemented(), await unsupplemented()]
  await step(updateActSettings, first, { automatic_decider: product.town.admin })
  await runOn('2026-12-02')
  expect((await read(first)).status).toBe('dismissed')
  const acts = product.services.database.kysely
    .selectFrom('act')
    .select(['id', 'kind', 'decided_by', 'decided_by_name', 'answered_for_by'])
    .where('application_id', '=', first)
  const { id: act, ...order } = await acts.orderBy('issued_at', 'desc').executeTakeFirstOrThrow()
  const answers = 'Ana Referent, svetovalka, pooblastilo št. 100-1/2026 z dne 3. 1. 2020'
  expect(order).toEqual({ kind: 'dismissal', decided_by: null, decided_by_name: 'Dovolilnice', answered_for_by: answers })
  if (canReadPdf) {
    const paper = pdfText((await (await product.as('admin')).call(readAct, { params: { id: act } })).raw).replace(/\s+/g, ' ')
    for (const words of ['Akt je izdal program samodejno', `Za akt odgovarja: ${answers}`, 'zahteva, da o zadevi odloči uradna oseba'])
      expect(paper).toContain(words)
    expect(paper).not.toMatch(/Odloča:|Postopek vodi:/)
  }
  const trail = product.services.database.kysely.selectFrom('event').select('actor_name').where('action', '=', 'application:dismiss')
  expect(await trail.where('subject_id', '=', first).executeTakeFirst()).toEqual({ actor_name: 'Dovolilnice' })
  expect((await read(second)).status).toBe('dismissed')

  product.setClock('2026-11-16T09:00:00Z')
  const third = await unsupplemented()
  // Who may not decide, or is not authorised any more, answers for nothing.
  await step(updateActSettings, third, { automatic_decider: product.town.operator })
  await runOn('2026-12-02')
  expect([(await read(third)).status, (await drafts(third)).length]).toEqual(['supplement_requested', 1])
  // A draft that waits is somebody's work: it is not issued over.
  await step(updateActSettings, third, { automatic_decider: product.town.admin })
  await runOn('2026-12-02')
  expect([(await read(third)).status, (await drafts(third)).length]).toEqual(['supplement_requested', 1])
  product.clock.set('2026-12-02T09:00:00Z')
  await step(updateActSettings, third, { automatic_decider: null })
})

test('an approved application that nobody pays for is warned of a week before; one that was paid in time is left alone', async () => {
  const id = await inReview()
  await step(approveApplication, id, { version: 2 })
  expect((await read(id)).due_on).toBe('2026-12-16')
  await runOn('2026-12-08')
  expect(await mailed(id)).toEqual(['application:approved_with_fee'])
  await runOn('2026-12-09')
  expect(await mailed(id)).toEqual(['application:approved_with_fee', 'application:payment_due'])
  await product.services.database.kysely.updateTable('application').set({ status: 'paid' }).where('id', '=', id).execute()
  await runOn('2026-12-17')
  expect(await mailed(id)).toHaveLength(2)
})

test('an application whose fee has come does not lapse, although nothing has settled it yet; without it an order is prepared', async () => {
  const id = await inReview()
  await step(approveApplication, id, { version: 2 })
  const { kysely } = product.services.database
  const { fee_cents: cents } = await read(id)
  const payment = { id: randomUUID(), source: 'bank', direction: 'credit', booked_on: '2026-12-16', cents, currency: 'EUR' } as const
  const at = { created_at: product.clock.now(), updated_at: product.clock.now() }
  await kysely
    .insertInto('payment')
    .values({ ...payment, ...at, status: 'matched', candidates: [id] })
    .execute()
  const allocation = { id: randomUUID(), payment_id: payment.id, application_id: id, made_at: product.clock.now(), made_by: null }
  await kysely
    .insertInto('payment_allocation')
    .values({ ...allocation, cents })
    .execute()
  await runOn('2026-12-17')
  expect((await read(id)).status).toBe('approved')
  await kysely.updateTable('payment_allocation').set({ cents: 1 }).where('id', '=', allocation.id).execute()
  await runOn('2026-12-18')
  // Nothing ends by itself: a person issues the order.
  expect((await read(id)).status).toBe('approved')
  const [draft] = await drafts(id)
  expect(draft).toMatchObject({ kind: 'payment_lapse', reason: '' })
  product.clock.set('2026-12-18T09:00:00Z')
  await kysely.updateTable('payment_allocation').set({ cents }).where('id', '=', allocation.id).execute()
  expect((await step(issueActDraft, draft!.id, { version: 1 })).body.error.code).toBe('illegal_transition')
  await kysely.updateTable('payment_allocation').set({ cents: 1 }).where('id', '=', allocation.id).execute()
  expect((await step(issueActDraft, draft!.id, { version: 1 })).body.error.code).toBe('payment_basis_missing')
  const emptied = await step(updateActSettings, id, { payment_basis: '' })
  expect(emptied.body.error.fields).toMatchObject([{ path: 'payment_basis', rule: 'required' }])
  await step(updateActSettings, id, { payment_basis: '12. člena Odloka o prometu' })
  expect((await step(issueActDraft, draft!.id, { version: 1 })).status).toBe(200)
  const { parts } = await kysely
    .selectFrom('act')
    .select('parts')
    .where('application_id', '=', id)
    .where('kind', '=', 'payment_lapse')
    .executeTakeFirstOrThrow()
  // Nobody withdrew anything: it rests on the condition of the grant, and on the town's own provision.
  expect(parts.introduction).toContain('na podlagi 12. člena Odloka o prometu in 226. člena')
  expect(parts.facts).toContain('Vlogi je bilo ugodeno pod pogojem, da stranka plača ceno dovolilnice do 16. 12. 2026.')
  expect(await read(id)).toMatchObject({ status: 'lapsed', reason: 'Cena dovolilnice v roku ni bila plačana.' })
  expect((await mailed(id)).at(-1)).toBe('application:lapsed')
  const { body_text: mail } = await kysely
    .selectFrom('mail')
    .select('body_text')
    .where('subject_id', '=', id)
    .where('template', '=', 'application:lapsed')
    .executeTakeFirstOrThrow()
  expect(mail).toMatch(/izdan sklep št\. 371-\d+\/\d+-\d+ z obrazložitvijo in poukom/)
  for (const words of ['Sklep vam bo vročen posebej', 'rok za pritožbo začne teči z vročitvijo']) expect(mail).toContain(words)
})

test('an approval of before, which no decision made depend on the payment, gets that decision with a term of its own before it can lapse', async () => {
  const id = await inReview()
  const { kysely } = product.services.database
  await kysely
    .updateTable('application')
    .set({ status: 'approved', due_on: '2026-12-16', decide_by: null, call_by: null })
    .where('id', '=', id)
    .execute()
  await runOn('2026-12-17')
  const [draft, more] = await drafts(id)
  expect([draft?.kind, more]).toEqual(['grant', undefined])
  product.clock.set('2026-12-17T09:00:00Z')
  const issued = await step(issueActDraft, draft!.id, { version: 1 })
  expect(issued.status, issued.raw.toString()).toBe(200)
  const { parts } = await kysely.selectFrom('act').select('parts').where('id', '=', issued.body.id).executeTakeFirstOrThrow()
  expect(parts.ruling).toContain('Rok za plačilo je 18. 1. 2027.')
  expect(await read(id)).toMatchObject({ status: 'approved', due_on: '2027-01-18' })
  await runOn('2027-01-19')
  expect((await drafts(id)).map(({ kind }) => kind)).toEqual(['payment_lapse'])
})

test('a decision that was prepared for an approval of before is gone once the price is paid or the party withdraws', async () => {
  const { kysely } = product.services.database
  const approvedBefore = async () => {
    const id = await inReview()
    await kysely.updateTable('application').set({ status: 'approved', due_on: '2026-12-16' }).where('id', '=', id).execute()
    return id
  }
  const [paid, withdrawn] = [await approvedBefore(), await approvedBefore()]
  await runOn('2026-12-17')
  for (const id of [paid, withdrawn]) expect((await drafts(id)).map(({ kind }) => kind)).toEqual(['grant'])
  product.clock.set('2026-12-17T09:00:00Z')
  const { version } = await read(paid)
  expect((await step(recordPayment, paid, { version, reason: 'Izpisek 15' })).status).toBe(200)
  const back = await step(withdrawByClerk, withdrawn, { version: (await read(withdrawn)).version, reason: 'Stranka je odstopila.' })
  expect(back.status, back.raw.toString()).toBe(200)
  expect((await drafts(paid)).map(({ kind }) => kind)).toEqual([])
  expect((await drafts(withdrawn)).map(({ kind }) => kind)).toEqual(['discontinuation'])
})

test('a late payment is taken while the order is not issued; where the town names somebody, it is issued at once', async () => {
  const [paid, unpaid] = [await inReview(), await inReview()]
  for (const id of [paid, unpaid]) await step(approveApplication, id, { version: 2 })
  await runOn('2026-12-17')
  expect((await drafts(paid)).map(({ kind }) => kind)).toEqual(['payment_lapse'])
  product.clock.set('2026-12-17T09:00:00Z')
  expect((await step(recordPayment, paid, { version: 3, reason: 'Izpisek 14' })).body.status).toBe('paid')
  expect(await drafts(paid)).toEqual([])
  await product.services.database.kysely.deleteFrom('act_draft').where('application_id', '=', unpaid).execute()
  await step(updateActSettings, unpaid, { automatic_decider: product.town.admin })
  await runOn('2026-12-18')
  expect((await read(unpaid)).status).toBe('lapsed')
  product.clock.set('2026-12-18T09:00:00Z')
  await step(updateActSettings, unpaid, { automatic_decider: null })
})

test('a term of a clerk’s own is warned of two days before its end, and once', async () => {
  const id = await inReview()
  await step(requestSupplement, id, { version: 2, text: 'Osebni dokument', due_on: '2026-12-07' })
  await serveNewest(product, id)
  await runOn('2026-12-05')
  await runOn('2026-12-06')
  expect(await mailed(id)).toEqual(['application:supplement_requested', 'application:supplement_due'])
})

test('an application that cannot be worked stands in nobody’s way', async () => {
  const { services, clock } = product
  const ids = [await inReview(), await inReview()]
  for (const id of ids) {
    await step(requestSupplement, id, { version: 2, text: 'Osebni dokument' })
    await serveNewest(product, id)
  }
  await sql`create function break_row() returns trigger language plpgsql as $$ begin raise exception 'broken row'; end $$`.execute(
    services.database.kysely,
  )
  await sql`create trigger break_row before insert on act_draft for each row when (new.application_id = ${sql.lit(ids[0])}) execute function break_row()`.execute(
    services.database.kysely,
  )
  clock.set('2026-12-02T05:10:00Z')
  const errors: object[] = []
  const log = { info: () => {}, error: (details: object) => errors.push(details) }
  const run = applicationDeadlinesJob.handle({}, { ...services, services, clock, log } as never)
  await expect(run).rejects.toThrow(/^1 of \d rows failed$/)
  expect(errors).toMatchObject([{ id: ids[0] }])
  expect((await read(ids[0]!)).status).toBe('supplement_requested')
  expect([await drafts(ids[0]!), (await drafts(ids[1]!)).length]).toEqual([[], 1])
  await sql`drop trigger break_row on act_draft`.execute(services.database.kysely)
})

test('the mailed link of an application opens it for twelve months after its end', async () => {
  const { id, number, token } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  const open = async () => (await product.visitor().call(readApplicationStatus, { query: { number, token } })).status
  product.clock.set('2028-01-16T09:00:00Z')
  expect(await open()).toBe(200)
  product.clock.set('2026-11-16T09:00:00Z')
  expect(
    (
      await step(rejectApplication, id, {
        application_uuid: id,
        version: 1,
        ...byRecords,
        reason: 'Naslov ni na območju.',
      })
    ).status,
  ).toBe(200)
  product.clock.set('2027-11-16T09:00:00Z')
  expect(await open()).toBe(200)
  product.clock.set('2027-11-17T09:00:00Z')
  expect(await open()).toBe(404)
})

test('an order for want of payment that falls on appeal grants no claim: the procedure goes on, and no permit names it as its ground', async () => {
  const id = await inReview()
  await step(approveApplication, id, { version: 2 })
  await runOn('2026-12-17')
  product.clock.set('2026-12-17T09:00:00Z')
  const [draft] = await drafts(id)
  await step(issueActDraft, draft!.id, { version: 1 })
  expect((await read(id)).status).toBe('lapsed')
  const clerk = await product.as('admin')
  const newestAct = async () => (await clerk.call(readMatterActs, { params: { id } })).body.acts[0]
  const act = await newestAct()
  const days = { lodged_on: '2026-12-17', received_on: '2026-12-17' }
  const data = {
    appellant_name: 'Žiga Đurđević',
    by_representative: false,
    manner: 'post',
    text: '',
    paper_place: '',
    fee: 'paid',
    fee_note: '',
  }
  const appeal = (await clerk.call(lodgeAppeal, { body: { act_id: act.id, ...data, ...days } })).body
  const granted = await step(grantAppeal, appeal.id, { version: 1, facts: '', reason: 'Plačilo je bilo nakazano v roku.' })
  expect(granted.body, JSON.stringify(granted.body)).toMatchObject({ status: 'granted' })
  const { status, version, ...application } = await read(id)
  expect(status).toBe('in_review')
  const order = await newestAct()
  expect(order.kind).toBe('order_reversal')
  if (canReadPdf) {
    const text = pdfText((await clerk.call(readAct, { params: { id: order.id } })).raw).replace(/\s+/g, ' ')
    for (const words of ['SKLEP', `sklep št. ${act.number} z dne`, 'se odpravi', 'se nadaljuje']) expect(text).toContain(words)
    expect(text).not.toContain('za izdajo dovolilnice se ugodi')
  }
  const approved = await step(approveApplication, id, { version })
  expect(approved.status, JSON.stringify(approved.body)).toBe(200)
  const { database, capabilities } = product.services
  const ground = await database.transaction((trx) => capabilities.decisionOfPermit(trx, product.services, application))
  expect(ground).not.toContain(order.number)
})
