import { getAct, listActs, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { decideRestitution, proposeRestitution, withdrawRestitution } from '@dovolilnice/contract/acts/restitution/restitution'
import { issueActDraft } from '@dovolilnice/contract/acts/drafts/operations'
import { dismissAppeal } from '@dovolilnice/contract/appeals/steps/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { supplementApplication } from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formOf, residentForm } from '../../../test/applicant/application-forms.ts'
import { inTwoLanguages, lodgeToday, rejectedAndServed, serveNewest, serveToday } from '../../../test/applicant/appealed-act.ts'
import { runDeadlines } from '../../../test/applicant/run-deadlines.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())
const moveTo = async (day: string): Promise<void> => {
  product.setClock(`${day}T09:00:00Z`)
  clerk = await product.as('admin')
}
beforeEach(() => moveTo('2026-11-16'))

const act = async (id: string) => (await clerk.call(getAct, { params: { id } })).body
const grounds = 'Bila sem v bolnišnici, potrdilo prilagam.'
const propose = (id: string, more: object = {}) =>
  clerk.call(proposeRestitution, {
    params: { id },
    body: { term: 'appeal', proposed_on: '2026-12-10', ceased_on: '2026-12-07', grounds, ...more },
  })
const decide = (id: string, outcome: string, version = 1) =>
  clerk.call(decideRestitution, { params: { id }, body: { version, outcome, reason: 'Zamuda je bila opravičena.' } })
const rulingOf = async (id: string): Promise<string> =>
  (await product.services.database.kysely.selectFrom('act').select('parts').where('id', '=', id).executeTakeFirstOrThrow()).parts.ruling

/** A rejection whose term of appeal ended on 1 December; it is 10 December. */
const missed = async () => {
  const rejected = await rejectedAndServed(product, clerk)
  await moveTo('2026-12-10')
  return rejected
}

test('a restored term of appeal runs from the service of its order, and before that the act is not final', async () => {
  const { act: rejection } = await rejectedAndServed(product, clerk)
  expect((await act(rejection.id)).may_propose).toEqual([])
  await moveTo('2026-12-10')
  expect(await act(rejection.id)).toMatchObject({ standing: 'final', final_on: '2026-12-02', may_propose: ['appeal'] })
  expect((await propose(rejection.id, { proposed_on: '2026-12-11' })).body.error.fields).toMatchObject([{ path: 'proposed_on' }])
  expect((await propose(rejection.id, { term: 'supplement' })).body.error.code).toBe('illegal_transition')
  const { body: proposal } = await propose(rejection.id)
  expect(proposal).toMatchObject({ is_open: true, propose_by: '2026-12-15', outcome: null })
  expect((await propose(rejection.id)).body.error.code).toBe('illegal_transition')
  // A proposal alone changes nothing (ZUP, art. 107).
  expect((await act(rejection.id)).final_on).toBe('2026-12-02')

  const decided = await decide(proposal.id, 'granted')
  expect(decided.status, decided.raw.toString()).toBe(200)
  const { id: orderId, number } = decided.body
  expect(await rulingOf(orderId)).toContain('Rok za pritožbo teče znova od vročitve tega sklepa.')
  expect(await act(orderId)).toMatchObject({ kind: 'restitution', remedy: 'none', standing: 'unserved' })
  const open = { standing: 'term_runs', appeal_until: null, final_on: null, binding_on: null, may_propose: [] }
  expect(await act(rejection.id)).toMatchObject({ ...open, restitutions: [{ outcome: 'granted', order_number: number, is_open: false }] })
  expect((await decide(proposal.id, 'refused', 2)).body.error.code).toBe('illegal_transition')

  await moveTo('2026-12-14')
  await serveToday(product, clerk, orderId)
  expect(await act(rejection.id)).toMatchObject({ appeal_until: '2026-12-29', final_on: '2026-12-30', standing: 'term_runs' })
})

test('an appeal that was late is in time by the restored term, and is not dismissed as late', async () => {
  const { act: rejection } = await missed()
  const appeal = (await lodgeToday(product, clerk, rejection)).body
  expect((await act(rejection.id)).final_on).toBe('2026-12-02')
  const { body: proposal } = await propose(rejection.id)
  const { id: orderId } = (await decide(proposal.id, 'granted')).body
  await serveToday(product, clerk, orderId)
  expect(await act(rejection.id)).toMatchObject({ standing: 'under_appeal', appeal_until: '2026-12-28', final_on: null })
  const body = { version: 1, ground: 'late', reason: 'Pritožba je bila prepozna.' }
  expect((await clerk.call(dismissAppeal, { params: { id: appeal.id }, body })).body.error.code).toBe('appeal_in_time')
})

test.each([
  ['refused', 'se zavrne.'],
  ['dismissed', 'se zavrže kot prepozen.'],
])('a proposal that is %s leaves the act final, by an order that can be appealed against', async (outcome, words) => {
  const { act: rejection } = await missed()
  const { body: proposal } = await propose(rejection.id, { ceased_on: '2026-11-20' })
  expect(proposal.propose_by).toBe('2026-11-30')
  const { id: orderId } = (await decide(proposal.id, outcome)).body
  expect(await rulingOf(orderId)).toContain(words)
  expect(await act(orderId)).toMatchObject({ kind: 'restitution_refusal', remedy: 'appeal', standing: 'unserved' })
  expect(await act(rejection.id)).toMatchObject({ standing: 'final', final_on: '2026-12-02', may_propose: ['appeal'] })
})

test('a proposal is taken back with a reason, and who looked at an older state is told', async () => {
  const { act: rejection } = await missed()
  const { body: proposal } = await propose(rejection.id)
  const back = (version: number) =>
    clerk.call(withdrawRestitution, { params: { id: proposal.id }, body: { version, reason: 'Stranka je predlog umaknila.' } })
  expect((await back(2)).body.error.code).toBe('conflict')
  expect((await back(1)).status).toBe(204)
  expect((await decide(proposal.id, 'granted', 2)).body.error.code).toBe('illegal_transition')
  expect(await act(rejection.id)).toMatchObject({
    may_propose: ['appeal'],
    restitutions: [{ is_open: false, withdrawn_reason: 'Stranka je predlog umaknila.' }],
  })
})

test('in a town of two languages a proposal is decided on with reasons in both, the party is quoted as it wrote', async () => {
  const { act: rejection } = await missed()
  const { body: proposal } = await propose(rejection.id)
  await inTwoLanguages(product, async () => {
    const reason = 'Zamuda je bila opravičena.\nIT:\nIl ritardo era giustificato.'
    const body = { version: 1, outcome: 'granted', reason }
    const decided = await clerk.call(decideRestitution, { params: { id: proposal.id }, body })
    expect(decided.status, decided.raw.toString()).toBe(200)
  })
})

/** An application that was dismissed for want of its supplement by an order that was served on 2 December. */
const dismissed = async () => {
  const { id, number, token } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  await clerk.call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  await clerk.call(requestSupplement, { params: { id }, body: { version: 2, text: 'Potrdilo o prebivališču' } })
  await serveNewest(product, id)
  await runDeadlines(product, '2026-12-02')
  await moveTo('2026-12-02')
  const draft = await product.services.database.kysely
    .selectFrom('act_draft')
    .select(['id', 'version'])
    .where('application_id', '=', id)
    .executeTakeFirstOrThrow()
  const issued = await clerk.call(issueActDraft, { params: { id: draft.id }, body: { version: draft.version } })
  expect(issued.status, issued.raw.toString()).toBe(200)
  const [order] = (await clerk.call(readMatterActs, { params: { id } })).body.acts
  await serveToday(product, clerk, order.id)
  return { id: String(id), link: { number, token }, order }
}

test('a restored term for the supplement sets the dismissal aside, and the application waits for the supplement from the service on', async () => {
  const { id, link, order } = await dismissed()
  const status = async () => (await product.visitor().call(readApplicationStatus, { query: link })).body
  await moveTo('2026-12-04')
  expect((await act(order.id)).may_propose).toEqual(['supplement'])
  const { body: proposal } = await propose(order.id, { term: 'supplement', proposed_on: '2026-12-04', ceased_on: '2026-12-03' })
  expect((await status()).status).toBe('dismissed')
  const { id: orderId, number } = (await decide(proposal.id, 'granted')).body
  expect(await rulingOf(orderId)).toContain(`Sklep št. ${order.number}`)
  expect(await status()).toMatchObject({ status: 'supplement_requested', due_on: '2026-12-21', has_decision: false })
  const mails = product.services.database.kysely.selectFrom('mail').select(['template', 'body_text']).where('subject_id', '=', id)
  const { template, body_text: mail } = await mails.orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(template).toBe('application:term_restored')
  for (const words of ['Predlogu za vrnitev v prejšnje stanje je ugodeno', `sklep št. ${number} z obrazložitvijo`])
    expect(mail).toContain(words)
  expect(await act(order.id)).toMatchObject({ standing: 'set_aside', final_on: null, may_propose: [] })
  await moveTo('2026-12-09')
  await serveToday(product, clerk, orderId)
  expect((await status()).due_on).toBe('2026-12-24')
  const sent = await product.visitor().call(supplementApplication, { form: formOf({ ...link, message: 'Potrdilo je tu.' }) })
  expect(sent.status).toBe(200)
  expect((await status()).status).toBe('in_review')
})

test('the three months for a restored supplement count from the day that the dismissed application missed', async () => {
  const { order } = await dismissed()
  await moveTo('2027-03-05')
  const { body: proposal } = await propose(order.id, { term: 'supplement', proposed_on: '2027-03-04', ceased_on: '2027-03-02' })
  // The supplement was due on 1 December; by the end of the cause alone it would be 10 March.
  expect(proposal).toMatchObject({ propose_by: '2027-03-01', is_open: true })
})

test('a term is not restored about an act that was appealed against since the proposal; the proposal can be refused', async () => {
  const { act: rejection } = await missed()
  const { body: proposal } = await propose(rejection.id)
  // It came by registered post that was handed in within the term.
  expect((await lodgeToday(product, clerk, rejection, { lodged_on: '2026-11-30' })).status).toBe(200)
  expect(await act(rejection.id)).toMatchObject({ standing: 'under_appeal', may_propose: [] })
  expect((await decide(proposal.id, 'granted')).body.error.code).toBe('illegal_transition')
  expect(await act(rejection.id)).toMatchObject({ standing: 'under_appeal', restitutions: [{ is_open: true }] })
  expect((await decide(proposal.id, 'refused')).status).toBe(200)
})

test('an open proposal is found in the list of acts and counted on the dashboard, until it is decided or taken back', async () => {
  const waiting = async () => {
    const { items, total } = (await clerk.call(listActs, { body: { filters: { restitution: true } } })).body
    const { restitutions } = (await clerk.call(readDashboard)).body.acts
    return { acts: items.map(({ id }: { id: string }) => id), total, restitutions }
  }
  // Proposals of the tests before this one may still be open.
  const before = await waiting()
  const { act: rejection } = await missed()
  const { body: proposal } = await propose(rejection.id)
  const found = await waiting()
  expect(found.acts).toEqual(expect.arrayContaining([...before.acts, rejection.id]))
  expect(found).toMatchObject({ total: before.total + 1, restitutions: before.restitutions + 1 })
  const body = { version: 1, reason: 'Stranka je predlog umaknila.' }
  expect((await clerk.call(withdrawRestitution, { params: { id: proposal.id }, body })).status).toBe(204)
  expect(await waiting()).toEqual(before)
  const { body: second } = await propose(rejection.id)
  expect((await waiting()).restitutions).toBe(before.restitutions + 1)
  expect((await decide(second.id, 'refused')).status).toBe(200)
  expect(await waiting()).toEqual(before)
})
