import { decideFeeExemption, readAdministrativeFee } from '@dovolilnice/contract/administrative-fees/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { payAtCounter } from '@dovolilnice/contract/counter/pay-at-counter'
import { listOpenItems, readJournal } from '@dovolilnice/contract/accounting/operations'
import {
  confirmOnlinePayment,
  listApplicationOnlinePayments,
  openOnlinePayment,
  readOnlinePayment,
  startOnlinePayment,
} from '@dovolilnice/contract/online-payments/operations'
import { readApplicationPaper } from '@dovolilnice/contract/applications/record/own-papers'
import { getPayment, listPayments } from '@dovolilnice/contract/payments/operations'
import { approveRefund, proposeRefund } from '@dovolilnice/contract/refunds/operations'
import { readParameters, updateParameters } from '@dovolilnice/contract/resources/operations'
import { startPaymentStandIn, type PaymentStandIn } from '../../../../tools/payment-stand-in/stand-in-server.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formOf, kindId, residentFields, testFiles } from '../../test/applicant/application-forms.ts'
import { paying, upload } from '../../test/applicant/payment-cases.ts'
import { feeMerchant, startCardProduct, type CardProduct } from '../../test/money/card-product.ts'
import { canReadPdf, pdfText } from '../../test/pdf-text.ts'
import { openTill } from '../../test/money/till.ts'
import { createHostedPageProvider, signatureOf } from '../../platform/card-payments/hosted-page-provider.ts'

type Town = CardProduct<PaymentStandIn>
let town: Town
beforeAll(async () => {
  town = await startCardProduct(startPaymentStandIn)
})
beforeEach(() => town.standIn.behave({ kind: 'normal' }))
afterAll(() => town.close())

const fee = 'administrative_fee'
const good = { step: 'pay', number: '4111 1111 1111 1111' }
let plates = 100
/** An event, whose administrative fee is due from its filing on. */
const filed = async ({ product }: Town = town, changes = {}) => {
  const fields = await residentFields(product, {
    permit_kind_id: await kindId(product, 'event'),
    ...{ user_type_code: 'event_organiser', period: 'day', period_count: '1', 'plates[]': [`LJ FE-${(plates += 1)}`] },
    ...{ 'document.identity': undefined, 'document.vehicle_registration': undefined },
    ...{ 'document.event_approval': testFiles.pdf(), 'document.plate_list': testFiles.pdf() },
    ...changes,
  })
  const answer = await product.visitor().call(submitApplication, { form: formOf(fields) })
  expect(answer.status, answer.raw.toString()).toBe(200)
  const { id, number, token } = answer.body
  return { id: String(id), number: String(number), token: String(token) }
}
type Filed = Awaited<ReturnType<typeof filed>>
const admin = () => town.product.as('admin')
const feeOf = async ({ id }: Filed) => (await (await admin()).call(readAdministrativeFee, { params: { id } })).body.fee
const paymentsOf = async ({ number }: Filed) =>
  (await (await admin()).call(listPayments, { body: { filters: { search: number } } })).body.items
const statusOf = async (application: Filed, id: string) => (await town.seen(application, id)).status
const ends = async (id: string, status: string, { product } = town): Promise<void> => {
  await expect.poll(async () => (await product.visitor().call(readOnlinePayment, { params: { id } })).body.status).toBe(status)
}
const startFee = ({ number, token }: Filed) => town.product.visitor().call(startOnlinePayment, { body: { number, token, covers: fee } })

test('a card pays the fee of an application that nobody has decided on, by the notice alone and outside the price', async () => {
  const application = await filed()
  const { id, page } = await town.begin(application, fee)
  expect((await town.seen(application, id)).payment).toMatchObject({ id, covers: fee, status: 'open', cents: 1810 })
  expect((await statusOf(application, id))['fee_card']).toMatchObject({ offered: true, cents: 1810, latest: { id, status: 'open' } })
  // The price is offered only after the approval.
  expect((await statusOf(application, id))['card']).toBeNull()
  expect(await (await fetch(page)).text()).toContain('Upravna taksa, vloga')

  town.standIn.behave({ kind: 'never' })
  expect((await town.step(page, good)).status).toBe(303)
  expect(await feeOf(application)).toMatchObject({ open_cents: 1810 })
  town.standIn.behave({ kind: 'normal' })
  const stored = town.standIn.register.ofOrder(id)
  if (stored === undefined) throw new Error('the stand-in does not know the order')
  await town.standIn.tell(stored)
  expect(await feeOf(application)).toMatchObject({ received_cents: 1810, open_cents: 0, payment: null })
  const [payment] = await paymentsOf(application)
  expect(payment).toMatchObject({ source: 'card_online', status: 'matched', cents: 1810, left_cents: 0 })
  const { allocations } = (await (await admin()).call(getPayment, { params: { id: payment.id } })).body
  expect(allocations).toMatchObject([{ covers: fee, cents: 1810 }])
  const invoices = await town.product.services.database.kysely
    .selectFrom('invoice')
    .select('id')
    .where('application_id', '=', application.id)
    .execute()
  expect(invoices).toEqual([])
  expect((await statusOf(application, id))['fee_card']).toMatchObject({ offered: false, latest: { status: 'paid', left_cents: 0 } })
  const { items } = (await (await admin()).call(listApplicationOnlinePayments, { params: { id: application.id } })).body
  expect(items).toMatchObject([{ covers: fee, status: 'paid', payment_id: payment.id }])
})

