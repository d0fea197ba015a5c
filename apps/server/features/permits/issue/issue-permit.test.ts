import { approveApplication } from '@dovolilnice/contract/applications/decide/operations'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { addTemporaryVehicle } from '@dovolilnice/contract/permits/opening/operations'
import { createUserPermit, issueApplicationPermit, replaceOwnPermit } from '@dovolilnice/contract/permits/issue/operations'
import { getPermit } from '@dovolilnice/contract/permits/record/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, kindId, residentForm, testFiles } from '../../../test/applicant/application-forms.ts'
import { permitFields } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const asAdmin = async (...call: Parameters<Awaited<ReturnType<TestProduct['as']>>['call']>) => (await product.as('admin')).call(...call)
const versionOf = async (id: string): Promise<number> => (await asAdmin(getApplication, { params: { id } })).body.version
const approve = async (id: string): Promise<void> => {
  await asAdmin(takeApplicationIntoReview, { params: { id }, body: { version: await versionOf(id) } })
  const { status, body } = await asAdmin(approveApplication, { params: { id }, body: { version: await versionOf(id) } })
  if (status !== 200) throw new Error(JSON.stringify(body))
}
const applied = async (changes: Record<string, string | string[] | Blob | undefined>): Promise<string> => {
  const { status, body } = await product.visitor().call(submitApplication, { form: await residentForm(product, changes) })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.id
}
const electric = async (changes: Record<string, string | string[] | Blob | undefined> = {}) =>
  applied({ permit_kind_id: await kindId(product, 'electric'), 'document.identity': undefined, ...changes })
const issue = (id: string, more: Record<string, string | string[] | Blob> = {}) =>
  asAdmin(issueApplicationPermit, { form: formOf({ application_uuid: id, ...more }) })
const markPaid = (id: string) =>
  product.services.database.kysely.updateTable('application').set({ status: 'paid' }).where('id', '=', id).execute()

test('an approved application without a fee becomes a permit, once', async () => {
  const id = await electric({ valid_from: '2026-12-01' })
  expect((await issue(id)).body.error.code).toBe('illegal_transition')
  await approve(id)
  const both = await Promise.all([issue(id), issue(id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { body } = both.find(({ status }) => status === 200)!
  const permit = (await asAdmin(getPermit, { params: { id: body.permit_uuid } })).body
  expect(permit).toMatchObject({ status: 'scheduled', valid_from: '2026-12-01', valid_until: '2027-12-01', application: { id } })
  expect(permit.history[0]).toMatchObject({ action: 'permit:issue', after: { kind: 'electric', lot: 'JEDRO' } })
  const application = (await asAdmin(getApplication, { params: { id } })).body
  expect(application).toMatchObject({ status: 'completed', permit: { id: body.permit_uuid }, actions: [] })
  expect(application.history[0]).toMatchObject({ action: 'application:complete', before: { status: 'approved' } })
})

test('one with a fee waits for the payment; phone and cards open where the kind says so', async () => {
  const id = await applied({})
  await approve(id)
  const unpaid = await issue(id)
  expect([unpaid.status, unpaid.body.error.code]).toEqual([409, 'payment_required'])
  await markPaid(id)
  const { body } = await issue(id, { 'tags[]': ['04AA01'] })
  const permit = (await asAdmin(getPermit, { params: { id: body.permit_uuid } })).body
  expect(permit.credentials.map(({ kind }: { kind: string }) => kind)).toEqual(['plate', 'rfid', 'phone'])
})

test('a document that is handed in with the issue is kept, and one that nobody asked for refused', async () => {
  const id = await applied({})
  await approve(id)
  await markPaid(id)
  const refused = await issue(id, { 'document.unasked': testFiles.pdf() })
  expect([refused.status, refused.body.error.fields?.[0]?.rule]).toEqual([422, 'document_not_asked'])
  expect((await issue(id, { 'document.identity': testFiles.pdf(700, 'na okencu.pdf') })).status).toBe(200)
  const documents = await product.services.database.kysely
    .selectFrom('document')
    .select('file_name')
    .where('application_id', '=', id)
    .execute()
  expect(documents.map(({ file_name: name }) => name)).toContain('na okencu.pdf')
})

test('what was bought by the month begins with the issue and keeps its length', async () => {
  const id = await applied({
    permit_kind_id: await kindId(product, 'delivery_regular'),
    applicant_type: 'company',
    user_type_code: 'delivery',
    tax_number: '50223054',
    period: 'month',
    period_count: '2',
    valid_from: '2026-11-17',
    'document.identity': undefined,
    'document.client_statement': testFiles.pdf(),
    'document_expires.client_statement': '2027-12-31',
  })
  await approve(id)
  await markPaid(id)
  const { body } = await issue(id, { valid_from: '2026-11-30' })
  const permit = (await asAdmin(getPermit, { params: { id: body.permit_uuid } })).body
  expect([permit.valid_from, permit.valid_until]).toEqual(['2026-11-30', '2027-01-30'])
})

test('the holder asks for a new permit in the place of a stolen one; the old one ends when the new one is issued', async () => {
  const { body: old } = await asAdmin(createUserPermit, {
    params: { id: product.town.regular },
    form: formOf(await permitFields(product, { 'tags[]': ['57017E'] })),
  })
  const guest = { plate: 'KR TMP-8', from: '2026-11-17', until: '2026-11-19' }
  expect((await asAdmin(addTemporaryVehicle, { params: { id: old.permit_uuid }, body: guest })).status).toBe(200)
  const regular = await product.as('regular')
  const ask = (key: string, who = regular) =>
    who.call(replaceOwnPermit, {
      params: { id: old.permit_uuid },
      form: formOf({ reason: 'stolen', consent: 'true', idempotency_key: key }),
    })
  const { status, body } = await ask('kljuc-zamenjave-01')
  expect(status).toBe(200)
  expect((await ask('kljuc-zamenjave-01')).body).toEqual(body)
  expect((await ask('kljuc-zamenjave-02')).body.error).toMatchObject({ code: 'duplicate', details: { number: body.number } })
  expect((await ask('kljuc-zamenjave-03', await product.as('stranger'))).status).toBe(404)
  const application = (await asAdmin(getApplication, { params: { id: body.id } })).body
  expect(application).toMatchObject({
    fee_cents: 1068,
    replaces_permit: { id: old.permit_uuid },
    replace_reason: 'stolen',
    valid_until: '2027-02-01',
  })
  await approve(body.id)
  await markPaid(body.id)
  const issued = await issue(body.id, { 'tags[]': ['57027E'] })
  const permit = (await asAdmin(getPermit, { params: { id: issued.body.permit_uuid } })).body
  expect(permit).toMatchObject({
    status: 'active',
    valid_until: '2027-02-01',
    replace_reason: 'stolen',
    user: { id: product.town.regular },
  })
  expect(permit.credentials.filter(({ kind }: { kind: string }) => kind === 'rfid')).toEqual([expect.objectContaining({ value: '57027E' })])
  expect(permit.credentials).toContainEqual(
    expect.objectContaining({ value: guest.plate, valid_from: guest.from, valid_until: guest.until }),
  )
  expect((await asAdmin(getPermit, { params: { id: old.permit_uuid } })).body.status).toBe('replaced')
})
