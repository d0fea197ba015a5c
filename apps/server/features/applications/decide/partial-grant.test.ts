import { callHearing } from '@dovolilnice/contract/acts/hearing/operations'
import { readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import {
  approveApplication,
  grantInPart,
  previewPartialGrant,
  readDecision,
  rejectApplication,
  weighPartialGrant,
} from '@dovolilnice/contract/applications/decide/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { getApplication, updateApplication } from '@dovolilnice/contract/applications/record/operations'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { issueApplicationPermit } from '@dovolilnice/contract/permits/issue/operations'
import { getPermit } from '@dovolilnice/contract/permits/record/operations'
import { lodgeAppeal } from '@dovolilnice/contract/appeals/operations'
import { grantAppeal } from '@dovolilnice/contract/appeals/steps/operations'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, kindId, residentFields, residentForm, testFiles } from '../../../test/applicant/application-forms.ts'
import { found } from '../../../test/applicant/grounds.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const asAdmin = async (...call: Parameters<Awaited<ReturnType<TestProduct['as']>>['call']>) => (await product.as('admin')).call(...call)
const textOf = (pdf: Uint8Array): string => (canReadPdf ? pdfText(pdf).replace(/\s+/g, ' ') : '')

/** An application in review. */
const inReview = async (fields: Parameters<typeof residentForm>[1]) => {
  const { id, number, token } = (await product.visitor().call(submitApplication, { form: await residentForm(product, fields) })).body
  await asAdmin(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  return { id, link: { number, token } }
}
/** A kind for several vehicles that costs nothing. */
const careFields = async () => ({
  permit_kind_id: await kindId(product, 'care'),
  user_type_code: 'care',
  ...{ 'document.identity': undefined, 'document.institution_statement': testFiles.pdf() },
})
const reason = 'Za drugo vozilo stranka ni izkazala, da ga uporablja.'
const refusal = { facts: found.facts, heard: found.heard, reason }

test('of two vehicles one is granted: the act says what is granted and what is refused, and the permit is issued for the one alone', async () => {
  const care = await careFields()
  const { id, link } = await inReview({ ...care, 'plates[]': ['KP DU-001', 'KP DU-002'] })
  const params = { id }
  const plates = ['KP DU-001']
  const weighed = (await asAdmin(weighPartialGrant, { params, body: { plates } })).body
  expect(weighed).toMatchObject({ granted: { plates }, refused: { plates: ['KP DU-002'], days: null }, fee_cents: 0 })
  const preview = await asAdmin(previewPartialGrant, { params, body: { plates, ...refusal } })
  if (canReadPdf) expect(textOf(preview.raw)).toContain('V preostalem delu se vloga zavrne, in sicer za vozilo KP DU-002')
  const call = (body: object) => asAdmin(grantInPart, { params, body: { version: 2, plates, ...body } })
  expect((await (await product.as('operator')).call(grantInPart, { params, body: { version: 2, plates, ...refusal } })).status).toBe(403)
  for (const [body, path] of [
    [{ ...refusal, facts: '' }, 'facts'],
    [{ ...refusal, reason: 'ne!' }, 'reason'],
    [{ ...refusal, heard: undefined }, 'heard'],
    [{ ...refusal, plates: ['KP XX-999'] }, 'plates.0'],
    [{ ...refusal, plates: ['KP DU-001', 'KP DU-002'] }, 'plates'],
  ] as const)
    expect((await call(body)).body.error.fields, path).toMatchObject([{ path }])
  expect((await call(refusal)).body).toMatchObject({ status: 'approved' })
  const [act] = (await asAdmin(readMatterActs, { params })).body.acts
  expect(act).toMatchObject({ kind: 'partial_grant', remedy: 'appeal', standing: 'unserved' })
  const text = textOf((await asAdmin(readAct, { params: { id: act.id } })).raw)
  if (canReadPdf)
    for (const words of [
      'se delno ugodi',
      'Izda se dovolilnica',
      'za vozilo KP DU-001 na območju',
      'in sicer za vozilo KP DU-002.',
      'zahtevala izdajo dovolilnice',
      'za vozili KP DU-001 in KP DU-002 z veljavnostjo od',
      reason,
      'Zoper zavrnilni del te odločbe je dovoljena pritožba',
      'Pritožba zadrži izvršitev',
    ])
      expect(text).toContain(words)
  const rejection = await asAdmin(rejectApplication, { body: { application_uuid: id, version: 3, ...refusal } })
  expect(rejection.body.error.code).toBe('illegal_transition')
  expect((await asAdmin(getApplication, { params })).body).toMatchObject({ plates, asked: { plates: ['KP DU-001', 'KP DU-002'] } })
  expect((await product.visitor().call(readApplicationStatus, { query: link })).body).toMatchObject({
    has_decision: true,
    asked: { plates: ['KP DU-001', 'KP DU-002'] },
  })
  if (canReadPdf) expect(textOf((await asAdmin(readDecision, { params })).raw)).toContain('se delno ugodi')
  const { body: issued } = await asAdmin(issueApplicationPermit, { form: formOf({ application_uuid: id }) })
  const permit = (await asAdmin(getPermit, { params: { id: issued.permit_uuid } })).body
  expect(permit.credentials.filter(({ kind }: { kind: string }) => kind === 'plate').map(({ value }: { value: string }) => value)).toEqual(
    plates,
  )
})

test('a shorter time costs less, and is what the permit holds', async () => {
  const moving = { 'document.identity': undefined, 'document.reason_statement': testFiles.pdf() }
  const weeks = { permit_kind_id: await kindId(product, 'one_off'), period: 'week', period_count: '3', 'plates[]': ['KP DU-011'] }
  const { id } = await inReview({ ...moving, ...weeks })
  const params = { id }
  const whole = (await asAdmin(getApplication, { params })).body
  const weighed = (await asAdmin(weighPartialGrant, { params, body: { period_count: 1 } })).body
  expect(weighed).toMatchObject({
    granted: { valid_until: '2026-12-08' },
    refused: { plates: [], days: { from: '2026-12-08', until: '2026-12-22' } },
  })
  expect(weighed.asked_cents).toBe(whole.fee_cents)
  expect(weighed.fee_cents * 3).toBe(whole.fee_cents)
  expect((await asAdmin(weighPartialGrant, { params, body: { period_count: 4 } })).body.error.fields).toMatchObject([
    { path: 'period_count' },
  ])
  expect((await asAdmin(weighPartialGrant, { params, body: { last_day: '2026-12-10' } })).body.error.fields).toMatchObject([
    { path: 'last_day' },
  ])
  expect((await asAdmin(grantInPart, { params, body: { version: 2, period_count: 1, ...refusal } })).status).toBe(200)
  expect((await asAdmin(getApplication, { params })).body).toMatchObject({
    fee_cents: weighed.fee_cents,
    valid_until: '2026-12-08',
    period_count: 1,
  })
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('subject_id', '=', id)
    .where('template', '=', 'application:approved_with_fee')
    .executeTakeFirstOrThrow()
  expect(mail.body_text).toContain('Vlogi je ugodeno le delno.')
})

test('a clerk does not leave less of a claim than the party sent, unless the party asked for it: then a note says how and when', async () => {
  const fields = await residentFields(product, { ...(await careFields()), 'plates[]': ['KP DU-091', 'KP DU-092'] })
  const { id } = (await product.visitor().call(submitApplication, { form: formOf(fields) })).body
  const text = Object.fromEntries(Object.entries(fields).filter(([name]) => !/^(consent|idempotency_key|document\..*)$/.test(name)))
  const params = { id }
  const edit = (more: object) =>
    asAdmin(updateApplication, { params, form: formOf({ ...text, version: '1', 'plates[]': ['KP DU-091'], ...more }) })
  const rulesOf = async (more: object) =>
    (await edit(more)).body.error.fields.map(({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`)
  expect(await rulesOf({})).toEqual(['narrowed_by narrower_claim'])
  expect(await rulesOf({ narrowed_by: 'entry', narrowed_note: 'Na papirju je eno vozilo.' })).toEqual(['narrowed_by choice'])
  const request = { narrowed_by: 'party', narrowed_note: 'Stranka je poklicala po telefonu.' }
  expect(await rulesOf(request)).toEqual(['requested_on required'])
  const edited = await edit({ ...request, requested_on: '2026-11-16' })
  expect(edited.status, edited.raw.toString()).toBe(200)
  const [note] = (await asAdmin(readMatterActs, { params })).body.acts
  expect(note).toMatchObject({ kind: 'official_note', standing: 'on_file' })
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('subject_id', '=', id)
    .where('template', '=', 'application:narrowed')
    .executeTakeFirstOrThrow()
  expect(mail.body_text).toContain('Če tega niste zahtevali')
  if (!canReadPdf) return
  const paper = pdfText((await asAdmin(readAct, { params: { id: note.id } })).raw)
    .replace(/\s+/g, ' ')
    .replaceAll('‑', '-')
  for (const words of ['na zahtevo stranke zoži', 'Spremembo je 16. 11. 2026 zahtevala stranka', request.narrowed_note])
    expect(paper).toContain(words)
  expect(paper).not.toContain('dovolilnice št.')
})

test('while the term of a hearing runs nothing is refused in part either', async () => {
  const care = await careFields()
  const { id } = await inReview({ ...care, 'plates[]': ['KP DU-021', 'KP DU-022'] })
  expect((await asAdmin(callHearing, { body: { record_id: id, facts: found.facts } })).status).toBe(200)
  const body = { version: 2, plates: ['KP DU-021'], ...refusal }
  const version = (await asAdmin(getApplication, { params: { id } })).body.version
  expect((await asAdmin(grantInPart, { params: { id }, body: { ...body, version } })).body.error.fields).toMatchObject([
    { path: 'heard', rule: 'term_unserved' },
  ])
})

test('an appeal reaches what was refused alone: granted, it goes on as an application that only waits for its permit; the first one stays', async () => {
  const { id } = await inReview({ ...(await careFields()), 'plates[]': ['KP DU-031', 'KP DU-032'] })
  const params = { id }
  expect((await asAdmin(grantInPart, { params, body: { version: 2, plates: ['KP DU-031'], ...refusal } })).status).toBe(200)
  const [act] = (await asAdmin(readMatterActs, { params })).body.acts
  const days = { lodged_on: '2026-11-16', received_on: '2026-11-16' }
  const data = { appellant_name: 'Čedomir Žagar Škrjanec', by_representative: false, manner: 'post', text: '', paper_place: '' } as const
  const appeal = (await asAdmin(lodgeAppeal, { body: { act_id: act.id, ...data, ...days, fee: 'paid', fee_note: '' } })).body
  const granted = { version: 1, reason: 'Stranka je rabo drugega vozila zdaj izkazala.' }
  expect((await asAdmin(grantAppeal, { params: { id: appeal.id }, body: granted })).status).toBe(200)
  expect((await asAdmin(readMatterActs, { params })).body.acts).toMatchObject([{ kind: 'replacement' }, { kind: 'partial_grant' }])
  expect((await asAdmin(getApplication, { params })).body).toMatchObject({ status: 'approved', plates: ['KP DU-031'] })
  const rest = await product.services.database.kysely
    .selectFrom('application')
    .select(['id', 'status', 'is_granted', 'fee_cents', 'version'])
    .where(sql<boolean>`'KPDU032' = any(plates_normalised) and 'KPDU031' <> all(plates_normalised)`)
    .executeTakeFirstOrThrow()
  expect(rest).toMatchObject({ status: 'in_review', is_granted: true, fee_cents: 0 })
  const call = { application_uuid: rest.id, version: rest.version, ...refusal }
  expect((await asAdmin(rejectApplication, { body: call })).body.error.code).toBe('illegal_transition')
})

test('the price that was asked for with the vehicle that was granted is not asked for again with the one that an appeal brings', async () => {
  const garage = { permit_kind_id: await kindId(product, 'garage'), 'document.identity': undefined }
  const proof = { 'document.ownership_or_lease': testFiles.pdf() }
  const { id } = await inReview({ ...garage, ...proof, 'plates[]': ['KP DU-041', 'KP DU-042'] })
  const params = { id }
  const whole = (await asAdmin(getApplication, { params })).body.fee_cents
  expect(whole).toBeGreaterThan(0)
  const granted = await asAdmin(grantInPart, { params, body: { version: 2, plates: ['KP DU-041'], ...refusal } })
  expect(granted.body).toMatchObject({ status: 'approved' })
  const [act] = (await asAdmin(readMatterActs, { params })).body.acts
  const days = { lodged_on: '2026-11-16', received_on: '2026-11-16' }
  const data = { appellant_name: 'Čedomir Žagar Škrjanec', by_representative: false, manner: 'post', text: '', paper_place: '' } as const
  const appeal = (await asAdmin(lodgeAppeal, { body: { act_id: act.id, ...data, ...days, fee: 'paid', fee_note: '' } })).body
  const said = { version: 1, reason: 'Stranka je rabo drugega vozila zdaj izkazala.' }
  expect((await asAdmin(grantAppeal, { params: { id: appeal.id }, body: said })).status).toBe(200)
  const feesOf = () =>
    product.services.database.kysely
      .selectFrom('application')
      .select(['id', 'version', 'fee_cents'])
      .where(sql<boolean>`plates_normalised && array['KPDU041', 'KPDU042']`)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  const [, rest] = await feesOf()
  expect(rest).toMatchObject({ fee_cents: 0 })
  // With the price of a second permit of the household neither.
  const body = { version: rest?.version ?? 1, despite_duplicates: [id], without_documents: ['ownership_or_lease', 'vehicle_registration'] }
  expect((await asAdmin(approveApplication, { params: { id: rest?.id ?? '' }, body })).status).toBe(200)
  expect((await feesOf()).map(({ fee_cents: cents }) => cents)).toEqual([whole, 0])
})