const paperOf = ({ number, token }: Filed) =>
  town.product.visitor().call(readApplicationPaper, { query: { number, token, paper: 'fee_receipt' } })

test('who paid the fee by card gets one receipt, mailed and on the status page, as it was; none once the payment is taken from the fee', async () => {
  const application = await filed()
  const { id, page } = await town.begin(application, fee)
  expect((await paperOf(application)).status).toBe(404)
  await town.step(page, good)
  await ends(id, 'paid')
  await town.product.jobs.runDue()
  expect(await statusOf(application, id)).toMatchObject({ has_fee_receipt: true })
  const paper = await paperOf(application)
  expect(paper.headers['content-type']).toContain('application/pdf')
  expect(paper.raw.toString('latin1')).toContain('pdfaid:part>2<')
  const [payment] = await paymentsOf(application)
  if (canReadPdf) {
    const text = pdfText(paper.raw)
    expect(text).toContain(payment.transaction_id)
    expect(text).toMatch(new RegExp(`vlogo\\s+${application.number}[^]*PREIZKUS[^]*18,10 €[^]*Kartica na spletu[^]*ni predmet DDV`))
  }
  const { kysely } = town.product.services.database
  const mails = await kysely.selectFrom('mail').selectAll().where('subject_id', '=', application.id).execute()
  const receipts = mails.filter(({ template }) => template === 'application:fee_paid')
  expect(receipts).toMatchObject([{ attachments: [{ file_name: `potrdilo-upravna-taksa-${application.number}.pdf` }] }])

  const { services } = town.product
  await services.database.transaction((trx) => services.capabilities.orderFeeReceipt(trx, services, payment.id))
  await kysely.updateTable('application').set({ name: 'Kdo Drug' }).where('id', '=', application.id).execute()
  await town.product.jobs.runDue()
  expect((await paperOf(application)).raw.equals(paper.raw)).toBe(true)
  expect(await kysely.selectFrom('fee_receipt').select('payment_id').where('application_id', '=', application.id).execute()).toHaveLength(1)

  await kysely.updateTable('payment_allocation').set({ undone_at: new Date() }).where('payment_id', '=', payment.id).execute()
  expect(await statusOf(application, id)).toMatchObject({ has_fee_receipt: false })
  expect((await paperOf(application)).status).toBe(404)
})

const balanceOf = async (place: string): Promise<number> => {
  const { places } = (await (await admin()).call(readJournal, { body: { from: '2026-11-16', until: '2026-11-17' } })).body
  const found = places.find((one: { place: string }) => one.place === place)
  return found === undefined ? 0 : found.debit_cents - found.credit_cents
}
const openItemsOf = async ({ number }: Filed) =>
  (await (await admin()).call(listOpenItems, { body: { itemsPerPage: 100, filters: { kind: fee } } })).body.items.filter(
    ({ label }: { label: string }) => label === number,
  )

test('the fee is an open item until the card has paid it; the journal books card against fees, and nothing is left over', async () => {
  const before = [await balanceOf('card_online'), await balanceOf(fee), await balanceOf('unallocated')]
  const application = await filed()
  expect(await openItemsOf(application)).toHaveLength(1)
  const { id, page } = await town.begin(application, fee)
  await town.step(page, good)
  await ends(id, 'paid')
  expect([await balanceOf('card_online'), await balanceOf(fee), await balanceOf('unallocated')]).toEqual([
    before[0]! + 1810,
    before[1]! - 1810,
    before[2],
  ])
  expect(await openItemsOf(application)).toEqual([])
})

