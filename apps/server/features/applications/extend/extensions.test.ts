import { askExtension } from '@dovolilnice/contract/applications/extend/ask-extension'
import { extendTerm, refuseExtension } from '@dovolilnice/contract/applications/extend/operations'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { supplementApplication } from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { readApplicationPaper, readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import type { Operation } from '@dovolilnice/contract/operation'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTwoLanguages, serveNewest } from '../../../test/applicant/appealed-act.ts'
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
const details = async (id: string) => (await (await product.as('admin')).call(getApplication, { params: { id } })).body

/** An application that waits for a supplement until 1 December, with its link. */
const called = async () => {
  const { id, number, token } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  await step(takeApplicationIntoReview, id, { version: 1 })
  await step(requestSupplement, id, { version: 2, text: 'Potrdilo o prebivališču' })
  await serveNewest(product, id)
  const link = { number, token }
  const ask = (reason = 'Potrdilo čakam iz tujine.') => product.visitor().call(askExtension, { body: { ...link, reason } })
  return { id, link, ask, progress: async () => (await product.visitor().call(readApplicationStatus, { query: link })).body }
}
const runOn = async (day: string): Promise<void> => {
  product.setClock(`${day}T05:10:00Z`)
  await product.runJob(applicationDeadlinesJob)
}
const drafts = (id: string) =>
  product.services.database.kysely.selectFrom('act_draft').select('kind').where('application_id', '=', id).execute()
const lastMail = (id: string) =>
  product.services.database.kysely
    .selectFrom('mail')
    .select(['template', 'body_text'])
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

test('a clerk cannot set fewer days than the town, and is told the first day that can be set', async () => {
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  await step(takeApplicationIntoReview, id, { version: 1 })
  const ask = (due_on: string) => step(requestSupplement, id, { version: 2, text: 'Potrdilo', due_on })
  const refused = await ask('2026-11-23')
  expect(refused.body.error.fields).toMatchObject([{ path: 'due_on', rule: 'supplement_early' }])
  expect(refused.body.error.fields[0].message).toContain('Izberite 24. 11. 2026 ali pozneje')
  expect((await ask('2026-11-28')).status).toBe(200)
  expect((await details(id)).due_on).toBe('2026-11-30')
})

test('the party fetches the call as the act that was issued', async () => {
  const { link } = await called()
  const answer = await product.visitor().call(readApplicationPaper, { query: { ...link, paper: 'call' } })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toContain('application/pdf')
})

test('the party asks for more time once, a clerk grants it, and the mail says the new day', async () => {
  const { id, ask, progress } = await called()
  expect(await progress()).toMatchObject({ may_ask_extension: true, extension: null })
  expect((await ask()).body).toMatchObject({ may_ask_extension: false, extension: { granted: null } })
  expect((await ask()).body.error.code).toBe('illegal_transition')
  const { version, extensions } = await details(id)
  expect(extensions).toMatchObject([{ asked_by_party: true, reason: 'Potrdilo čakam iz tujine.', granted: null }])
  const grant = (due_on: string) => step(extendTerm, id, { version, due_on, reason: 'Razlog je opravičen.' })
  expect((await grant('2026-12-01')).body.error.fields).toMatchObject([{ path: 'due_on', rule: 'extension_early' }])
  expect((await grant('2026-12-12')).status).toBe(200)
  expect(await progress()).toMatchObject({ due_on: '2026-12-14', may_ask_extension: false, extension: { granted: true } })
  expect(await lastMail(id)).toMatchObject({ template: 'application:term_extended', body_text: expect.stringContaining('14. 12. 2026') })
  const { history } = await details(id)
  expect(history.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['application:ask_extension', 'application:extend_term']),
  )
})

test('a refusal is an order with its reasons by who decides, leaves the term, and tells the party of the order', async () => {
  const { id, ask, progress } = await called()
  await ask()
  const { version } = await details(id)
  const short = await step(refuseExtension, id, { version, reason: 'Ne!' })
  expect(short.body.error.fields).toMatchObject([{ path: 'reason', rule: 'no_sentence' }])
  expect((await step(refuseExtension, id, { version, reason: 'Razlog ni opravičen.' })).status).toBe(200)
  const order = await product.services.database.kysely
    .selectFrom('act')
    .select(['number', 'parts'])
    .where('application_id', '=', id)
    .where('kind', '=', 'extension_refusal')
    .executeTakeFirstOrThrow()
  expect(order.parts.ruling).toContain('Prošnja z dne 16. 11. 2026 za podaljšanje roka')
  expect([order.parts.facts, order.parts.assessment].join(' ')).toMatch(/Potrdilo čakam iz tujine.*Razlog ni opravičen/)
  expect((await lastMail(id)).body_text).toContain(`sklep št. ${order.number}`)
  expect(await progress()).toMatchObject({ due_on: '2026-12-01', extension: { granted: false, answer: 'Razlog ni opravičen.' } })
  const mail = await lastMail(id)
  expect(mail.template).toBe('application:extension_refused')
  expect(mail.body_text).not.toContain('Razlog ni opravičen.')
  expect((await step(refuseExtension, id, { version: version + 1, reason: 'Še enkrat ni opravičeno.' })).body.error.code).toBe(
    'illegal_transition',
  )
})

