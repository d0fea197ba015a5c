import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveDevice } from '../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { bollardPrivacy } from './bollard-tables.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

test('a note goes with its line, also one that was written long after it; the note on a line that stays stays', async () => {
  const { database } = product.services
  await giveDevice(product, 'brod-1', 'core')
  const [old, recent] = [v7(), v7()]
  const line = (id: string, at: Date) => ({ id, device_code: 'brod-1', at, received_at: at, event_name: 'online' as const })
  const lines = [line(old, new Date('2020-01-01T10:00:00Z')), line(recent, new Date('2026-11-01T10:00:00Z'))]
  await database.kysely.insertInto('bollard_event').values(lines).execute()
  const note = (event_id: string) => ({
    id: v7(),
    event_id,
    note: 'Pregledano.',
    noted_by_name: 'Oto',
    noted_at: new Date('2026-11-02T10:00:00Z'),
  })
  await database.kysely
    .insertInto('bollard_note')
    .values([note(old), note(recent)])
    .execute()
  await database.transaction((trx) => bollardPrivacy.forgetBefore!(trx, new Date('2021-01-01T00:00:00Z')))
  const left = await database.kysely.selectFrom('bollard_note').select('event_id').execute()
  expect(left).toEqual([{ event_id: recent }])
})
