import { getPermitHolder, listPermitHolders } from '@dovolilnice/contract/access/operations'
import { addTemporaryVehicle, changePermitVehicle } from '@dovolilnice/contract/permits/opening/operations'
import { getPermit, readPermitPdf } from '@dovolilnice/contract/permits/record/operations'
import { listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { verifyPermit } from '@dovolilnice/contract/permits/verify/verify-permit'
import { vehiclesText } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { search } from '@dovolilnice/contract/search/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import type { TestClient } from '../../../test/test-client.ts'

let product: TestProduct
let admin: TestClient
let id: string
const [old, next, guest] = ['CE OLD-1', 'CE NEW-2', 'KR TMP-3']

/** Today is 16 November. One vehicle follows another on the 20th; a third stands in today and tomorrow. */
beforeAll(async () => {
  product = await startTestProduct()
  admin = await product.as('admin')
  id = await somePermit(product, { 'plates[]': [old] })
  await admin.call(addTemporaryVehicle, { params: { id }, body: { plate: guest, from: '2026-11-16', until: '2026-11-18' } })
  const body = { version: 2, old_plate: old, plate: next, from: '2026-11-20' }
  expect((await admin.call(changePermitVehicle, { params: { id }, body })).status).toBe(200)
})
afterAll(() => product.close())

const vehicles = [
  { plate: old, when: 'now', from: null, until: '2026-11-20' },
  { plate: guest, when: 'now', from: '2026-11-16', until: '2026-11-18' },
  { plate: next, when: 'later', from: '2026-11-20', until: null },
]

test('every list, screen and check tells the vehicles of today and the days of the others', async () => {
  const permit = (await admin.call(getPermit, { params: { id } })).body
  const shown = vehicles.map((vehicle) => (vehicle.from === permit.valid_from ? { ...vehicle, from: null } : vehicle))
  expect(permit.vehicles).toEqual(shown)
  expect(permit.plates).toEqual([old, guest])
  const list = await admin.call(listPermits, { body: { filters: { search: permit.number } } })
  expect(list.body.items[0]).toMatchObject({ vehicles: shown, plates: [old, guest] })
  const holders = await admin.call(listPermitHolders, { body: { filters: { search: permit.number } } })
  expect(holders.body.items[0].vehicles).toEqual(shown)
  const holder = await admin.call(getPermitHolder, { params: { id } })
  expect(holder.body.credentials).toContainEqual({ kind: 'plate', value: next, from: '2026-11-20', until: null })
  const found = await admin.call(search, { query: { q: next } })
  expect(found.body.hits[0].about.sl).toBe(vehiclesText(permit.vehicles, 'sl'))
  const { searchParams } = new URL(permit.verification_url)
  const query = { number: searchParams.get('number')!, code: searchParams.get('code')! }
  expect((await product.visitor().call(verifyPermit, { query })).body.vehicles).toEqual(shown)
})

test.skipIf(!canReadPdf)('the paper names the days of each vehicle, and calls none temporary', async () => {
  const text = pdfText((await admin.call(readPermitPdf, { params: { id } })).raw)
  for (const words of [old, next, guest, 'do vključno 19. 11. 2026', 'od 20. 11. 2026', `${next} (od 20. 11. 2026)`])
    expect(text).toContain(words)
  expect(text).not.toContain('začasno')
})

test('on the day of the change the new vehicle holds and the old one is only found, as over', async () => {
  product.clock.set('2026-11-20T08:00:00Z')
  // Sessions from four days ago have ended.
  const root = await product.as('root')
  const permit = (await root.call(getPermit, { params: { id } })).body
  expect(permit.vehicles).toEqual([{ plate: next, when: 'now', from: '2026-11-20', until: null }])
  const found = await root.call(search, { query: { q: old } })
  expect(found.body.hits[0].about.sl).toContain(`${old} (do vključno 19. 11. 2026)`)
})
