import { exportJournal, listOpenItems, readJournal } from '@dovolilnice/contract/accounting/operations'
import { decideFeeExemption, readAdministrativeFee } from '@dovolilnice/contract/administrative-fees/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { giveBackPayment, readDrawers, readFeeReceipt } from '@dovolilnice/contract/counter/operations'
import { payAtCounter } from '@dovolilnice/contract/counter/pay-at-counter'
import { listInvoices } from '@dovolilnice/contract/invoices/operations'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, kindId, residentFields, testFiles } from '../../test/applicant/application-forms.ts'
import { setMoney } from '../../test/applicant/payment-cases.ts'
import { openTill } from '../../test/money/till.ts'
import { canReadPdf, pdfText } from '../../test/pdf-text.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
let clerk: TestClient
let device: string
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  await setMoney(product)
  device = (await openTill(product)).device
})
afterAll(() => product.close())

/** An event: its administrative fee is 18,10 €. */
const file = async (changes = {}) => {
  const fields = await residentFields(product, {
    permit_kind_id: await kindId(product, 'event'),
    user_type_code: 'event_organiser',
    period: 'day',
    period_count: '3',
    'document.identity': undefined,
    'document.vehicle_registration': undefined,
    'document.event_approval': testFiles.pdf(),
    'document.plate_list': testFiles.pdf(),
    ...changes,
  })
  const answer = await product.visitor().call(submitApplication, { form: formOf(fields) })
  expect(answer.status, answer.raw.toString()).toBe(200)
  return answer.body as { id: string; number: string }
}
const pay = (id: string, body: object = {}) =>
  clerk.call(payAtCounter, {
    params: { id },
    body: { device_id: device, covers: 'administrative_fee', method: 'cash', cents: 1810, tendered_cents: 2000, ...body },
  })
const feeOf = async (id: string) => (await clerk.call(readAdministrativeFee, { params: { id } })).body.fee
const openItemsOf = async ({ number }: { number: string }) =>
  (await clerk.call(listOpenItems, { body: { itemsPerPage: 100, filters: { kind: 'administrative_fee' } } })).body.items.filter(
    ({ label }: { label: string }) => label === number,
  )
const today = () => localDayOf(product.clock.now())
const journal = async () => (await clerk.call(readJournal, { body: { from: today(), until: addDays(today(), 1) } })).body
const balanceOf = async (place: string): Promise<number> => {
  const found = (await journal()).places.find((one: { place: string }) => one.place === place)
  return found === undefined ? 0 : found.debit_cents - found.credit_cents
}

test('cash pays the fee without an invoice; the drawer, the receipt and the fee agree', async () => {
  const application = await file()
  const { status, body } = await pay(application.id)
  expect([status, body]).toEqual([200, expect.objectContaining({ cents: 1810, change_cents: 190, invoice: null, permit_number: null })])
  expect(await feeOf(application.id)).toMatchObject({ open_cents: 0, received_cents: 1810, payment: null })
  expect((await clerk.call(listInvoices, { body: { filters: { application_id: application.id } } })).body.items).toEqual([])
  expect((await clerk.call(readDrawers)).body.drawers[0]).toMatchObject({ cash_cents: 1810 })
  const receipt = await clerk.call(readFeeReceipt, { params: { id: body.id } })
  expect(receipt.status).toBe(200)
  if (canReadPdf) expect(pdfText(receipt.raw)).toMatch(new RegExp(`${application.number}[^]*18,10 €[^]*Gotovina`))
  expect((await pay(application.id)).body.error.code).toBe('already_paid')
})

test('the journal of the day balances: cash against the fee, and nothing is left over', async () => {
  const before = [await balanceOf('cash'), await balanceOf('administrative_fee'), await balanceOf('unallocated')]
  const application = await file()
  const { body } = await pay(application.id)
  expect([await balanceOf('cash'), await balanceOf('administrative_fee'), await balanceOf('unallocated')]).toEqual([
    before[0]! + 1810,
    before[1]! - 1810,
    before[2],
  ])
  const { debit_cents: debit, credit_cents: credit } = await journal()
  expect(debit).toBe(credit)
  const csv = (await clerk.call(exportJournal, { body: { from: today(), until: addDays(today(), 1), format: 'csv' } })).raw.toString()
  expect(csv).toContain(application.number)

  const back = await clerk.call(giveBackPayment, { params: { id: body.id }, body: { device_id: device, reason: 'Napačna vloga.' } })
  expect([back.status, back.body]).toEqual([200, expect.objectContaining({ cents: 1810, invoice: null })])
  expect([await balanceOf('cash'), await balanceOf('administrative_fee'), await balanceOf('unallocated')]).toEqual(before)
  expect(await feeOf(application.id)).toMatchObject({ open_cents: 1810 })
})

test('the slip of a terminal pays a fee once, and another amount than what is open pays nothing', async () => {
  const [first, second] = [await file(), await file()]
  const card = { method: 'card', tendered_cents: undefined, transaction_id: 'T-TAKSA-1' }
  expect((await pay(first.id, { cents: 1800 })).body.error.code).toBe('amount_changed')
  expect((await pay(first.id, card)).status).toBe(200)
  expect((await pay(second.id, card)).body.error.fields).toMatchObject([{ path: 'transaction_id', rule: 'transaction_used' }])
})

test('an unpaid fee is an open item with its age; one that is exempt, or claimed to be, is not', async () => {
  const [unpaid, claimed] = [await file(), await file({ fee_exemption: 'humanitarian' })]
  product.clock.advance(45 * 86_400_000)
  product.forgetClients()
  clerk = await product.as('admin')
  expect(await openItemsOf(unpaid)).toMatchObject([{ id: unpaid.id, cents: 1810, days: 45, age: 'to_60' }])
  expect(await openItemsOf(claimed)).toEqual([])
  const body = { granted: false, ground: 'humanitarian', reason: 'Dokazilo ne izkazuje razloga.' }
  await clerk.call(decideFeeExemption, { params: { id: claimed.id }, body })
  expect(await openItemsOf(claimed)).toMatchObject([{ cents: 1810 }])
  await clerk.call(decideFeeExemption, { params: { id: unpaid.id }, body: { ...body, granted: true } })
  expect(await openItemsOf(unpaid)).toEqual([])
})
