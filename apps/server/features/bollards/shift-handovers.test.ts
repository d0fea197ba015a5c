import { confirmHandover, listHandovers, writeHandover } from '@dovolilnice/contract/bollards/shift-handover'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

test('what an operator leaves is confirmed by another one, once, and never by its writer', async () => {
  const [operator, admin] = [await product.as('operator'), await product.as('admin')]
  const body = { text: 'Serviser pride ob 14h.', matters: ['Brod: brez povezave'] }
  const written = await operator.call(writeHandover, { body })
  expect(written.body).toMatchObject({ ...body, written_by_name: 'Oto Operater', confirmed_at: null, may_confirm: false })
  const params = { id: written.body.id }
  expect((await operator.call(confirmHandover, { params })).status).toBe(409)
  expect((await admin.call(listHandovers)).body.items).toMatchObject([{ id: params.id, may_confirm: true }])
  const confirmed = await admin.call(confirmHandover, { params })
  expect(confirmed.body).toMatchObject({ may_confirm: false, confirmed_at: '2026-11-16T09:00:00.000Z' })
  expect((await admin.call(confirmHandover, { params })).status).toBe(409)
  expect((await operator.call(listHandovers)).body.items[0].confirmed_by_name).toBe(confirmed.body.confirmed_by_name)
  const events = await product.services.database.kysely
    .selectFrom('event')
    .select(['action', 'after'])
    .where('subject_type', '=', 'shift_handover')
    .orderBy('at')
    .execute()
  expect(events.map(({ action }) => action).toSorted()).toEqual(['shift_handover:confirm', 'shift_handover:write'])
  expect(JSON.stringify(events)).not.toContain('Serviser')
})

test('a regular person reads and writes none, and an empty text has its sentence', async () => {
  const regular = await product.as('regular')
  expect((await regular.call(listHandovers)).status).toBe(403)
  expect((await regular.call(writeHandover, { body: { text: 'Nekaj' } })).status).toBe(403)
  expect((await (await product.as('operator')).call(writeHandover, { body: { text: ' ' } })).status).toBe(422)
})
