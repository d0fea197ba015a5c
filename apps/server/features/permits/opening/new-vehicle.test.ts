import { createUserPermit, replaceOwnPermit, replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import { changePermitVehicle } from '@dovolilnice/contract/permits/opening/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, testFiles } from '../../../test/applicant/application-forms.ts'
import { permitFields } from '../../../test/applicant/permit-forms.ts'
import type { TestAnswer } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
let id: string
beforeAll(async () => {
  product = await startTestProduct()
  const form = formOf(await permitFields(product, { 'plates[]': ['LJ STA-1'] }))
  id = (await (await product.as('admin')).call(createUserPermit, { params: { id: product.town.regular }, form })).body.permit_uuid
})
afterAll(() => product.close())

const rulesOf = ({ body }: TestAnswer) => body.error?.fields?.map(({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`)
const registration = { 'document.vehicle_registration': testFiles.jpeg() }
const ask = async (fields: Parameters<typeof formOf>[0]) =>
  (await product.as('regular')).call(replaceOwnPermit, {
    params: { id },
    form: formOf({ reason: 'new_vehicle', consent: 'true', ...fields }),
  })

test('a holder who asks for a new vehicle names another one and proves it', async () => {
  expect(rulesOf(await ask({ 'plates[]': ['lj sta1'], ...registration }))).toEqual(['plates.0 same_vehicle'])
  expect(rulesOf(await ask(registration))).toEqual(['plates.0 plate_missing'])
  expect(rulesOf(await ask({ 'plates[]': ['LJ NOV-2'] }))).toEqual(['document.vehicle_registration document_missing'])
  expect((await ask({ 'plates[]': ['LJ NOV-2'], ...registration })).status).toBe(200)
})

test('so does a clerk who replaces the permit or changes the vehicle', async () => {
  const admin = await product.as('admin')
  const params = { id }
  const replaced = (plates?: string[]) => admin.call(replacePermit, { params, body: { version: 1, reason: 'new_vehicle', plates } })
  expect(rulesOf(await replaced(['LJ STA-1']))).toEqual(['plates.0 same_vehicle'])
  expect(rulesOf(await replaced())).toEqual(['plates.0 plate_missing'])
  const change = { version: 1, old_plate: 'LJ STA-1', plate: 'LJSTA1', from: '2026-12-01' }
  expect(rulesOf(await admin.call(changePermitVehicle, { params, body: change }))).toEqual(['plate credential_twice'])
  expect((await replaced(['LJ NOV-2'])).status).toBe(200)
})
