import { cancelInvoice, createInvoice, getInvoice, listInvoices } from '@dovolilnice/contract/invoices/operations'
import { cancelApplication, getApplication } from '@dovolilnice/contract/applications/record/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paidApplication } from '../../test/applicant/paid-application.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { openTill } from '../../test/money/till.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** A walk through the feature, on both databases; what each step refuses is tried beside it. */
test('a premise is opened, an invoice issued, found, taken back and issued anew', async () => {
  const clerk = await product.as('admin')
  await openTill(product)
  const application = await paidApplication(product, { name: 'Živa Škrjanec' })
  const { status, body: first } = await clerk.call(createInvoice, { params: { id: application } })
  expect([status, first]).toMatchObject([
    200,
    {
      invoice_nr: 'OBCINA-B1-1',
      sales_location_nr: 'OBCINA',
      cashier_nr: 'B1',
      amount: 3000,
      status: 'not_sent',
      issued_by_name: 'Ana Referent',
      payer: { name: 'Živa Škrjanec', is_company: false },
      vat: [{ vat_basis_points: 2200, taxable_cents: 2459, tax_cents: 541 }],
    },
  ])
  const { body: found } = await clerk.call(listInvoices, { body: { filters: { search: 'skrjanec', status: 'not_sent' } } })
  expect(found).toMatchObject({
    total: 1,
    items: [{ invoice_nr: 'OBCINA-B1-1', payer_name: 'Živa Škrjanec', application_id: application }],
  })

  const { body: storno } = await clerk.call(cancelInvoice, { params: { id: first.id }, body: { reason: 'Napačen plačnik.' } })
  expect(storno).toMatchObject({
    invoice_nr: 'OBCINA-B1-2',
    kind: 'storno',
    amount: -3000,
    vat: [{ taxable_cents: -2459, tax_cents: -541 }],
    reference_invoice: { number: 'OBCINA-B1-1' },
    reason: 'Napačen plačnik.',
  })
  const { body: taken } = await clerk.call(getInvoice, { params: { id: first.id } })
  expect(taken).toMatchObject({ status: 'cancelled', amount: 3000, cancelled_by: { number: 'OBCINA-B1-2' } })

  const { body: second } = await clerk.call(createInvoice, { params: { id: application } })
  expect(second).toMatchObject({ invoice_nr: 'OBCINA-B1-3', amount: 3000 })
  const { history } = (await clerk.call(getApplication, { params: { id: application } })).body
  expect(history.map(({ action }: { action: string }) => action).slice(0, 3)).toEqual(['invoice:issue', 'invoice:cancel', 'invoice:issue'])
  const deleted = await clerk.call(cancelApplication, { params: { id: application }, query: { reason: 'Ni več potrebna' } })
  expect(deleted.body.error.code).toBe('record_kept')
})