test('a notice that is there before the browser pays once, also when it comes twice', async () => {
  const application = await filed()
  const { id, page } = await town.begin(application, fee)
  town.standIn.behave({ kind: 'before_return' })
  await town.step(page, good)
  // The browser comes back to what is paid already.
  expect((await town.seen(application, id)).payment).toMatchObject({ status: 'paid', left_cents: 0 })
  town.standIn.behave({ kind: 'double' })
  const stored = town.standIn.register.ofOrder(id)
  if (stored !== undefined) await town.standIn.tell(stored)
  expect(await paymentsOf(application)).toHaveLength(1)
  expect((await startFee(application)).body.error.code).toBe('nothing_to_pay')
})

test('a refused card leaves the fee open, and the next one pays it', async () => {
  const application = await filed()
  const refused = await town.begin(application, fee)
  await town.step(refused.page, { step: 'pay', number: '4000 0000 0000 0002' })
  await ends(refused.id, 'declined')
  expect(await feeOf(application)).toMatchObject({ open_cents: 1810 })
  expect((await statusOf(application, refused.id))['fee_card']).toMatchObject({ offered: true, latest: { status: 'declined' } })
  const next = await town.begin(application, fee)
  await town.step(next.page, good)
  await ends(next.id, 'paid')
  expect(await feeOf(application)).toMatchObject({ open_cents: 0 })
})

test('paid by the bank meanwhile, the card payment is left over and waits for a refund', async () => {
  const application = await filed()
  const { id, page } = await town.begin(application, fee)
  await upload(town.product, paying((await feeOf(application)).payment.reference, 1810))
  await town.step(page, good)
  await ends(id, 'paid')
  expect((await town.seen(application, id)).payment).toMatchObject({ left_cents: 1810 })
  expect(await feeOf(application)).toMatchObject({ received_cents: 1810, open_cents: 0 })
  const over = (await (await admin()).call(listPayments, { body: { filters: { source: 'card_online', status: 'overpaid' } } })).body.items
  expect(over).toMatchObject([{ cents: 1810, left_cents: 1810 }])
})

test('another amount than was ordered is booked by nobody, and no further card is asked for', async () => {
  const application = await filed()
  const { id, page } = await town.begin(application, fee)
  town.standIn.behave({ kind: 'other_amount' })
  await town.step(page, good)
  await ends(id, 'mismatch')
  expect(await feeOf(application)).toMatchObject({ received_cents: 0, open_cents: 1810 })
  expect((await startFee(application)).body.error.code).toBe('nothing_to_pay')
  expect((await statusOf(application, id))['fee_card']).toMatchObject({ offered: false, latest: { status: 'mismatch' } })
})

test('whoever claims to be exempt is not asked; price and fee are paid at the same time, each by its own attempt', async () => {
  const claimed = await filed(town, { fee_exemption: 'humanitarian' })
  expect((await startFee(claimed)).body.error.code).toBe('nothing_to_pay')
  const body = { granted: false, ground: 'humanitarian', reason: 'Dokazilo ne izkazuje razloga.' }
  await (await admin()).call(decideFeeExemption, { params: { id: claimed.id }, body })
  expect((await startFee(claimed)).status).toBe(200)

  // An application of its own kind carries no fee; its price is offered, its fee is not.
  const application = await town.application()
  expect((await startFee(application)).body.error.code).toBe('nothing_to_pay')
  expect((await town.begin(application)).id).toBeTruthy()
})

test('the fee of an application that may only be stored is not offered, because the settling would put nothing to it', async () => {
  const application = await filed()
  const { kysely } = town.product.services.database
  const request = { request_id: randomUUID(), request_number: 'ZP-2026-000009', since: town.product.clock.now() }
  await kysely
    .insertInto('restriction')
    .values({ record_id: application.id, ...request })
    .execute()
  expect((await startFee(application)).body.error.code).toBe('nothing_to_pay')
  await kysely.deleteFrom('restriction').where('request_id', '=', request.request_id).execute()
  expect((await startFee(application)).status).toBe(200)
})

const openPage = (id: string) => town.product.visitor().call(openOnlinePayment, { params: { id } })

