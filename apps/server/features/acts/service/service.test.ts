import { getAct, listActs, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { actStandings } from '@dovolilnice/contract/acts/service/act-standing'
import { handOverAct, recordServiceResult, withdrawService } from '@dovolilnice/contract/acts/service/operations'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lodgeToday } from '../../../test/applicant/appealed-act.ts'
import { residentForm } from '../../../test/applicant/application-forms.ts'
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
beforeEach(async () => {
  product.setClock(`${today}T09:00:00Z`)
  clerk = await product.as('admin')
})

/** The days after the test's first one; sessions end, so the clerk signs in again. */
const moveTo = async (day: string): Promise<void> => {
  product.setClock(`${day}T09:00:00Z`)
  clerk = await product.as('admin')
}

/** Rejects a new application; the id of the act. */
const issued = async (): Promise<string> => {
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  const rejected = await clerk.call(rejectApplication, {
    body: {
      application_uuid: id,
      version: 1,
      ...byRecords,
      reason: 'Stranka ne prebiva na območju.',
    },
  })
  expect(rejected.status, JSON.stringify(rejected.body)).toBe(200)
  return (await clerk.call(readMatterActs, { params: { id } })).body.acts[0].id
}
const act = async (id: string) => (await clerk.call(getAct, { params: { id } })).body
const handOver = (id: string, body: object = {}) =>
  clerk.call(handOverAct, { params: { id }, body: { manner: 'registered_post', handed_over_on: today, ...body } })
const record = (id: string, body: object) => clerk.call(recordServiceResult, { params: { id }, body: { version: 1, ...body } })
const fieldOf = ({ body }: { body: { error?: { fields?: { path: string; rule: string }[] } } }) => {
  const [field] = body.error?.fields ?? []
  return field && [field.path, field.rule]
}

/** A walk through the feature, on both databases. */
test('an act goes to the post, comes back with its slip, and becomes final the day after the term', async () => {
  const id = await issued()
  expect(await act(id)).toMatchObject({ standing: 'unserved', may_hand_over: true, appeal_until: null, services: [] })
  const sent = await handOver(id, { consignment: 'RA123456785SI' })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  expect(await act(id)).toMatchObject({
    standing: 'on_its_way',
    manner: 'registered_post',
    consignment: 'RA123456785SI',
    may_hand_over: false,
  })
  expect((await handOver(id)).body.error.code).toBe('illegal_transition')

  await moveTo('2026-11-20')
  const served = await record(sent.body.id, { result: 'receipt', day: '2026-11-19' })
  expect(served.body, JSON.stringify(served.body)).toMatchObject({ served_on: '2026-11-19', served_by: 'receipt', version: 2, results: [] })
  // 4 December is a Friday.
  const days = { served_on: '2026-11-19', appeal_until: '2026-12-04', final_on: '2026-12-05', binding_on: '2026-12-05', court_until: null }
  expect(await act(id)).toMatchObject({ ...days, standing: 'term_runs', suspensive: true })
  await moveTo('2026-12-04')
  expect(await act(id)).toMatchObject({ standing: 'term_runs' })
  await moveTo('2026-12-05')
  expect(await act(id)).toMatchObject({ ...days, standing: 'final' })
  expect((await clerk.call(listActs, { body: { filters: { standing: 'final', search: 'RA123456785' } } })).body.items).toEqual([
    expect.objectContaining({ id, standing: 'final', final_on: '2026-12-05' }),
  ])
  const events = await product.services.database.kysely
    .selectFrom('event')
    .select(['action', 'after'])
    .where('subject_id', '=', id)
    .where('kind', '=', 'change')
    .orderBy('at')
    .execute()
  expect(events.map(({ action }) => action).toSorted()).toEqual(['act:hand_over', 'act:issue', 'act:serve'])
  expect(events.at(-1)?.after).toMatchObject({ served_on: '2026-11-19', final_on: '2026-12-05' })
})

