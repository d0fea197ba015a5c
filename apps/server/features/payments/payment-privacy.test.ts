import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { paying, setMoney, upload } from '../../test/applicant/payment-cases.ts'
import { paymentPrivacy } from './payment-tables.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  await setMoney(product)
})
afterAll(() => product.close())

test('who paid is kept for ten years, and then forgotten', async () => {
  await upload(product, paying('SI00123', 500, { booked: '2016-11-15' }), paying('SI00124', 500, { booked: '2016-11-17' }))
  // What privacy hands over is the day before which five years have passed.
  await product.services.database.transaction(async (trx) => paymentPrivacy.forgetBefore?.(trx, new Date('2021-11-16T00:00:00Z')))
  const rows = await product.services.database.kysely
    .selectFrom('payment')
    .select(['payer_name', 'payer_iban', 'reference', 'cents'])
    .orderBy('booked_on')
    .execute()
  expect(rows).toEqual([
    { payer_name: null, payer_iban: null, reference: null, cents: 500 },
    { payer_name: 'Čedomir Žagar Škrjanec', payer_iban: 'SI56192001234567892', reference: 'SI00124', cents: 500 },
  ])
})
