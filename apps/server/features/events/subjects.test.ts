import { listEvents } from '@dovolilnice/contract/events/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordEvent } from '../../platform/audit/record-event.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

test('the trail also tells of what has a code and no id, as a type of user', async () => {
  const { database, clock } = product.services
  const subject = { type: 'user_type' as const, id: 'student', label: 'Študent' }
  const event = { action: 'user_type:update' as const, kind: 'change' as const, actor: { id: null, name: 'Dovolilnice' }, subject }
  await database.transaction((trx) => recordEvent(trx, event, clock))
  const admin = await product.as('admin')
  for (const filters of [{}, { subject_id: 'student' }]) {
    const { status, body } = await admin.call(listEvents, { body: { filters } })
    expect(status).toBe(200)
    expect(body.items).toContainEqual(expect.objectContaining({ subject_id: 'student', subject_label: 'Študent' }))
  }
})
