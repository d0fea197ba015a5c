import { createInvoice } from '@dovolilnice/contract/invoices/operations'
import {
  createBusinessPremise,
  createCashDevice,
  listBusinessPremises,
  updateBusinessPremise,
  updateCashDevice,
} from '@dovolilnice/contract/invoices/premises/premises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paidApplication } from '../../../test/applicant/paid-application.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { openTill, townHall } from '../../../test/money/till.ts'

let product: TestProduct
let till: { premise: string; device: string }
beforeAll(async () => {
  product = await startTestProduct()
  till = await openTill(product, 'C')
})
afterAll(() => product.close())

const create = async (changes: object) => (await product.as('admin')).call(createBusinessPremise, { body: { ...townHall, ...changes } })
const issue = async (): Promise<string> =>
  (await (await product.as('admin')).call(createInvoice, { params: { id: await paidApplication(product) } })).body.invoice_nr

const secondDevice = { code: 'B2', name: 'Okence', active: true, is_default: true }

test('a premise that numbers as a whole goes on where its other device stopped', async () => {
  const admin = await product.as('admin')
  expect(await issue()).toBe('OBCINA-B1-1')
  const { status, body } = await admin.call(createCashDevice, { params: { id: till.premise }, body: secondDevice })
  expect(status).toBe(200)
  expect(await issue()).toBe('OBCINA-B2-2')
  const { premises } = (await admin.call(listBusinessPremises)).body
  expect(premises).toMatchObject([
    {
      code: 'OBCINA',
      numbering: 'C',
      invoices: 2,
      devices: [
        { code: 'B1', is_default: false, invoices: 1 },
        { id: body.id, code: 'B2', is_default: true, invoices: 1 },
      ],
    },
  ])
})

test('what stands on invoices is fixed by the first; the rest may change', async () => {
  const admin = await product.as('admin')
  const params = { id: till.premise }
  const change = (body: object) => admin.call(updateBusinessPremise, { params, body: { ...townHall, numbering: 'C', version: 1, ...body } })
  const refused = await change({ code: 'DRUGA', numbering: 'B' })
  expect(refused.body.error.fields).toMatchObject([
    { path: 'code', rule: 'fixed_by_invoices' },
    { path: 'numbering', rule: 'fixed_by_invoices' },
  ])
  expect((await change({ name: 'Pritličje' })).status).toBe(204)
  expect((await change({ name: 'Nadstropje' })).body.error).toMatchObject({ code: 'conflict', details: { version: 2 } })
  const renamed = await admin.call(updateCashDevice, { params: { id: till.device }, body: { ...secondDevice, code: 'B9', version: 1 } })
  expect(renamed.body.error.fields).toMatchObject([{ path: 'code', rule: 'fixed_by_invoices' }])
})

test('real estate has its whole place; other premises have none', async () => {
  const { body } = await create({ code: 'P2', street: null, building_number: null })
  expect(body.error.fields.map(({ path }: { path: string }) => path)).toEqual(['building_number', 'street'])
  expect((await create({ code: 'VOZILO', kind: 'A' })).status).toBe(200)
  const { premises } = (await (await product.as('admin')).call(listBusinessPremises)).body
  expect(premises).toContainEqual(expect.objectContaining({ code: 'VOZILO', street: null, cadastral_number: null }))
})

test.each([
  ['a code with a hyphen', { code: 'OBC-1' }, 'fiscal_code'],
  ['a code with a letter of Slovenian', { code: 'OBČINA' }, 'fiscal_code'],
  ['a code of 21 letters', { code: 'A'.repeat(21) }, 'too_long'],
  ['a code in use', { code: 'OBCINA' }, 'code_taken'],
  ['an end before the beginning', { code: 'P3', closed_on: '2025-01-01' }, 'period_reversed'],
])('refuses %s', async (_, changes, rule) => {
  const { status, body } = await create(changes)
  expect([status >= 400, body.error.fields?.[0]?.rule]).toEqual([true, rule])
})

test('the default device cannot be out of use, and there is always only one', async () => {
  const admin = await product.as('admin')
  const off = { code: 'B3', name: 'Stara', active: false, is_default: true }
  expect((await admin.call(createCashDevice, { params: { id: till.premise }, body: off })).body.error.fields[0].rule).toBe(
    'default_out_of_use',
  )
  const made = await Promise.all(
    ['B4', 'B5', 'B6'].map((code) => admin.call(createCashDevice, { params: { id: till.premise }, body: { ...secondDevice, code } })),
  )
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200])
  const defaults = await product.services.database.kysely.selectFrom('cash_device').select('code').where('is_default', '=', true).execute()
  expect(defaults).toHaveLength(1)
})
