import { createApplication } from '@dovolilnice/contract/applications/apply/operations'
import { getApplication, updateApplication } from '@dovolilnice/contract/applications/record/operations'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, kindId, residentFields } from '../../../test/applicant/application-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

test('what was sold on the day of receipt may be entered and corrected when it is sold no longer, and the other way round not', async () => {
  const clerk = await product.as('admin')
  const today = localDayOf(product.clock.now())
  const kind = await kindId(product, 'resident_permanent')
  const { kysely } = product.services.database
  await kysely.deleteFrom('tariff').where('permit_kind_id', '=', kind).execute()
  const days = { valid_from: addDays(today, -20), valid_until: addDays(today, -1) }
  const sold = {
    second_cents: null,
    third_cents: null,
    id: v7(),
    permit_kind_id: kind,
    period: 'year' as const,
    price_cents: 4_321,
    vat_basis_points: 2_200,
    ...days,
  }
  await kysely.insertInto('tariff').values(sold).execute()
  const { consent, idempotency_key, ...fields } = await residentFields(product, { permit_kind_id: kind })
  const enter = (receivedOn: string) => clerk.call(createApplication, { form: formOf({ ...fields, consent, received_on: receivedOn }) })
  for (const day of [today, addDays(today, -21)])
    expect((await enter(day)).body.error.fields).toMatchObject([{ path: 'period', rule: 'choice' }])
  const { id } = (await enter(addDays(today, -2))).body
  const read = async () => (await clerk.call(getApplication, { params: { id } })).body
  expect(await read()).toMatchObject({ fee_cents: 4_321 })
  const correct = (receivedOn: string) =>
    clerk.call(updateApplication, {
      params: { id },
      form: formOf({
        ...fields,
        'document.identity': undefined,
        'document.vehicle_registration': undefined,
        version: '1',
        received_on: receivedOn,
      }),
    })
  expect((await correct(today)).body.error.fields).toMatchObject([{ path: 'period', rule: 'choice' }])
  expect((await correct(addDays(today, -3))).status).toBe(200)
  expect(await read()).toMatchObject({ fee_cents: 4_321, received_on: addDays(today, -3) })
})
