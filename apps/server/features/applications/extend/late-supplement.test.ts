import { issueActDraft } from '@dovolilnice/contract/acts/drafts/operations'
import { readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { handOverAct, recordServiceResult } from '@dovolilnice/contract/acts/service/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { supplementApplication } from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { declineLateSupplement, takeLateSupplement } from '@dovolilnice/contract/applications/extend/operations'
import { listApplications } from '@dovolilnice/contract/applications/list/operations'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import type { Operation } from '@dovolilnice/contract/operation'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serveNewest } from '../../../test/applicant/appealed-act.ts'
import { formOf, residentForm } from '../../../test/applicant/application-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { applicationDeadlinesJob } from '../decide/application-deadlines.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
beforeEach(() => {
  product.setClock('2026-11-16T09:00:00Z')
})
afterAll(() => product.close())

const step = async (operation: Operation, id: string, body: object) => (await product.as('admin')).call(operation, { params: { id }, body })
const read = (id: string) =>
  product.services.database.kysely.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const actsOf = async (id: string) => (await (await product.as('admin')).call(readMatterActs, { params: { id } })).body.acts
const setClock = (at: string) => {
  product.setClock(at)
}

/** An application that waits for a supplement, until 1 December where no day is given, with its link. */
const called = async (more: object = {}) => {
  const { id, number, token } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  await step(takeApplicationIntoReview, id, { version: 1 })
  await step(requestSupplement, id, { version: 2, text: 'Potrdilo o prebivališču', ...more })
  const link = { number, token }
  return {
    id,
    progress: async () => (await product.visitor().call(readApplicationStatus, { query: link })).body,
    send: () => product.visitor().call(supplementApplication, { form: formOf({ ...link, message: 'Potrdilo je tu.' }) }),
  }
}

/** One that was dismissed on 2 December; nobody has served the order. */
const dismissed = async () => {
  const application = await called()
  await serveNewest(product, application.id)
  setClock('2026-12-02T05:10:00Z')
  await product.runJob(applicationDeadlinesJob)
  setClock('2026-12-02T09:00:00Z')
  const draft = await product.services.database.kysely
    .selectFrom('act_draft')
    .select('id')
    .where('application_id', '=', application.id)
    .executeTakeFirstOrThrow()
  await step(issueActDraft, draft.id, { version: 1 })
  const order = (await actsOf(application.id)).find(({ kind }: { kind: string }) => kind === 'dismissal')
  return { ...application, orderId: String(order.id) }
}
/** Serves an act by registered post on a day. */
const serve = async (actId: string, day: string): Promise<void> => {
  const { id } = (await step(handOverAct, actId, { manner: 'registered_post', handed_over_on: day })).body
  expect((await step(recordServiceResult, id, { version: 1, result: 'receipt', day })).status).toBe(200)
}

test('until the order of dismissal is served, a supplement waits for a clerk, who withdraws the dismissal by an order', async () => {
  const { id, progress, send, orderId } = await dismissed()
  expect(await progress()).toMatchObject({ status: 'dismissed', may_supplement_late: true, supplement_text: 'Potrdilo o prebivališču' })
  expect((await step(takeLateSupplement, id, { version: 4 })).body.error.code).toBe('illegal_transition')
  expect((await send()).body).toMatchObject({ status: 'dismissed' })
  const clerk = await product.as('admin')
  const waiting = await clerk.call(listApplications, { body: { filters: { asks: true } } })
  expect(waiting.body.items.map((row: { id: string }) => row.id)).toEqual([id])
  expect((await clerk.call(readDashboard)).body.terms.asks).toBe(1)
  expect((await step(takeLateSupplement, id, { version: 5 })).body.status).toBe('in_review')
  expect(await read(id)).toMatchObject({ late_supplement_at: null, decided_at: null, counted_from: '2026-12-02', call_by: '2026-12-09' })
  const acts = await actsOf(id)
  expect(acts[0]).toMatchObject({ kind: 'dismissal_withdrawal' })
  const stored = await product.services.database.kysely
    .selectFrom('act')
    .select(['corrects_id', 'parts'])
    .where('id', '=', acts[0].id)
    .executeTakeFirstOrThrow()
  expect(stored.corrects_id).toBe(orderId)
  expect(stored.parts.ruling).toMatch(/^Sklep o zavrženju vloge št. 371-\d+\/2026-2 z dne 2. 12. 2026 se odpravi/)
  expect(acts.find(({ kind }: { kind: string }) => kind === 'dismissal')).toMatchObject({ standing: 'set_aside' })
  // Its service, though entered later, changes nothing.
  await serve(orderId, '2026-12-02')
  const served = (await actsOf(id)).find(({ kind }: { kind: string }) => kind === 'dismissal')
  expect(served).toMatchObject({ standing: 'set_aside', final_on: null })
  expect((await clerk.call(readDashboard)).body.terms.asks).toBe(0)
})