test('after a notice the act counts as served with the expiry of fifteen days, unless it is collected before', async () => {
  const [left, collected, moved] = [await issued(), await issued(), await issued()]
  const noticeOf = async (id: string) => {
    const { id: service } = (await handOver(id)).body
    const { body } = await record(service, { result: 'notice', day: today })
    expect(body).toMatchObject({
      notice_on: today,
      served_on: '2026-12-01',
      served_by: 'fiction',
      results: ['receipt', 'refusal', 'failure'],
    })
    return service
  }
  const services = [await noticeOf(left), await noticeOf(collected), await noticeOf(moved)]
  expect(await act(left)).toMatchObject({ standing: 'on_its_way', served_on: '2026-12-01', final_on: '2026-12-17' })
  await moveTo('2026-12-03')
  expect(await act(left)).toMatchObject({ standing: 'term_runs', appeal_until: '2026-12-16' })
  const late = await record(services[1] ?? '', { version: 2, result: 'receipt', day: '2026-12-02' })
  expect(fieldOf(late)).toEqual(['day', 'after_fiction'])
  expect((await record(services[1] ?? '', { version: 2, result: 'receipt', day: '2026-11-24' })).status).toBe(200)
  expect(await act(collected)).toMatchObject({ served_on: '2026-11-24', appeal_until: '2026-12-09' })
  const failed = { version: 2, result: 'failure', day: '2026-11-25' }
  expect(fieldOf(await record(services[2] ?? '', failed))).toEqual(['failed_reason', 'required'])
  expect((await record(services[2] ?? '', { ...failed, failed_reason: 'moved' })).status).toBe(200)
  expect(await act(moved)).toMatchObject({ standing: 'unserved', served_on: null, final_on: null, may_hand_over: true })
  // The attempt stays beside the next one.
  expect((await handOver(moved, { manner: 'public_notice' })).status).toBe(200)
  expect((await act(moved)).services).toMatchObject([{ manner: 'public_notice' }, { failed_on: '2026-11-25', failed_reason: 'moved' }])
})

test('who refuses an act is served; at the office it is handed over and served at once', async () => {
  const [refused, atOffice] = [await issued(), await issued()]
  const { id } = (await handOver(refused)).body
  expect((await record(id, { result: 'refusal', day: today })).body).toMatchObject({ served_on: today, served_by: 'refusal' })
  expect((await handOver(atOffice, { manner: 'in_person', served_on: today })).status).toBe(200)
  expect(await act(atOffice)).toMatchObject({ standing: 'term_runs', served_on: today })
})

test('an entry by mistake is taken back with a reason and stays; the act waits again', async () => {
  const id = await issued()
  const { id: service } = (await handOver(id, { manner: 'in_person', served_on: today })).body
  expect(
    (await clerk.call(withdrawService, { params: { id: service }, body: { version: 7, reason: 'Napačen akt.' } })).body.error.code,
  ).toBe('conflict')
  const withdrawn = await clerk.call(withdrawService, { params: { id: service }, body: { version: 1, reason: 'Napačen akt.' } })
  expect(withdrawn.status, JSON.stringify(withdrawn.body)).toBe(204)
  expect(await act(id)).toMatchObject({ standing: 'unserved', served_on: null, appeal_until: null, final_on: null })
  expect((await act(id)).services).toMatchObject([{ withdrawn_reason: 'Napačen akt.', withdrawn_by_name: 'Ana Referent', results: [] }])
  expect((await record(service, { version: 2, result: 'receipt', day: today })).body.error.code).toBe('illegal_transition')
})

test('days before the issue, before the post and in the future are refused with the earliest day', async () => {
  const id = await issued()
  expect(fieldOf(await handOver(id, { handed_over_on: '2026-11-15' }))).toEqual(['handed_over_on', 'day_too_early'])
  expect(fieldOf(await handOver(id, { handed_over_on: '2026-11-17' }))).toEqual(['handed_over_on', 'day_future'])
  expect(fieldOf(await handOver(id, { manner: 'public_notice', served_on: today }))).toEqual(['served_on', 'invalid'])
  await moveTo('2026-11-18')
  const { id: service } = (await handOver(id, { handed_over_on: '2026-11-17' })).body
  const early = await record(service, { result: 'receipt', day: today })
  expect(fieldOf(early)).toEqual(['day', 'day_too_early'])
  expect(early.body.error.fields[0].message).toContain('17. 11. 2026')
  expect((await record(service, { result: 'delivery', day: '2026-11-18' })).body.error.code).toBe('illegal_transition')
})

