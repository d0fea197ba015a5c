import { approveApplication, confirmComplete } from '@dovolilnice/contract/applications/decide/operations'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { createApplication, submitApplication, supplementByClerk } from '@dovolilnice/contract/applications/apply/operations'
import { listApplications } from '@dovolilnice/contract/applications/list/operations'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { keysOf } from '@dovolilnice/contract/keys-of'
import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import type { Operation } from '@dovolilnice/contract/operation'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { startingTerms } from '@dovolilnice/contract/resources/term-settings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formOf, residentForm } from '../../../test/applicant/application-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { authorityTermsJob } from './authority-terms-job.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
beforeEach(() => {
  product.setClock('2026-11-16T09:00:00Z')
})
afterAll(() => product.close())

const step = async (operation: Operation, id: string, body: object) => (await product.as('admin')).call(operation, { params: { id }, body })
const sent = async () => (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
const submit = async (): Promise<string> => (await sent()).id
const termsOf = (id: string) =>
  product.services.database.kysely
    .selectFrom('application')
    .select(['counted_from', 'call_by', 'decide_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const none = { counted_from: null, call_by: null, decide_by: null }

/** Runs the morning job of a day. */
const runOn = async (day: string): Promise<void> => {
  const { services, clock, jobs } = product
  clock.set(`${day}T05:20:00Z`)
  await services.database.transaction((trx) => services.send(trx, authorityTermsJob, {}))
  await jobs.runDue()
  product.forgetClients()
}
const mails = () =>
  product.services.database.kysely.selectFrom('mail').selectAll().where('template', '=', 'staff:terms').orderBy('created_at').execute()

test('the applicant sees the last day to decide, and none while the authority waits for the supplement', async () => {
  const { id, number, token } = await sent()
  const seen = async () => (await product.visitor().call(readApplicationStatus, { query: { number, token } })).body
  expect(await seen()).toMatchObject({ status: 'submitted', decide_by: '2026-12-16' })
  await step(takeApplicationIntoReview, id, { version: 1 })
  await step(requestSupplement, id, { version: 2, text: 'Osebni dokument' })
  expect(await seen()).toMatchObject({ status: 'supplement_requested', decide_by: null, due_on: '2026-12-01' })
})

test('terms run from the receipt, rest while the party is to act, and begin anew with its supplement', async () => {
  const id = await submit()
  const fromReceipt = { counted_from: '2026-11-16', call_by: '2026-11-23', decide_by: '2026-12-16' }
  expect(await termsOf(id)).toEqual(fromReceipt)
  await step(takeApplicationIntoReview, id, { version: 1 })
  expect(await termsOf(id)).toEqual(fromReceipt)
  await step(requestSupplement, id, { version: 2, text: 'Osebni dokument' })
  expect(await termsOf(id)).toEqual(none)
  product.setClock('2026-12-24T09:00:00Z')
  const form = formOf({ version: '3', message: 'Dokument je priložen.' })
  await (await product.as('admin')).call(supplementByClerk, { params: { id }, form })
  expect(await termsOf(id)).toEqual({ counted_from: '2026-12-24', call_by: '2027-01-04', decide_by: '2027-01-25' })
  expect((await step(confirmComplete, id, { version: 4 })).body.version).toBe(5)
  expect(await termsOf(id)).toMatchObject({ call_by: null, decide_by: '2027-01-25' })
  await step(approveApplication, id, { version: 5 })
  expect(await termsOf(id)).toEqual(none)
  expect((await step(confirmComplete, id, { version: 6 })).body.error.code).toBe('illegal_transition')
})

test('paper counts from its receipt, and the town sets its terms', async () => {
  const admin = await product.as('admin')
  const terms = { ...startingTerms, call_working_days: 3, simple_months: 2 }
  expect((await admin.call(updateParameters, { body: { terms } })).status).toBe(200)
  const form = await residentForm(product, { received_on: '2026-11-10' })
  const { id } = (await admin.call(createApplication, { form })).body
  expect(await termsOf(id)).toEqual({ counted_from: '2026-11-10', call_by: '2026-11-13', decide_by: '2027-01-11' })
  const refused = await admin.call(updateParameters, { body: { terms: { ...startingTerms, supplement_days: 7 } } })
  expect(refused.body.error.fields).toMatchObject([{ path: 'terms.supplement_days', rule: 'term_too_short' }])
  await admin.call(updateParameters, { body: { terms: startingTerms } })
})

test('an application is in one figure of the dashboard, which counts what its list shows', async () => {
  const id = await submit()
  const figureOn = async (today: string) => {
    product.setClock(`${today}T09:00:00Z`)
    const admin = await product.as('admin')
    const { terms } = (await admin.call(readDashboard)).body
    const lists = {
      overdue: { overdue: true },
      call_overdue: { call_overdue: true },
      soon: { term_from: today, term_until: terms.soon_until },
    }
    const holding: string[] = []
    for (const figure of keysOf(lists)) {
      const { body } = await admin.call(listApplications, { body: { filters: { status: 'open', ...lists[figure] }, itemsPerPage: 100 } })
      expect([figure, body.total]).toEqual([figure, terms[figure]])
      if (body.items.some((row: { id: string }) => row.id === id)) holding.push(figure)
    }
    return { soon_until: terms.soon_until, holding }
  }
  expect(await figureOn('2026-11-16')).toEqual({ soon_until: '2026-11-19', holding: [] })
  expect(await figureOn('2026-11-23')).toEqual({ soon_until: '2026-11-26', holding: ['soon'] })
  expect(await figureOn('2026-11-24')).toEqual({ soon_until: '2026-11-27', holding: ['call_overdue'] })
  expect(await figureOn('2026-12-17')).toMatchObject({ holding: ['overdue'] })
})

test('those who conduct get one mail a day, and none on a day without work', async () => {
  await submit()
  await runOn('2026-11-22')
  expect(await mails()).toEqual([])
  await runOn('2026-11-23')
  const sent = await mails()
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([...new Set(sent.map(({ recipient }) => recipient))].toSorted())
  expect(sent.length).toBeGreaterThan(0)
  expect(sent[0]!.subject).toContain('Roki v postopkih')
  expect(sent[0]!.body_text).toContain('pozvati k dopolnitvi do 23. 11. 2026')
  expect(sent[0]!.body_text).toContain('term_until=2026-11-26')
  await runOn('2026-11-23')
  expect(await mails()).toHaveLength(sent.length)
  await runOn('2026-11-24')
  expect((await mails()).at(-1)!.body_text).toContain('zamuda')
})

test('applications that came before terms were counted are counted by the job', async () => {
  const id = await submit()
  const { kysely } = product.services.database
  await kysely.updateTable('application').set(none).where('id', '=', id).execute()
  await runOn('2026-11-17')
  expect(await termsOf(id)).toEqual({ counted_from: '2026-11-16', call_by: '2026-11-23', decide_by: '2026-12-16' })
})
