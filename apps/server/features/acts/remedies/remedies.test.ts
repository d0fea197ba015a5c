import { getAct, listActs } from '@dovolilnice/contract/acts/record/operations'
import { endCourtAction, recordRemedy, withdrawRemedy } from '@dovolilnice/contract/acts/remedies/act-remedy'
import { handOverAct } from '@dovolilnice/contract/acts/service/operations'
import { recordAppealDecision, sendAppeal } from '@dovolilnice/contract/appeals/steps/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { lodgeToday, newestActOf, rejectedAndServed } from '../../../test/applicant/appealed-act.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { byRecords } from '../../../test/applicant/grounds.ts'

const today = '2026-11-16'
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
beforeEach(() => moveTo(today))

const act = async (id: string) => (await clerk.call(getAct, { params: { id } })).body
const enter = (id: string, body: object) => clerk.call(recordRemedy, { params: { id }, body })
const end = (id: string, body: object) => clerk.call(endCourtAction, { params: { id }, body: { version: 1, ...body } })

/** A rejection that second instance let stand on 20 November; 20 December is a Sunday, so an action is in time to 21 December. */
const upheld = async () => {
  const rejected = await rejectedAndServed(product, clerk)
  const params = { id: (await lodgeToday(product, clerk, rejected.act)).body.id }
  await clerk.call(sendAppeal, { params, body: { version: 1, sent_on: today, sent_to: 'župan', papers: ['Pritožba'] } })
  await moveTo('2026-11-20')
  const days = { decision_on: '2026-11-20', decision_served_on: '2026-11-20' }
  const decision = { version: 2, outcome: 'rejected', decision_number: '020-8/2026', ...days }
  expect((await clerk.call(recordAppealDecision, { params, body: decision })).status).toBe(200)
  return rejected
}

test('a party that renounces the appeal has a final and binding act on that day; the entry is taken back with a reason', async () => {
  const { act: rejection } = await rejectedAndServed(product, clerk)
  expect(await act(rejection.id)).toMatchObject({ may_record: ['waiver'], final_on: '2026-12-02' })
  await moveTo('2026-11-18')
  const waive = (lodged_on: string) => enter(rejection.id, { kind: 'waiver', lodged_on })
  for (const [day, rule] of [
    ['2026-11-15', 'day_too_early'],
    ['2026-11-19', 'day_future'],
  ] as const)
    expect((await waive(day)).body.error.fields).toMatchObject([{ path: 'lodged_on', rule }])
  const { body: remedy } = await waive('2026-11-17')
  const renounced = { standing: 'final', final_on: '2026-11-17', binding_on: '2026-11-17', may_record: ['supervision'] }
  expect(await act(rejection.id)).toMatchObject(renounced)
  expect((await waive('2026-11-17')).body.error.code).toBe('illegal_transition')
  const params = { id: remedy.id }
  const back = await clerk.call(withdrawRemedy, { params, body: { version: 1, reason: 'Vpis na napačen akt.' } })
  expect(back.status).toBe(204)
  const { remedies, ...mended } = await act(rejection.id)
  expect(mended).toMatchObject({ standing: 'term_runs', final_on: '2026-12-02', may_record: ['waiver'] })
  const taken = await product.services.database.kysely
    .selectFrom('event')
    .select(['before', 'after'])
    .where('action', '=', 'act:withdraw_remedy')
    .where('subject_id', '=', rejection.id)
    .executeTakeFirstOrThrow()
  expect(taken).toMatchObject({ before: { final_on: '2026-11-17' }, after: { final_on: '2026-12-02' } })
  expect(remedies).toMatchObject([{ kind: 'waiver', withdrawn_reason: 'Vpis na napačen akt.', may_withdraw: false }])
})

test('nobody renounces an act that was not served, is under appeal, or is final', async () => {
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  await clerk.call(rejectApplication, {
    body: {
      application_uuid: id,
      version: 1,
      ...byRecords,
      reason: 'Stranka ne prebiva na območju.',
    },
  })
  const unserved = await newestActOf(clerk, id)
  const { act: appealed } = await rejectedAndServed(product, clerk)
  await lodgeToday(product, clerk, appealed)
  for (const one of [unserved, appealed])
    expect((await enter(one.id, { kind: 'waiver', lodged_on: today })).body.error.code).toBe('illegal_transition')
  const { act: final } = await rejectedAndServed(product, clerk)
  await moveTo('2026-12-02')
  expect(await act(final.id)).toMatchObject({ standing: 'final', may_record: ['supervision'] })
})