test('an exemption or cash ends the card payment under way, and what the bank paid opens no page any more', async () => {
  const clerk = await admin()
  const exempt = await filed()
  const one = await town.begin(exempt, fee)
  const body = { granted: true, ground: 'humanitarian', reason: 'Humanitarna organizacija.' }
  expect((await clerk.call(decideFeeExemption, { params: { id: exempt.id }, body })).status).toBe(200)
  expect((await town.seen(exempt, one.id)).payment).toMatchObject({ status: 'cancelled' })

  const { device: device_id } = await openTill(town.product)
  const atCounter = await filed()
  const two = await town.begin(atCounter, fee)
  const cash = { device_id, covers: fee, method: 'cash', cents: 1810, tendered_cents: 2000 }
  expect((await clerk.call(payAtCounter, { params: { id: atCounter.id }, body: cash })).status).toBe(200)
  expect((await town.seen(atCounter, two.id)).payment).toMatchObject({ status: 'cancelled' })

  const byBank = await filed()
  const three = await town.begin(byBank, fee)
  expect((await openPage(three.id)).status).toBe(200)
  await upload(town.product, paying((await feeOf(byBank)).payment.reference, 1810))
  expect((await openPage(three.id)).body.error.code).toBe('nothing_to_pay')
})

test('what one merchant ordered it is asked about, believes and pays back, also when fees have got another merchant since', async () => {
  const { services, clock } = town.product
  const application = await filed()
  const { id, page } = await town.begin(application, fee)
  await upload(town.product, paying((await feeOf(application)).payment.reference, 1810))
  services.feeCardPayments = createHostedPageProvider({ url: town.standIn.url, ...feeMerchant, test: true }, clock)
  try {
    const told = { id: 'p', order: id, merchant: feeMerchant.merchant, amount: 1810, currency: 'EUR', status: 'paid', test: true }
    const notice = JSON.stringify({ id: 'other-merchant', type: 'payment', payment: { ...told, transaction_id: 'T-other' } })
    const seconds = Math.floor(clock.now().getTime() / 1_000)
    const headers = { 'x-timestamp': `${seconds}`, 'x-signature': signatureOf(feeMerchant.secret, 'notice', seconds, notice) }
    expect((await fetch(`${town.url}/api/v1/online-payments/notices`, { method: 'POST', body: notice, headers })).status).toBe(401)

    town.standIn.behave({ kind: 'never' })
    await town.step(page, good)
    const confirmed = await town.product.visitor().call(confirmOnlinePayment, { params: { id } })
    expect(confirmed.body).toMatchObject({ status: 'paid', left_cents: 1810 })
    const { items } = (await (await admin()).call(listApplicationOnlinePayments, { params: { id: application.id } })).body
    const refund = { payee_name: 'Čedomir Žagar', reason: 'Dvojno plačilo.', ground: 'overpayment', cents: 1810, to_card: true }
    const proposed = await (await admin()).call(proposeRefund, { body: { ...refund, payment_id: items[0].payment_id } })
    expect(proposed.status, proposed.raw.toString()).toBe(200)
    const second = await town.product.as('root')
    await second.call(approveRefund, { params: { id: proposed.body.id }, body: { version: 1 } })
    await town.product.jobs.runDue()
    expect(town.standIn.register.ofOrder(id)?.refunds).toMatchObject([{ amount: 1810, status: 'done' }])
  } finally {
    services.feeCardPayments = undefined
  }
})

test('with accounts apart one merchant takes no fee, and another merchant does', async () => {
  const clerk = await admin()
  const { administrative_fees: fees } = (await clerk.call(readParameters, {})).body
  const apart = { ...fees, iban: 'SI56192001234567892' }
  expect((await clerk.call(updateParameters, { body: { administrative_fees: apart } })).status).toBe(200)
  expect((await startFee(await filed())).body.error.code).toBe('nothing_to_pay')
  await clerk.call(updateParameters, { body: { administrative_fees: fees } })

  const env = { PAYMENT_FEE_MERCHANT: feeMerchant.merchant, PAYMENT_FEE_SECRET: feeMerchant.secret }
  const other: Town = await startCardProduct(startPaymentStandIn, env)
  try {
    await (await other.product.as('admin')).call(updateParameters, { body: { administrative_fees: apart } })
    const application = await filed(other)
    const { id, page } = await other.begin(application, fee)
    expect(other.standIn.register.ofOrder(id)?.merchant).toBe(feeMerchant.merchant)
    await other.step(page, good)
    await ends(id, 'paid', other)
    const price = await other.begin(await other.application())
    expect(other.standIn.register.ofOrder(price.id)?.merchant).not.toBe(feeMerchant.merchant)
    await other.step(price.page, good)
    await ends(price.id, 'paid', other)
  } finally {
    await other.close()
  }
})