test('ordinary post serves only the kinds of act for which the town allows it; a call becomes served, never final', async () => {
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  await clerk.call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  await clerk.call(requestSupplement, { params: { id }, body: { version: 2, text: 'Priložite dokazilo.' } })
  const [call] = (await clerk.call(readMatterActs, { params: { id } })).body.acts
  const ordinary = { manner: 'ordinary', served_on: today }
  expect(fieldOf(await handOver(call.id, ordinary))).toEqual(['manner', 'ordinary_not_allowed'])
  await clerk.call(updateActSettings, { body: { ordinary_kinds: ['supplement_call'], appeal_days: 21, fiction_days: 30 } })
  expect((await handOver(call.id, ordinary)).status).toBe(200)
  expect(await act(call.id)).toMatchObject({ standing: 'served', remedy: 'none', appeal_until: null, final_on: null })
  const later = await issued()
  await handOver(later, { manner: 'in_person', served_on: today })
  expect(await act(later)).toMatchObject({ appeal_until: '2026-12-07' })
  await clerk.call(updateActSettings, { body: { ordinary_kinds: [], appeal_days: 15, fiction_days: 15 } })
  // The paper says twenty-one days, whatever the town sets later.
  expect(await act(later)).toMatchObject({ appeal_until: '2026-12-07' })
})

test('each act is found by its standing, and by no other, on each day', async () => {
  for (const day of [today, '2026-11-30', '2026-12-02', '2026-12-20']) {
    await moveTo(day)
    const all = (await clerk.call(listActs, { body: { itemsPerPage: 100 } })).body
    const counted = new Map<string, string>()
    for (const standing of actStandings) {
      const { items } = (await clerk.call(listActs, { body: { itemsPerPage: 100, filters: { standing } } })).body
      for (const item of items) {
        if (standing === 'unserved' && item.standing === 'under_appeal') expect(item.handed_over_on).toBeNull()
        else expect(item.standing).toBe(standing)
        counted.set(item.id, standing)
      }
    }
    expect(counted.size).toBe(all.total)
    const ends = addDays(day, 7)
    const { items } = (await clerk.call(listActs, { body: { itemsPerPage: 100, filters: { appeal_ends: ends } } })).body
    expect(items.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      all.items
        .filter(
          ({ standing, appeal_until: until }: { standing: string; appeal_until: string }) => standing === 'term_runs' && until <= ends,
        )
        .map(({ id }: { id: string }) => id)
        .toSorted(),
    )
  }
})

test('the applicant sees how the decision was served, and staff how many wait', async () => {
  const { id, number, token } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  await clerk.call(rejectApplication, {
    body: {
      application_uuid: id,
      version: 1,
      ...byRecords,
      reason: 'Stranka ne prebiva na območju.',
    },
  })
  const [decision] = (await clerk.call(readMatterActs, { params: { id } })).body.acts
  const seen = async () => (await product.visitor().call(readApplicationStatus, { query: { number, token } })).body.decision_service
  const counts = async () => (await clerk.call(readDashboard)).body.acts
  const before = await counts()
  expect(await seen()).toMatchObject({ number: decision.number, manner: null, handed_over_on: null, served_on: null })
  const { id: service } = (await handOver(decision.id)).body
  expect(await counts()).toMatchObject({ unserved: before.unserved - 1, on_its_way: before.on_its_way + 1 })
  await record(service, { result: 'notice', day: today })
  // The day of the fiction lies ahead: it is no service yet.
  expect(await seen()).toMatchObject({ manner: { sl: 'Priporočeno po pošti z vročilnico' }, handed_over_on: today, served_on: null })
  await moveTo('2026-12-10')
  expect(await seen()).toMatchObject({ served_on: '2026-12-01', appeal_until: '2026-12-16', final_on: '2026-12-17', under_appeal: false })
  expect((await counts()).ending).toBeGreaterThan(0)
  expect((await lodgeToday(product, clerk, decision)).status).toBe(200)
  expect(await seen()).toMatchObject({ served_on: '2026-12-01', final_on: null, under_appeal: true })
})

test('who may only read sees the service and cannot record it', async () => {
  const id = await issued()
  const { kysely } = product.services.database
  await kysely
    .updateTable('app_user')
    .set({ revoked: ['applications:conduct'] })
    .where('id', '=', product.town.admin)
    .execute()
  await moveTo(today)
  expect((await handOver(id)).status).toBe(403)
  expect((await act(id)).standing).toBe('unserved')
  await kysely.updateTable('app_user').set({ revoked: [] }).where('id', '=', product.town.admin).execute()
})
