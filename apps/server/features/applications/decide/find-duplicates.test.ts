import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { changePermitVehicle } from '@dovolilnice/contract/permits/opening/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

test('a permit speaks against a vehicle until the day on which that vehicle leaves it', async () => {
  const plate = 'LJ PRO-1'
  const id = await somePermit(product, { 'plates[]': [plate] })
  const body = { version: 1, old_plate: plate, plate: 'LJ NAS-2', from: '2026-11-20' }
  expect((await (await product.as('admin')).call(changePermitVehicle, { params: { id }, body })).status).toBe(200)
  const form = await residentForm(product, { 'plates[]': [plate] })
  const { body: sent } = await product.visitor().call(submitApplication, { form })
  const duplicates = async (clerk: 'admin' | 'root') =>
    (await (await product.as(clerk)).call(getApplication, { params: { id: sent.id } })).body.duplicates.map((row: { id: string }) => row.id)
  expect(await duplicates('admin')).toEqual([id])
  product.clock.set('2026-11-20T08:00:00Z')
  // Sessions from four days ago have ended.
  expect(await duplicates('root')).toEqual([])
})
