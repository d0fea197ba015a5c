import { createApplication, submitApplication, supplementByClerk } from '@dovolilnice/contract/applications/apply/operations'
import { getApplication, updateApplication } from '@dovolilnice/contract/applications/record/operations'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { createUserPermit, replaceOwnPermit } from '@dovolilnice/contract/permits/issue/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, kindId, residentFields, testFiles } from '../../../test/applicant/application-forms.ts'
import { permitFields } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const asAdmin = async (...call: Parameters<Awaited<ReturnType<TestProduct['as']>>['call']>) => (await product.as('admin')).call(...call)
const read = async (id: string) => (await asAdmin(getApplication, { params: { id } })).body
const withoutFiles = (fields: Awaited<ReturnType<typeof residentFields>>) => ({
  ...fields,
  'document.identity': undefined,
  'document.vehicle_registration': undefined,
  consent: undefined,
  idempotency_key: undefined,
})

test('a permit neither outlives nor costs more than the certificate that proves it, also when that comes late and the data is corrected', async () => {
  const kind = { permit_kind_id: await kindId(product, 'resident_temporary'), user_type_code: 'temporary_resident' }
  const fields = await residentFields(product, { ...kind, 'document.identity': undefined, 'document.vehicle_registration': undefined })
  const { body } = await asAdmin(createApplication, { form: formOf(fields) })
  const { id } = body
  await asAdmin(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  await asAdmin(requestSupplement, { params: { id }, body: { version: 2, text: 'Potrdilo o začasnem prebivališču' } })
  const send = (day: string | undefined) =>
    asAdmin(supplementByClerk, {
      params: { id },
      form: formOf({ version: '3', 'document.temporary_residence': testFiles.pdf(), 'document_expires.temporary_residence': day }),
    })
  expect((await send(undefined)).body.error.fields[0]).toMatchObject({ path: 'document_expires.temporary_residence', rule: 'required' })
  expect((await send('2026-11-20')).body.error.fields[0].rule).toBe('document_expired')
  expect((await send('2027-03-31')).status).toBe(200)
  const short = await read(id)
  expect(short).toMatchObject({ valid_until: '2027-04-01', fee_lines: [{ code: 'price', cents: 1989 }], fee: short.fee_lines })
  const update = await asAdmin(updateApplication, {
    params: { id },
    form: formOf({ ...withoutFiles(fields), name: 'Popravljeno Ime', version: '4' }),
  })
  expect(update.status).toBe(200)
  expect(await read(id)).toMatchObject({ name: 'Popravljeno Ime', valid_until: '2027-04-01', fee_lines: short.fee_lines })
})

test('a certificate without an end is told to be too far, not a failure', async () => {
  const form = formOf({
    ...(await residentFields(product, { permit_kind_id: await kindId(product, 'taxi'), user_type_code: 'taxi' })),
    'document_expires.taxi_licence': '9999-12-31',
  })
  const { status, body } = await product.visitor().call(submitApplication, { form })
  expect([status, body.error.fields[0].rule]).toEqual([422, 'day_too_far'])
})

test('the kind that is the price of a replacement is nothing to apply for', async () => {
  const { kysely } = product.services.database
  await kysely
    .updateTable('permit_kind')
    .set({ user_types: ['resident'] })
    .where('code', '=', 'replacement')
    .execute()
  const form = formOf({
    ...(await residentFields(product, { 'document.identity': undefined })),
    permit_kind_id: await kindId(product, 'replacement'),
    period: 'once',
  })
  const { status, body } = await product.visitor().call(submitApplication, { form })
  expect([status, body.error?.fields[0].path]).toEqual([422, 'permit_kind_id'])
})

test('a clerk corrects the application for a replacement; its days and fee stay', async () => {
  const fields = await permitFields(product)
  const { body: permit } = await asAdmin(createUserPermit, { params: { id: product.town.regular }, form: formOf(fields) })
  const regular = await product.as('regular')
  const asked = await regular.call(replaceOwnPermit, {
    params: { id: permit.permit_uuid },
    form: formOf({ reason: 'lost', consent: 'true' }),
  })
  const before = await read(asked.body.id)
  const own = withoutFiles(
    await residentFields(product, { email: before.email, 'plates[]': before.plates, period: 'once', valid_from: before.valid_from }),
  )
  const answer = await asAdmin(updateApplication, {
    params: { id: before.id },
    form: formOf({ ...own, street: 'Nova ulica 3', version: '1' }),
  })
  expect(answer.status).toBe(200)
  expect(await read(before.id)).toMatchObject({ street: 'Nova ulica 3', fee_cents: before.fee_cents, valid_until: before.valid_until })
})
