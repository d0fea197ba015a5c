import { readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { recordRemedy } from '@dovolilnice/contract/acts/remedies/act-remedy'
import { recordRepresentation } from '@dovolilnice/contract/acts/representation/representation'
import { lodgeLinkedAppeal, lodgeOwnAppeal, lodgeOwnPermitAppeal } from '@dovolilnice/contract/appeals/lodge-own-appeal'
import { listAppeals, readAppeal } from '@dovolilnice/contract/appeals/operations'
import { withdrawAppeal } from '@dovolilnice/contract/appeals/steps/operations'
import { createOwnApplication, submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { approveApplication, rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { getOwnApplication, readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { issueApplicationPermit } from '@dovolilnice/contract/permits/issue/operations'
import { getOwnPermit, revokePermit, suspendPermit } from '@dovolilnice/contract/permits/record/operations'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formOf, kindId, residentForm, testFiles } from '../../../test/applicant/application-forms.ts'
import { newestActOf, rejectionReason, serveToday, takeEffects, todayOf } from '../../../test/applicant/appealed-act.ts'
import { openMailedLink } from '../../../test/applicant/mailed-link.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { byRecords } from '../../../test/applicant/grounds.ts'

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

type Link = Record<'number' | 'token', string>

const applied = async () => {
  const form = await residentForm(product, { valid_from: todayOf(product) })
  const { id, number, token } = (await product.visitor().call(submitApplication, { form })).body
  return { id, link: { number, token } }
}
const rejected = async () => {
  const { id, link } = await applied()
  await clerk.call(rejectApplication, {
    body: { application_uuid: id, version: 1, ...byRecords, reason: rejectionReason },
  })
  return { id, link, act: await newestActOf(clerk, id) }
}
const status = async (link: Link) => (await product.visitor().call(readApplicationStatus, { query: link })).body
const lodge = (link: Link, against: string, more: Parameters<typeof formOf>[0] = {}) =>
  product.visitor().call(lodgeLinkedAppeal, { form: formOf({ ...link, against, text: 'Na območju prebivam.', ...more }) })
const code = async (call: ReturnType<typeof lodge>) => (await call).body.error?.code
const mails = (id: string) =>
  product.services.database.kysely
    .selectFrom('mail')
    .select(['template', 'body_text'])
    .where('subject_id', '=', id)
    .where('template', '=', 'application:appeal_received')
    .execute()

test('the party appeals from the status page once the decision is served: the record, its receipt, and the clerks’ list', async () => {
  const { id, link, act } = await rejected()
  await openMailedLink(product, id)
  expect((await status(link)).may_appeal).toEqual([])
  expect(await code(lodge(link, act.number))).toBe('appeal_not_possible')
  await serveToday(product, clerk, act.id)
  expect(await status(link)).toMatchObject({ may_appeal: [{ against: act.number, until: '2026-12-01' }], appeals: [] })
  expect(await code(lodge(link, '371-999/2026-1'))).toBe('appeal_not_possible')
  expect(await code(lodge(link, ''))).toBe('appeal_not_possible')
  expect((await lodge(link, act.number, { text: ' ' })).body.error.fields).toMatchObject([{ path: 'text' }])
  const lodged = await lodge(link, act.number, { 'document.other': testFiles.pdf() })
  expect(lodged.status, lodged.raw.toString()).toBe(200)
  expect(lodged.body).toEqual({ number: expect.stringMatching(/^PR-2026-\d{6}$/), received_on: '2026-11-16' })
  expect(await status(link)).toMatchObject({
    may_appeal: [],
    appeals: [{ number: lodged.body.number, lodged_on: '2026-11-16', is_open: true }],
    decision_service: { under_appeal: true },
    documents: expect.arrayContaining([expect.objectContaining({ type: 'other' })]),
  })
  const { items } = (await clerk.call(listAppeals, { body: { filters: { status: 'open', record_id: id } } })).body
  expect(items).toMatchObject([{ number: lodged.body.number, act_number: act.number, timeliness: 'in_time', status: 'received' }])
  const read = (await clerk.call(readAppeal, { params: { id: items[0].id } })).body
  expect(read).toMatchObject({ manner: 'electronic', by_representative: false, fee: 'unpaid', text: 'Na območju prebivam.' })
  expect(read.history.map(({ action }: { action: string }) => action)).toContain('appeal:lodge')
  const [mail, ...more] = await mails(id)
  expect(more).toEqual([])
  expect(mail?.body_text).toContain(`Njena številka je ${lodged.body.number}`)
  expect(await code(lodge(link, act.number))).toBe('appeal_not_possible')
})

test('not after the term, and not once the party has renounced it', async () => {
  const late = await rejected()
  await serveToday(product, clerk, late.act.id)
  const waived = await rejected()
  await serveToday(product, clerk, waived.act.id)
  const renounced = { kind: 'waiver', lodged_on: todayOf(product) }
  const recorded = await clerk.call(recordRemedy, { params: { id: waived.act.id }, body: renounced })
  expect(recorded.status, recorded.raw.toString()).toBeLessThan(300)
  expect(await code(lodge(waived.link, waived.act.number))).toBe('appeal_not_possible')
  await moveTo('2026-12-02')
  expect((await status(late.link)).may_appeal).toEqual([])
  expect(await code(lodge(late.link, late.act.number))).toBe('appeal_not_possible')
})

test('a representative appeals by the power of attorney that the matter has', async () => {
  const { id, link, act } = await rejected()
  const attorney = { name: 'Odvetnica Nada Novak', street: 'Sodna ulica 4', post_code: '1000', city: 'Ljubljana' }
  const body = { ...attorney, document: 'pooblastilo z dne 3. 11. 2026, v spisu', scope: 'za vsa dejanja v postopku' }
  await serveToday(product, clerk, act.id)
  expect(await code(lodge(link, act.number, { by: 'representative' }))).toBe('appeal_not_possible')
  expect((await clerk.call(recordRepresentation, { params: { id }, body })).status).toBe(200)
  const { representative, decision_service } = await status(link)
  expect(representative).toMatchObject({ name: attorney.name })
  // Past the representative nothing is served.
  if (decision_service.served_on === null) await serveToday(product, clerk, act.id)
  expect((await lodge(link, act.number, { by: 'representative' })).status).toBe(200)
  const { items } = (await clerk.call(listAppeals, { body: { filters: { record_id: id } } })).body
  expect(items).toMatchObject([{ appellant_name: attorney.name }])
})

test('an appeal against silence is possible only once the term to decide has passed, and while nothing is decided', async () => {
  const { id, link } = await applied()
  const { decide_by: last } = (await clerk.call(getApplication, { params: { id } })).body
  await moveTo(last)
  expect((await status(link)).may_appeal).toEqual([])
  expect(await code(lodge(link, ''))).toBe('appeal_not_possible')
  await moveTo(addDays(last, 1))
  expect((await status(link)).may_appeal).toEqual([{ against: '', until: null }])
  const lodged = await lodge(link, '')
  expect(lodged.status, lodged.raw.toString()).toBe(200)
  const { acts } = (await clerk.call(readMatterActs, { params: { id } })).body
  expect(acts).toMatchObject([{ kind: 'silence', standing: 'under_appeal' }])
  if (canReadPdf) {
    const paper = pdfText((await clerk.call(readAct, { params: { id: acts[0].id } })).raw).replace(/\s+/g, ' ')
    for (const words of ['Akt je izdal program samodejno', 'zahteva, da zapisano pregleda uradna oseba']) expect(paper).toContain(words)
  }
  expect(await code(lodge(link, ''))).toBe('appeal_not_possible')
  const { items } = (await clerk.call(listAppeals, { body: { filters: { record_id: id } } })).body
  const withdrawn = { version: 1, withdrawn_on: todayOf(product), reason: 'Pisna izjava stranke.' }
  await clerk.call(withdrawAppeal, { params: { id: items[0].id }, body: withdrawn })
  expect((await status(link)).may_appeal).toEqual([{ against: '', until: null }])
  const { version } = (await clerk.call(getApplication, { params: { id } })).body
  await clerk.call(rejectApplication, {
    body: { application_uuid: id, version, ...byRecords, reason: rejectionReason },
  })
  expect(await code(lodge(link, ''))).toBe('appeal_not_possible')
})

test('the signed-in applicant appeals alike, and nobody else', async () => {
  const owner = await product.as('regular')
  const { id } = (await owner.call(createOwnApplication, { form: await residentForm(product, { valid_from: todayOf(product) }) })).body
  await clerk.call(rejectApplication, {
    body: { application_uuid: id, version: 1, ...byRecords, reason: rejectionReason },
  })
  const act = await newestActOf(clerk, id)
  await serveToday(product, clerk, act.id)
  const form = { against: act.number, text: 'Na območju prebivam.' }
  const call = (as: TestClient) => as.call(lodgeOwnAppeal, { params: { id }, form: formOf(form) })
  expect((await call(await product.as('stranger'))).status).toBe(404)
  expect((await owner.call(getOwnApplication, { params: { id } })).body.may_appeal).toMatchObject([{ against: act.number }])
  expect((await call(owner)).status).toBe(200)
})

/** The permit that an application becomes, of a kind without a price. */
const issued = async (id: string) => {
  await clerk.call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  const { version } = (await clerk.call(getApplication, { params: { id } })).body
  const approved = await clerk.call(approveApplication, { params: { id }, body: { version } })
  expect(approved.status, approved.raw.toString()).toBe(200)
  const answer = await clerk.call(issueApplicationPermit, { form: formOf({ application_uuid: id }) })
  expect(answer.status, answer.raw.toString()).toBe(200)
  const { kysely } = product.services.database
  return kysely.selectFrom('permit').select(['id', 'number', 'version', 'name']).where('application_id', '=', id).executeTakeFirstOrThrow()
}
const freeForm = async (plate: string) =>
  residentForm(product, {
    ...{ permit_kind_id: await kindId(product, 'electric'), 'document.identity': undefined },
    ...{ 'plates[]': [plate], valid_from: todayOf(product) },
  })

const taken = { facts: 'Dovolilnico je uporabljala druga oseba.', reason: 'Dovolilnica ni prenosljiva na drugo osebo.', heard: 'own_data' }

/** An application that became a permit of an account, which is then revoked by a decision that has effect when it is final. */
const revoked = async () => {
  const owner = await product.as('regular')
  const { id: application } = (await owner.call(createOwnApplication, { form: await freeForm('KP PR-101') })).body
  const permit = await issued(application)
  const said = { version: permit.version, ground: 'ex_officio', ...taken, at_once: '' }
  const answer = await clerk.call(revokePermit, { params: { id: permit.id }, body: said })
  expect(answer.status, answer.raw.toString()).toBe(200)
  return { owner, application, permit, act: await newestActOf(clerk, permit.id) }
}

test('the holder appeals against the revocation: the permit holds on, with its receipt, its document and its representative', async () => {
  const { owner, application, permit, act } = await revoked()
  const own = async () => (await owner.call(getOwnPermit, { params: { id: permit.id } })).body
  const call = (as: TestClient, more: object = {}) =>
    as.call(lodgeOwnPermitAppeal, {
      params: { id: permit.id },
      form: formOf({ against: act.number, text: 'Kartice nisem posodil.', ...more }),
    })
  expect((await call(owner)).body.error.code).toBe('appeal_not_possible')
  await serveToday(product, clerk, act.id)
  expect(await own()).toMatchObject({ may_appeal: [{ against: act.number, until: '2026-12-01' }], appeals: [], representative: null })
  // Whoever reaches the application by its link sees it there too.
  const progress = (await owner.call(getOwnApplication, { params: { id: application } })).body
  expect(progress.may_appeal).toMatchObject([{ against: act.number }])
  expect((await call(await product.as('stranger'))).status).toBe(404)
  expect((await call(owner, { against: '' })).body.error.code).toBe('appeal_not_possible')
  expect((await call(owner, { by: 'representative' })).body.error.code).toBe('appeal_not_possible')
  const lodged = await call(owner, { 'document.other': testFiles.pdf() })
  expect(lodged.status, lodged.raw.toString()).toBe(200)
  const { kysely } = product.services.database
  const rows = kysely.selectFrom('document').select('type').where('permit_id', '=', permit.id).where('type', '=', 'other')
  expect(await rows.execute()).toHaveLength(1)
  const mails = kysely.selectFrom('mail').select('body_text').where('template', '=', 'permit:appeal_received')
  expect((await mails.where('subject_id', '=', permit.id).executeTakeFirstOrThrow()).body_text).toContain(lodged.body.number)
  expect(await own()).toMatchObject({ may_appeal: [], appeals: [{ number: lodged.body.number, is_open: true }] })
  // Suspensive: the term goes by, and the gates still let the holder in.
  await moveTo('2026-12-03')
  await takeEffects(product)
  const later = (await (await product.as('regular')).call(getOwnPermit, { params: { id: permit.id } })).body
  expect(later).toMatchObject({ status: 'active', takings: [{ act: act.number, in_effect: false }] })
})

test('without an account the holder appeals by the link to the application, and not once somebody else holds the permit', async () => {
  const { id, ...link } = (await product.visitor().call(submitApplication, { form: await freeForm('KP PR-102') })).body
  const permit = await issued(id)
  const said = {
    version: permit.version,
    ground: 'ex_officio',
    awaits: 'Izjava imetnika o ugotovitvah redarske službe.',
    ends_on: '2026-12-20',
    ...taken,
    at_once: '',
  }
  const answer = await clerk.call(suspendPermit, { params: { id: permit.id }, body: said })
  expect(answer.status, answer.raw.toString()).toBe(200)
  const act = await newestActOf(clerk, permit.id)
  await serveToday(product, clerk, act.id)
  expect((await status(link)).may_appeal).toMatchObject([{ against: act.number }])
  const holder = (name: string) =>
    product.services.database.kysely.updateTable('permit').set({ name }).where('id', '=', permit.id).returning('name').execute()
  await holder('Nova Imetnica')
  expect(await code(lodge(link, act.number))).toBe('appeal_not_possible')
  await holder(permit.name)
  expect((await lodge(link, act.number)).status).toBe(200)
  expect(await status(link)).toMatchObject({ may_appeal: [], appeals: [{ is_open: true }] })
})
