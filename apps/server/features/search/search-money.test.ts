import { createInvoice } from '@dovolilnice/contract/invoices/operations'
import { listPayments } from '@dovolilnice/contract/payments/operations'
import { proposeRefund } from '@dovolilnice/contract/refunds/operations'
import { search, type SearchGroup, type SearchHit } from '@dovolilnice/contract/search/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paidApplication } from '../../test/applicant/paid-application.ts'
import { paying, setMoney, upload } from '../../test/applicant/payment-cases.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { openTill } from '../../test/money/till.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  await setMoney(product)
  await openTill(product)
})
afterAll(() => product.close())

const find = async (q: string, group: SearchGroup) => {
  const { hits } = (await (await product.as('admin')).call(search, { query: { q } })).body
  return hits.filter((hit: SearchHit) => hit.group === group)
}

test.each(['OBCINA-B1-1', 'obcina b1', 'Škrjanec', 'ziva skrj'])('finds an invoice by %j', async (q) => {
  const clerk = await product.as('admin')
  if ((await find('OBCINA-B1-1', 'invoices')).length === 0)
    await clerk.call(createInvoice, { params: { id: await paidApplication(product, { name: 'Živa Škrjanec' }) } })
  expect(await find(q, 'invoices')).toMatchObject([
    { title: 'OBCINA-B1-1 · Živa Škrjanec', about: { sl: expect.stringContaining('30,00') } },
  ])
})

test('finds an application by the reference of its payment', async () => {
  const id = await paidApplication(product, { name: 'Sklic Sklicni' })
  const { number } = await product.services.database.kysely
    .selectFrom('application')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(await find(`SI00 ${number.replaceAll(/\D/g, '')}`, 'applications')).toMatchObject([{ id }])
})

test('finds a payment by payer and by its reference in any spelling, and its refund', async () => {
  const clerk = await product.as('admin')
  const { body } = await upload(product, paying('SI12 2026-999-777 8', 4200, { payer: 'Đurđa Plačnik', booked: '2026-11-13' }))
  const [payment] = (await clerk.call(listPayments, { body: { filters: { upload_id: body.id } } })).body.items
  for (const q of ['djurdja', 'durda placnik', 'SI1220269997778', 'SI12 20269997778', '2026 9997778'])
    expect(await find(q, 'payments'), q).toMatchObject(
      q === 'djurdja'
        ? []
        : [{ id: payment.id, title: 'Đurđa Plačnik · SI12 2026-999-777 8', about: { sl: expect.stringContaining('13. 11. 2026') } }],
    )
  const found = await clerk.call(listPayments, { body: { filters: { search: '20269997778' } } })
  expect(found.body.items).toHaveLength(1)

  for (const q of ['42,00', '42 €', '42.00 EUR'])
    expect(await find(q, 'payments'), q).toMatchObject([{ id: payment.id, state: { sl: expect.any(String) } }])
  expect(await find('42,01', 'payments')).toEqual([])
  const payee = { payee_name: 'Đurđa Plačnik', iban: 'SI56192001234567892', reason: 'Ni za nas.' }
  const refund = await clerk.call(proposeRefund, { body: { ground: 'not_ours', ...payee, payment_id: payment.id, cents: 4200 } })
  for (const q of [refund.body.number, 'plačnik đurđa'])
    expect(await find(q, 'refunds'), q).toMatchObject([{ id: refund.body.id, title: `${refund.body.number} · Đurđa Plačnik` }])
})

test('shows money only to those who may see it', async () => {
  const clerk = await product.as('admin')
  await product.services.database.kysely
    .updateTable('app_user')
    .set({ revoked: ['payments:read', 'invoices:read'] })
    .where('id', '=', product.town.admin)
    .execute()
  const { hits } = (await clerk.call(search, { query: { q: 'placnik' } })).body
  expect(hits).toEqual([])
})