test('in a town of two languages a refusal quotes the party in both parts, and the clerk gives the reasons in both', async () => {
  const { id, ask } = await called()
  await ask()
  const { version } = await details(id)
  await inTwoLanguages(product, async () => {
    const short = await step(refuseExtension, id, { version, reason: 'Razlog ni opravičen.' })
    expect(short.body.error.fields).toMatchObject([{ path: 'reason', rule: 'second_text' }])
    const both = await step(refuseExtension, id, { version, reason: 'Razlog ni opravičen.\nIT:\nIl motivo non è giustificato.' })
    expect(both.status, both.raw.toString()).toBe(200)
  })
})

test('after the term nobody asks; a request that came in time keeps the order of dismissal back, and is still granted', async () => {
  const { id, ask } = await called()
  const late = await called()
  product.clock.set('2026-12-01T20:00:00Z')
  await ask()
  await runOn('2026-12-02')
  expect(await drafts(id)).toEqual([])
  expect((await late.ask()).body.error.code).toBe('illegal_transition')
  expect(await drafts(late.id)).toEqual([{ kind: 'dismissal' }])
  product.clock.set('2026-12-02T09:00:00Z')
  const byHand = await step(extendTerm, late.id, { version: 3, due_on: '2026-12-20', reason: 'Prepozno.' })
  expect(byHand.body.error.code).toBe('illegal_transition')
  const { version } = await details(id)
  expect((await step(extendTerm, id, { version, due_on: '2026-12-20', reason: 'Prošnja je prišla v roku.' })).status).toBe(200)
})

test('of a call that nobody served the term has not begun: the party still asks for more time, a clerk still gives it', async () => {
  const unserved = async () => {
    const sent = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
    await step(takeApplicationIntoReview, sent.id, { version: 1 })
    await step(requestSupplement, sent.id, { version: 2, text: 'Potrdilo o prebivališču' })
    return { id: String(sent.id), link: { number: sent.number, token: sent.token } }
  }
  const [one, other] = [await unserved(), await unserved()]
  product.setClock('2026-12-03T09:00:00Z')
  const byHand = await step(extendTerm, one.id, { version: 3, due_on: '2026-12-18', reason: 'Poziv še ni vročen.' })
  expect(byHand.status, byHand.raw.toString()).toBe(200)
  const asked = await product.visitor().call(askExtension, { body: { ...other.link, reason: 'Potrdilo čakam iz tujine.' } })
  expect(asked.body).toMatchObject({ extension: { granted: null } })
  // A term until a day that a clerk gave has run out with that day.
  product.setClock('2026-12-20T09:00:00Z')
  expect((await product.visitor().call(readApplicationStatus, { query: one.link })).body.may_ask_extension).toBe(false)
})

test('a clerk extends by hand before the term runs out', async () => {
  const { id } = await called()
  expect((await step(extendTerm, id, { version: 3, due_on: '2026-12-04', reason: 'Po telefonu.' })).status).toBe(200)
  expect((await details(id)).extensions).toMatchObject([{ asked_by_party: false, granted: true, due_on: '2026-12-04' }])
})

test('a request that nobody answered ends with the supplement, and each call allows one of its own', async () => {
  const { id, link, ask, progress } = await called()
  await ask()
  expect((await product.visitor().call(supplementApplication, { form: formOf({ ...link, message: 'Potrdilo je tu.' }) })).status).toBe(200)
  const { version, extensions } = await details(id)
  expect(extensions).toMatchObject([{ granted: false, answer: null }])
  expect((await step(refuseExtension, id, { version, reason: 'Prošnja je prišla prepozno.' })).body.error.code).toBe('illegal_transition')
  product.setClock('2026-11-17T09:00:00Z')
  expect((await step(requestSupplement, id, { version, text: 'Še soglasje lastnika' })).status).toBe(200)
  expect(await progress()).toMatchObject({ may_ask_extension: true, extension: null })
  expect((await ask()).body).toMatchObject({ may_ask_extension: false, extension: { granted: null } })
})