test('a supplement that came before the service is taken also when a clerk looks at it later', async () => {
  const { id, progress, send, orderId } = await dismissed()
  await send()
  setClock('2026-12-03T09:00:00Z')
  await serve(orderId, '2026-12-03')
  setClock('2026-12-04T09:00:00Z')
  expect(await progress()).toMatchObject({ may_supplement_late: false })
  expect((await send()).body.error.code).toBe('illegal_transition')
  expect((await step(takeLateSupplement, id, { version: 5 })).body.status).toBe('in_review')
  // What was withdrawn is no decision of the procedure that goes on.
  expect(await progress()).toMatchObject({ has_decision: false, decision_service: null })
})

test('after the order was served no supplement is taken any more', async () => {
  const { id, progress, send, orderId } = await dismissed()
  await serve(orderId, '2026-12-02')
  expect(await progress()).toMatchObject({ may_supplement_late: false, has_decision: true })
  expect((await send()).body.error.code).toBe('illegal_transition')
  expect((await step(takeLateSupplement, id, { version: 4 })).body.error.code).toBe('illegal_transition')
})

test('a supplement that is not enough is declined with a reason: it waits for nobody, the party is told, and may send another', async () => {
  const { id, progress, send } = await dismissed()
  const decline = (version: number) => step(declineLateSupplement, id, { version, reason: 'Potrdilo ni podpisano.' })
  expect((await decline(4)).body.error.code).toBe('illegal_transition')
  await send()
  expect((await decline(5)).body.status).toBe('dismissed')
  const clerk = await product.as('admin')
  expect((await clerk.call(listApplications, { body: { filters: { asks: true } } })).body.items).toEqual([])
  expect((await step(takeLateSupplement, id, { version: 6 })).body.error.code).toBe('illegal_transition')
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select(['template', 'body_text'])
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(mail).toMatchObject({
    template: 'application:supplement_declined',
    body_text: expect.stringContaining('Kaj še manjka, izveste pri organu'),
  })
  expect(mail.body_text).not.toContain('Potrdilo ni podpisano.')
  expect((await actsOf(id)).map(({ kind }: { kind: string }) => kind)).not.toContain('dismissal_withdrawal')
  expect(await progress()).toMatchObject({ status: 'dismissed', may_supplement_late: true })
  expect((await send()).status).toBe(200)
})

test('the term of a supplement counts from the service of the call, and never ends earlier for it', async () => {
  const { id, progress } = await called()
  const longer = await called({ due_on: '2026-12-16' })
  // Until it is served nobody knows the day: the page says how many days there are.
  expect(await progress()).toMatchObject({ supplement_days: 15 })
  expect(await longer.progress()).toMatchObject({ supplement_days: 30 })
  const [call] = await actsOf(id)
  setClock('2026-11-25T09:00:00Z')
  await serve(call.id, '2026-11-25')
  expect(await progress()).toMatchObject({ due_on: '2026-12-10', supplement_days: null })
  const [first] = await actsOf(longer.id)
  await serve(first.id, '2026-11-25')
  expect(await longer.progress()).toMatchObject({ due_on: '2026-12-28', supplement_days: null })
})
