import { getAccessLog, listAccessLog } from '@dovolilnice/contract/access/operations'
import { listOwnPassages, reportOwnPassage, settlePassageReport } from '@dovolilnice/contract/access/own/own-passages'
import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import { readOwnData } from '@dovolilnice/contract/privacy/download-own-data'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveDevice, givePermit } from '../../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
let mine: string
let foreign: string

const passageOf = async (permit_id: string, permit_number: string, at: string): Promise<string> => {
  const id = v7()
  await product.services.database.kysely
    .insertInto('access_log')
    .values({
      ...{ id, device_code: 'brod', at: new Date(at), received_at: new Date(at), event_name: 'admitted', permit_id, permit_number },
      ...{ credential_kind: 'rfid', credential: 'AB01020304', credential_normalised: 'AB01020304', reason: 'permit_valid' },
      reason_details: JSON.stringify({ permit: permit_number }),
    })
    .execute()
  return id
}

beforeAll(async () => {
  product = await startTestProduct()
  await giveDevice(product, 'brod', 'core')
  const own = await givePermit(product, { number: 'B-1', user_id: product.town.regular, credentials: { plate: 'LJ AB-123' } })
  const other = await givePermit(product, { number: 'B-2', credentials: { plate: 'LJ CD-456' } })
  mine = await passageOf(own, 'B-1', '2026-11-15T09:00:00Z')
  await passageOf(own, 'B-1', '2026-10-01T09:00:00Z')
  foreign = await passageOf(other, 'B-2', '2026-11-15T09:00:00Z')
})
afterAll(() => product.close())

test('a holder sees the passages of the last days of their own permits alone, and of a card its end', async () => {
  const { body } = await (await product.as('regular')).call(listOwnPassages, { body: {} })
  expect(body.items).toMatchObject([
    { id: mine, permit_number: 'B-1', device_name: 'Stebriček brod', credential: '…304', reported_at: null },
  ])
  expect(body.total).toBe(1)
  expect((await (await product.as('operator')).call(listOwnPassages, { body: {} })).body.total).toBe(0)
  expect((await (await product.as('regular')).call(readOwnData)).body.passages).toMatchObject([
    { device_name: 'Stebriček brod' },
    { device_name: 'Stebriček brod' },
  ])
})

test('a passage that was somebody else’s is told to the office, once, and is answered', async () => {
  const holder = await product.as('regular')
  const clerk = await product.as('admin')
  const open = async () => (await clerk.call(readDashboard, {})).body.reported_passages
  const body = { claim: 'mistake' as const, remark: 'Takrat sem bila v službi.' }
  expect((await holder.call(reportOwnPassage, { params: { id: foreign }, body })).status).toBe(404)
  expect(await open()).toBe(0)
  expect((await holder.call(reportOwnPassage, { params: { id: mine }, body })).status).toBe(200)
  expect((await holder.call(reportOwnPassage, { params: { id: mine }, body })).body).toMatchObject({ error: { code: 'duplicate' } })
  expect(await open()).toBe(1)
  const reported = await clerk.call(listAccessLog, { body: { filters: { reported: true } } })
  expect(reported.body.items).toMatchObject([{ id: mine, report: 'open' }])
  expect((await clerk.call(getAccessLog, { params: { id: mine } })).body.report).toMatchObject({
    claim: 'mistake',
    remark: body.remark,
    answer: null,
  })
  const answer = { answer: 'Kartica je blokirana.' }
  expect((await holder.call(settlePassageReport, { params: { id: mine }, body: answer })).status).toBe(403)
  expect((await clerk.call(settlePassageReport, { params: { id: mine }, body: answer })).status).toBe(204)
  expect((await clerk.call(settlePassageReport, { params: { id: mine }, body: answer })).status).toBe(409)
  expect(await open()).toBe(0)
  expect((await holder.call(listOwnPassages, { body: {} })).body.items).toMatchObject([{ id: mine, answer: answer.answer }])
})