test('a court action in time holds back that an act is binding until the court has decided', async () => {
  const { act: rejection } = await upheld()
  expect(await act(rejection.id)).toMatchObject({
    may_record: ['court_action', 'supervision'],
    court_until: '2026-12-21',
    binding_on: '2026-12-22',
  })
  await moveTo('2026-12-10')
  const { body: action } = await enter(rejection.id, { kind: 'court_action', lodged_on: '2026-12-09', reference: 'I U 812/2026' })
  expect(action).toMatchObject({ reference: 'I U 812/2026', may_end: true })
  expect(await act(rejection.id)).toMatchObject({ standing: 'final', final_on: '2026-11-20', binding_on: null })
  await moveTo('2027-02-10')
  expect((await act(rejection.id)).binding_on).toBeNull()
  expect((await end(action.id, { ended_on: '2026-12-01', outcome: 'act_stands' })).body.error.fields).toMatchObject([
    { path: 'ended_on', rule: 'day_too_early' },
  ])
  expect((await end(action.id, { ended_on: '2027-02-01', outcome: 'act_stands' })).body).toMatchObject({ may_end: false })
  expect(await act(rejection.id)).toMatchObject({ final_on: '2026-11-20', binding_on: '2027-02-01' })
  expect((await end(action.id, { version: 2, ended_on: '2027-02-01', outcome: 'act_stands' })).body.error.code).toBe('illegal_transition')
})

test('a court that annuls the act sets it aside, and the application is decided anew', async () => {
  const { id, act: rejection } = await upheld()
  const { body: action } = await enter(rejection.id, { kind: 'court_action', lodged_on: '2026-11-20' })
  await moveTo('2027-02-10')
  const { body: ended } = await end(action.id, { ended_on: '2027-02-01', outcome: 'act_set_aside' })
  expect(await act(rejection.id)).toMatchObject({ standing: 'set_aside', final_on: null })
  // Thirty days from 10 February end on Friday, 12 March.
  const back = (await clerk.call(getApplication, { params: { id } })).body
  expect(back).toMatchObject({ status: 'in_review', decide_by: '2027-03-12', call_by: null })
  // The matter has gone on: this is no entry by mistake any more.
  const taken = await clerk.call(withdrawRemedy, { params: { id: action.id }, body: { version: ended.version, reason: 'Napaka.' } })
  expect(taken.body.error.code).toBe('illegal_transition')
})

test('an annulment counts though the action came late by its day, and the trail keeps the days from before', async () => {
  const { id, act: rejection } = await upheld()
  await moveTo('2027-01-11')
  const { body: action } = await enter(rejection.id, { kind: 'court_action', lodged_on: '2027-01-08' })
  expect(await act(rejection.id)).toMatchObject({ binding_on: '2026-12-22' })
  await moveTo('2027-02-10')
  await end(action.id, { ended_on: '2027-02-01', outcome: 'act_set_aside' })
  expect(await act(rejection.id)).toMatchObject({ standing: 'set_aside', final_on: null, binding_on: null })
  expect((await clerk.call(getApplication, { params: { id } })).body.status).toBe('in_review')
  const ended = await product.services.database.kysely
    .selectFrom('event')
    .select(['before', 'after'])
    .where('action', '=', 'act:end_court')
    .where('subject_id', '=', rejection.id)
    .executeTakeFirstOrThrow()
  expect(ended).toMatchObject({
    before: { final_on: '2026-11-20', binding_on: '2026-12-22' },
    after: { final_on: null, binding_on: null, court_outcome: 'act_set_aside' },
  })
})

test('an act under appeal that was never served is found among those to be served, and counted', async () => {
  const counts = async () => (await clerk.call(readDashboard)).body.acts.unserved
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  await clerk.call(rejectApplication, {
    body: {
      application_uuid: id,
      version: 1,
      ...byRecords,
      reason: 'Stranka ne prebiva na območju.',
    },
  })
  const unserved = await newestActOf(clerk, id)
  const before = await counts()
  await lodgeToday(product, clerk, unserved)
  const found = async () =>
    (await clerk.call(listActs, { body: { itemsPerPage: 100, filters: { standing: 'unserved' } } })).body.items.find(
      (row: { id: string }) => row.id === unserved.id,
    )
  expect(await found()).toMatchObject({ standing: 'under_appeal' })
  expect(await counts()).toBe(before)
  const service = { manner: 'registered_post', handed_over_on: today }
  expect((await clerk.call(handOverAct, { params: { id: unserved.id }, body: service })).status).toBe(200)
  expect([await found(), await counts()]).toEqual([undefined, before - 1])
})
