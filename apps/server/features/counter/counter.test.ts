import { issueActDraft } from '@dovolilnice/contract/acts/drafts/operations'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { listOpenItems, readJournal } from '@dovolilnice/contract/accounting/operations'
import { withdrawByClerk } from '@dovolilnice/contract/applications/apply/operations'
import { listPaidApplications, listPayments, undoPayment } from '@dovolilnice/contract/payments/operations'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import {
  addChangeMoney,
  closeDrawer,
  type Drawer,
  getClosing,
  giveBackPayment,
  listClosings,
  listMovements,
  readClosingPdf,
  readDrawers,
} from '@dovolilnice/contract/counter/operations'
import { payAtCounter } from '@dovolilnice/contract/counter/pay-at-counter'
import { cancelInvoice, createInvoice, getInvoice, listInvoices, readInvoicePdf } from '@dovolilnice/contract/invoices/operations'
import { registerBusinessPremise } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import { createCashDevice, updateCashDevice } from '@dovolilnice/contract/invoices/premises/premises'
import { startFiscalStandIn, type FiscalStandIn } from '../../../../tools/fiscal-stand-in/stand-in-server.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { approved, paying, setMoney, upload, type Approved } from '../../test/applicant/payment-cases.ts'
import { runDeadlines } from '../../test/applicant/run-deadlines.ts'
import { startFiscalProduct, type FiscalProduct } from '../../test/money/fiscal-product.ts'
import { canReadPdf, pdfText } from '../../test/pdf-text.ts'
import type { TestClient } from '../../test/test-client.ts'

let town: FiscalProduct<FiscalStandIn>
let clerk: TestClient
let second: TestClient
beforeAll(async () => {
  town = await startFiscalProduct(startFiscalStandIn)
  clerk = await town.product.as('admin')
  second = await town.product.as('root')
  const { kysely } = town.product.services.database
  await kysely.updateTable('app_user').set({ tax_number: '12345679' }).where('id', '=', town.product.town.root).execute()
  await clerk.call(registerBusinessPremise, { params: { id: town.till.premise }, body: {} })
})
beforeEach(async () => {
  town.standIn.behave({ kind: 'normal' })
  await setMoney(town.product)
})
afterAll(() => town.close())

let keys = 0
const newKey = (): string => `018f6f00-0000-7000-8000-${String((keys += 1)).padStart(12, '0')}`

interface Pay {
  by?: TestClient
  key?: string
  body?: object
}

const pay = ({ id, fee_cents: cents }: Approved, { by = clerk, key = newKey(), body = {} }: Pay = {}) =>
  by.call(payAtCounter, {
    params: { id },
    body: { device_id: town.till.device, method: 'cash', cents, tendered_cents: cents, ...body },
    headers: { 'idempotency-key': key },
  })
const card = (transaction: string) => ({ method: 'card', tendered_cents: undefined, transaction_id: transaction })
/** `1.234,50 €` as papers have it. */
const euros = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')} €`
const drawer = async (): Promise<Drawer> => (await clerk.call(readDrawers)).body.drawers[0]
const statusOf = async (id: string) => (await clerk.call(getApplication, { params: { id } })).body.status
const paymentsOf = async ({ number }: Approved) => (await clerk.call(listPayments, { body: { filters: { search: number } } })).body.items
const movementsOf = async ({ number }: Approved) => (await clerk.call(listMovements, { body: { filters: { search: number } } })).body.items
/** Debit less credit of each place that is booked on a day, or at all. */
const balances = async (day?: string): Promise<Record<string, number>> => {
  const body = day === undefined ? { from: '2026-01-01', until: '2027-01-01' } : { from: day, until: addDays(day, 1) }
  const { places } = (await clerk.call(readJournal, { body })).body
  return Object.fromEntries(
    places.map((one: { place: string; debit_cents: number; credit_cents: number }) => [one.place, one.debit_cents - one.credit_cents]),
  )
}
const giveBack = (id: string, body: object = {}, by = clerk) =>
  by.call(giveBackPayment, { params: { id }, body: { device_id: town.till.device, reason: 'Napačna vloga.', ...body } })
const close = (seen: Drawer, body: object = {}, by = clerk) => {
  const { expected_cents, movements, last_movement_id } = seen
  const counted = { counted_cents: expected_cents, deposit_cents: 0 }
  return by.call(closeDrawer, { params: { id: seen.id }, body: { expected_cents, movements, last_movement_id, ...counted, ...body } })
}

test('cash pays what is open, gives change, and issues the invoice with its ZOI; the permit too where the town wants so', async () => {
  await setMoney(town.product, { issue_on_payment: true })
  const application = await approved(town.product)
  const before = await drawer()
  const { status, body } = await pay(application, { body: { tendered_cents: application.fee_cents + 755 } })
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ change_cents: 755, method: 'cash', permit_number: expect.stringMatching(/^D-2026-/) }),
  ])
  expect(await statusOf(application.id)).toBe('completed')
  const invoice = (await clerk.call(getInvoice, { params: { id: body.invoice.id } })).body
  expect(invoice).toMatchObject({ payment_method_name: 'cash', amount: application.fee_cents, zoi: expect.stringMatching(/^[\da-f]{32}$/) })
  expect(await paymentsOf(application)).toMatchObject([{ source: 'cash', status: 'matched', cents: application.fee_cents }])
  const after = await drawer()
  expect(after.expected_cents - before.expected_cents).toBe(application.fee_cents)
  expect(after.cash_cents - before.cash_cents).toBe(application.fee_cents)
})

test('the tax authority away: the invoice is there with its ZOI and can be printed; the EOR comes later', async () => {
  town.standIn.behave({ kind: 'down' })
  const application = await approved(town.product)
  const { status, body } = await pay(application, { body: card('T-DOWN') })
  expect(status).toBe(200)
  await town.product.jobs.runDue()
  const { zoi, eor } = (await clerk.call(getInvoice, { params: { id: body.invoice.id } })).body
  expect([zoi, eor]).toEqual([expect.stringMatching(/^[\da-f]{32}$/), null])
  const paper = (await clerk.call(readInvoicePdf, { params: { id: body.invoice.id } })).raw
  if (canReadPdf) expect(pdfText(paper)).toContain('dodeljen bo naknadno')
  town.standIn.behave({ kind: 'normal' })
  town.product.clock.advance(11 * 60_000)
  await town.product.jobs.runDue()
  expect((await clerk.call(getInvoice, { params: { id: body.invoice.id } })).body.eor).toBe(
    town.standIn.register.invoices().find(({ number }) => number === body.invoice.number)?.eor,
  )
})

test('a double click takes the money once, and both clicks get the same answer', async () => {
  const application = await approved(town.product)
  const key = newKey()
  const [first, again] = await Promise.all([pay(application, { key }), pay(application, { key })])
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body).toEqual(first.body)
  expect(await paymentsOf(application)).toHaveLength(1)
  expect((await giveBack(first.body.id, {}, second)).status).toBe(200)
})

test('of two clerks one takes the money', async () => {
  const application = await approved(town.product)
  const answers = await Promise.all([pay(application), pay(application, { by: second }), pay(application)])
  const codes = answers.map(({ status, body }) => (status === 200 ? 200 : body.error.code)).toSorted()
  expect(codes).toEqual([200, 'already_paid', 'already_paid'])
  expect(await paymentsOf(application)).toHaveLength(1)
  expect(await movementsOf(application)).toHaveLength(1)
})

test('one slip of the terminal pays one application, also of two at once', async () => {
  const [one, other] = [await approved(town.product), await approved(town.product)]
  const answers = await Promise.all([pay(one, { body: card('T-TWICE') }), pay(other, { by: second, body: card('T-TWICE') })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('a statement that pays at the same moment: the counter takes nothing more, or what is still open', async () => {
  const application = await approved(town.product)
  await upload(town.product, paying(application.reference, application.fee_cents - 1000))
  const refused = await pay(application)
  expect([refused.status, refused.body.error.code]).toEqual([409, 'amount_changed'])
  expect(await movementsOf(application)).toEqual([])
  const { status, body } = await pay(application, { body: { cents: 1000, tendered_cents: 1000 } })
  expect(status).toBe(200)
  // What was paid in cash in part is verified as a whole.
  const invoice = (await clerk.call(getInvoice, { params: { id: body.invoice.id } })).body
  expect(invoice).toMatchObject({ payment_method_name: 'cash', amount: application.fee_cents })
  expect((await paymentsOf(application)).map(({ status: now }: { status: string }) => now)).toEqual(['matched', 'matched'])
  expect((await pay(application)).body.error.code).toBe('already_paid')
})

test('what is typed wrongly is said at its field, and nothing is taken', async () => {
  const application = await approved(town.product)
  const faults = async (body: object) => (await pay(application, { body })).body.error.fields.map(({ path }: { path: string }) => path)
  expect(await faults({ tendered_cents: application.fee_cents - 1 })).toEqual(['tendered_cents'])
  expect(await faults({ tendered_cents: undefined })).toEqual(['tendered_cents'])
  expect(await faults({ method: 'card', tendered_cents: undefined })).toEqual(['transaction_id'])
  expect((await pay(application, { body: card('T-1') })).status).toBe(200)
  const other = await approved(town.product)
  const again = (await pay(other, { body: card('T-1') })).body.error
  expect(again.fields).toMatchObject([{ path: 'transaction_id', message: expect.stringContaining('že zabeleženo') }])
  expect(await paymentsOf(other)).toEqual([])
})

test('without a tax number, at a device out of use, or without the right nothing is taken', async () => {
  const application = await approved(town.product)
  const { kysely } = town.product.services.database
  const mine = { id: town.product.town.root }
  await kysely.updateTable('app_user').set({ tax_number: null }).where('id', '=', mine.id).execute()
  expect((await pay(application, { by: second })).body.error.code).toBe('operator_tax_number')
  await kysely.updateTable('app_user').set({ tax_number: '12345679' }).where('id', '=', mine.id).execute()
  const device = { code: 'B1', name: 'Spletna blagajna', active: false, is_default: false }
  await clerk.call(updateCashDevice, { params: { id: town.till.device }, body: { ...device, version: 1 } })
  expect((await pay(application)).body.error.code).toBe('device_not_in_use')
  await clerk.call(updateCashDevice, { params: { id: town.till.device }, body: { ...device, active: true, is_default: true, version: 2 } })
  expect((await pay(application, { by: await town.product.as('operator') })).status).toBe(403)
  expect((await pay(application, { by: await town.product.as('regular') })).status).toBe(403)
  expect(await statusOf(application.id)).toBe('approved')
  expect(await paymentsOf(application)).toEqual([])
})

test('a mistake is taken back: storno, money out of the drawer, and the application waits again', async () => {
  const application = await approved(town.product)
  const before = await drawer()
  const { body } = await pay(application)
  expect(await movementsOf(application)).toMatchObject([{ kind: 'payment', actions: ['give_back'] }])
  const answers = await Promise.all([giveBack(body.id), giveBack(body.id, {}, clerk)])
  expect(answers.map(({ status, body: said }) => (status === 200 ? 200 : said.error.code)).toSorted()).toEqual([200, 'given_back'])
  expect(await statusOf(application.id)).toBe('approved')
  expect((await clerk.call(getInvoice, { params: { id: body.invoice.id } })).body).toMatchObject({
    status: expect.not.stringMatching('sent'),
  })
  expect((await drawer()).expected_cents).toBe(before.expected_cents)
  expect((await movementsOf(application)).map(({ actions }: { actions: string[] }) => actions)).toEqual([[], []])
  const payments = await paymentsOf(application)
  expect(payments.map(({ direction, status }: { direction: string; status: string }) => [direction, status])).toEqual([])
  const all = await town.product.services.database.kysely
    .selectFrom('payment')
    .select(['direction', 'status', 'cents'])
    .where('reference', '=', application.reference)
    .orderBy('direction')
    .execute()
  expect(all).toEqual([
    { direction: 'credit', status: 'reversed', cents: application.fee_cents },
    { direction: 'debit', status: 'reversed', cents: application.fee_cents },
  ])
  // It can be paid anew, by card this time.
  expect((await pay(application, { body: card('T-ANEW') })).status).toBe(200)
})

test('what a permit hangs on, and more cash than the drawer holds, is not given back', async () => {
  await setMoney(town.product, { issue_on_payment: true })
  const application = await approved(town.product)
  const { body } = await pay(application, { body: card('T-USED') })
  expect((await giveBack(body.id, { transaction_id: 'T-USED-BACK' })).body.error.code).toBe('permit_issued')
  await setMoney(town.product)
  const other = (await pay(await approved(town.product))).body
  const seen = await drawer()
  await close(seen, { deposit_cents: seen.expected_cents })
  expect((await giveBack(other.id)).body.error.code).toBe('drawer_short')
  expect((await clerk.call(addChangeMoney, { params: { id: town.till.device }, body: { cents: 50_000 } })).status).toBe(200)
  expect((await giveBack(other.id)).status).toBe(200)
})

test('an invoice that is issued anew says again that cash was paid', async () => {
  const application = await approved(town.product)
  const { body } = await pay(application)
  const storno = (more: object) =>
    clerk.call(cancelInvoice, { params: { id: body.invoice.id }, body: { reason: 'Napačen plačnik.', ...more } })
  expect((await storno({})).body.error.code).toBe('money_at_counter')
  // Another device has become the usual one meanwhile: what follows stays in the series of the drawer that holds the money.
  const { premise, device } = town.till
  const web = { code: 'SPLET', name: 'Splet', active: true, is_default: true }
  expect((await clerk.call(createCashDevice, { params: { id: premise }, body: web })).status).toBe(200)
  expect((await storno({ money_stays: true })).status).toBe(200)
  const without = () => clerk.call(listPaidApplications, { body: { filters: { without_invoice: true, search: application.number } } })
  expect((await without()).body.items).toMatchObject([{ id: application.id }])
  const anew = await clerk.call(createInvoice, { params: { id: application.id } })
  expect(anew.body).toMatchObject({ payment_method_name: 'cash', zoi: expect.any(String) })
  const first = (await clerk.call(getInvoice, { params: { id: body.invoice.id } })).body
  expect(anew.body.invoice_nr.replace(/\d+$/, '')).toBe(first.invoice_nr.replace(/\d+$/, ''))
  expect((await without()).body.items).toEqual([])
  const { kysely } = town.product.services.database
  // At a device that only numbers what came by bank or online nobody pays.
  await kysely.updateTable('cash_device').set({ at_counter: false }).where('code', '=', 'SPLET').execute()
  const { id: online } = await kysely.selectFrom('cash_device').select('id').where('code', '=', 'SPLET').executeTakeFirstOrThrow()
  expect((await pay(await approved(town.product), { body: { device_id: online } })).body.error.code).toBe('device_not_in_use')
  expect((await clerk.call(readDrawers)).body.drawers.map(({ id }: Drawer) => id)).not.toContain(online)
  await kysely.updateTable('cash_device').set({ is_default: false, active: false }).where('code', '=', 'SPLET').execute()
  await kysely.updateTable('cash_device').set({ is_default: true }).where('id', '=', device).execute()
})

test('a closing takes the whole open day by what was counted, with a number without a gap, and never changes', async () => {
  await pay(await approved(town.product))
  await pay(await approved(town.product), { body: card('T-CLOSE') })
  const seen = await drawer()
  const off = { counted_cents: seen.expected_cents - 30, deposit_cents: seen.expected_cents - 5000 }
  const fields = (await close(seen, off)).body.error.fields
  expect(fields).toMatchObject([{ path: 'reason', message: expect.stringContaining('Navedite razlog') }])
  expect((await close(seen, { ...off, deposit_cents: off.counted_cents + 1, reason: 'Napaka.' })).body.error.fields[0].path).toBe(
    'deposit_cents',
  )
  expect((await close(seen, { ...off, reason: 'Napaka.', counts: { 5000: 1 } })).body.error.fields[0].path).toBe('counted_cents')
  const { body } = await close(seen, { ...off, reason: 'Napačno vrnjen drobiž.' })
  const { sequence } = await town.product.services.database.kysely
    .selectFrom('drawer_closing')
    .select((of) => of.fn.max<number>('sequence').as('sequence'))
    .executeTakeFirstOrThrow()
  expect(body.number).toBe(`Z-OBCINA-B1-2026-${String(sequence).padStart(4, '0')}`)
  const closing = (await clerk.call(getClosing, { params: { id: body.id } })).body
  expect(closing).toMatchObject({ difference_cents: -30, left_cents: 4970, reason: 'Napačno vrnjen drobiž.', card_cents: seen.card_cents })
  expect(closing.movements).toHaveLength(seen.movements)
  const open = await drawer()
  expect(open).toMatchObject({ opening_cents: 4970, expected_cents: 4970, movements: 0, last_closing: { number: body.number } })
  expect((await close(seen, { ...off, reason: 'Še enkrat.' })).body.error.code).toBe('nothing_to_close')
  const { items } = (await clerk.call(listClosings, { body: { filters: { with_difference: true } } })).body
  expect(items).toMatchObject([{ number: body.number, difference_cents: -30 }])
  const paper = (await clerk.call(readClosingPdf, { params: { id: body.id } })).raw
  if (canReadPdf) expect(pdfText(paper)).toContain('Napačno vrnjen drobiž.')
  const { kysely } = town.product.services.database
  const write = kysely.updateTable('drawer_closing').set({ payments: 0 }).where('id', '=', body.id).execute()
  await expect(write).rejects.toThrow('never changed afterwards')
})

test('payments while it is being closed: each is in this closing or in the next, and no cent is lost', async () => {
  const applications = []
  for (let index = 0; index < 6; index += 1) applications.push(await approved(town.product))
  await pay(await approved(town.product))
  const start = await drawer()
  let closed = false
  const closing = async () => {
    while (!closed) {
      const answer = await close(await drawer())
      closed = answer.status === 200
      if (!closed) expect(answer.body.error.code).toBe('drawer_changed')
    }
  }
  const answers = await Promise.all([
    ...applications.map((application, index) => pay(application, { by: index % 2 === 0 ? clerk : second })),
    closing(),
  ])
  expect(answers.slice(0, -1).map((answer) => (answer as { status: number }).status)).toEqual(applications.map(() => 200))
  const total = applications.reduce((sum, { fee_cents: cents }) => sum + cents, 0)
  expect((await drawer()).expected_cents).toBe(start.expected_cents + total)
  const { kysely } = town.product.services.database
  const sums = await kysely.selectFrom('drawer_closing').selectAll().orderBy('sequence').execute()
  expect(sums.map(({ sequence }) => sequence)).toEqual(sums.map((_, index) => index + 1))
  for (const one of sums) {
    const inIt = await kysely.selectFrom('drawer_movement').select(['method', 'cents']).where('closing_id', '=', one.id).execute()
    const cash = inIt.filter(({ method }) => method === 'cash').reduce((sum, { cents }) => sum + cents, 0)
    expect(one.opening_cents + cash).toBe(one.expected_cents)
  }
})

test('takings of yesterday that nobody closed are overdue', async () => {
  await pay(await approved(town.product))
  expect((await drawer()).is_overdue).toBe(false)
  town.product.clock.advance(24 * 3_600_000)
  town.product.forgetClients()
  clerk = await town.product.as('admin')
  expect((await drawer()).is_overdue).toBe(true)
})

test('a device out of use is shown while its drawer holds money', async () => {
  const { kysely } = town.product.services.database
  const use = (active: boolean) => kysely.updateTable('cash_device').set({ active }).where('id', '=', town.till.device).execute()
  const shown = async () => (await clerk.call(readDrawers)).body.drawers.find(({ id }: Drawer) => id === town.till.device)
  await pay(await approved(town.product))
  const seen = await drawer()
  expect((await close(seen)).status).toBe(200)
  await use(false)
  expect(await shown()).toMatchObject({ in_use: false, movements: 0, expected_cents: seen.expected_cents })
  await use(true)
  await pay(await approved(town.product))
  const last = await drawer()
  expect((await close(last, { deposit_cents: last.expected_cents })).status).toBe(200)
  await use(false)
  expect(await shown()).toBeUndefined()
  await use(true)
})

test('what leaves a drawer leaves the cash account, and the deposit is known when it arrives at the bank', async () => {
  const { product } = town
  product.clock.advance(2 * 86_400_000)
  product.forgetClients()
  clerk = await product.as('admin')
  second = await product.as('root')
  const day = localDayOf(product.clock.now())
  const application = await approved(product)
  await clerk.call(addChangeMoney, {
    params: { id: town.till.device },
    body: { cents: 5000 },
    headers: { 'idempotency-key': newKey() },
  })
  expect((await pay(application)).status).toBe(200)
  const seen = await drawer()
  const deposit = application.fee_cents + 1234
  const closed = await close(seen, { counted_cents: seen.expected_cents - 10, deposit_cents: deposit, reason: 'Manjka kovanec.' })
  expect(closed.status).toBe(200)
  expect(await balances(day)).toMatchObject({ cash: 3756, cash_in_transit: application.fee_cents - 3766, cash_difference: 10 })
  const before = (await balances(day)).unallocated ?? 0
  const { body } = await upload(
    product,
    paying(undefined, deposit, { payer: 'Občina', purpose: 'Plačilo' }),
    paying(undefined, deposit, { payer: 'Občina', purpose: `Polog ${closed.body.number}` }),
  )
  const { items } = (await clerk.call(listPayments, { body: { filters: { upload_id: body.id, status: 'ignored' } } })).body
  expect(items).toMatchObject([{ reason: `Polog gotovine ${closed.body.number}` }])
  expect(await balances(day)).toMatchObject({ cash: 3756, cash_in_transit: -5000, bank: 2 * deposit, unallocated: before - deposit })
  const undone = await clerk.call(undoPayment, { params: { id: items[0].id }, body: { version: items[0].version, reason: 'Drug polog.' } })
  expect(undone.body.status).toBe('unknown')
  expect(await balances(day)).toMatchObject({ cash_in_transit: deposit - 5000, unallocated: before - 2 * deposit })
})

test('a part is taken with an invoice of the whole that says what is left; the rest needs no other', async () => {
  const { product } = town
  await setMoney(product, { issue_on_payment: true })
  const application = await approved(product)
  const fee = application.fee_cents
  const part = { cents: 1000, open_cents: fee, tendered_cents: 2000 }
  expect((await pay(application, { body: { ...part, cents: fee, tendered_cents: fee } })).body.error.fields).toMatchObject([
    { path: 'cents', rule: 'part_of_open' },
  ])
  expect((await pay(application, { body: { ...part, open_cents: fee - 1 } })).body.error.code).toBe('amount_changed')
  const before = await drawer()
  const { status, body } = await pay(application, { body: part })
  expect([status, body]).toEqual([200, expect.objectContaining({ change_cents: 1000, left_cents: fee - 1000, permit_number: null })])
  expect((await drawer()).cash_cents - before.cash_cents).toBe(1000)
  expect(await statusOf(application.id)).toBe('approved')
  expect(await paymentsOf(application)).toMatchObject([{ status: 'underpaid', cents: 1000 }])
  const invoice = (await clerk.call(getInvoice, { params: { id: body.invoice.id } })).body
  expect(invoice).toMatchObject({ amount: fee, zoi: expect.stringMatching(/^[\da-f]{32}$/) })
  const paper = (await clerk.call(readInvoicePdf, { params: { id: body.invoice.id } })).raw
  if (canReadPdf) expect(pdfText(paper)).toContain(`Plačano ob izdaji: 10,00 €. Ostane za plačilo: ${euros(fee - 1000)}.`)

  const second = await pay(application, {
    body: { ...part, open_cents: fee - 1000, method: 'card', tendered_cents: undefined, transaction_id: 'DEL-2' },
  })
  expect(second.body).toMatchObject({ left_cents: fee - 2000, invoice: { id: body.invoice.id } })
  const [movement] = await movementsOf(application)
  expect((await giveBack(movement.id, { transaction_id: 'NAZAJ' })).body.error.code).toBe('payment_used')

  await upload(product, paying(application.reference, fee - 2000))
  await product.jobs.runDue()
  expect(await statusOf(application.id)).toBe('completed')
  const { items } = (await clerk.call(listInvoices, { body: { filters: { application_id: application.id } } })).body
  expect(items).toMatchObject([{ id: body.invoice.id }])
})

test('a part that was paid of what lapses or is withdrawn waits to go back, and its invoice is taken back', async () => {
  const { product } = town
  const ends: Record<string, (id: string) => Promise<unknown>> = {
    withdrawn: async (id) => clerk.call(withdrawByClerk, { params: { id }, body: { version: 3, reason: 'Ne potrebuje več.' } }),
    lapsed: async (id) => {
      const { kysely } = product.services.database
      await kysely.updateTable('application').set({ due_on: '2026-11-01' }).where('id', '=', id).execute()
      await runDeadlines(product, addDays(localDayOf(product.clock.now()), 1))
      product.forgetClients()
      clerk = await product.as('admin')
      second = await product.as('root')
      await clerk.call(updateActSettings, { body: { payment_basis: '12. člena odloka' } })
      const draft = await kysely
        .selectFrom('act_draft')
        .select(['id', 'version'])
        .where('application_id', '=', id)
        .executeTakeFirstOrThrow()
      return clerk.call(issueActDraft, { params: { id: draft.id }, body: { version: draft.version } })
    },
  }
  for (const [status, end] of Object.entries(ends)) {
    const application = await approved(product)
    const { body } = await pay(application, { body: { cents: 500, open_cents: application.fee_cents, tendered_cents: 500 } })
    await upload(product, paying(application.reference, 700))
    const before = await balances()
    expect(await end(application.id), status).toMatchObject({ status: 200 })
    await product.jobs.runDue()
    expect(await statusOf(application.id)).toBe(status)
    const { items } = (await clerk.call(listInvoices, { body: { filters: { application_id: application.id } } })).body
    expect(items).toMatchObject([{ amount: -application.fee_cents }, { id: body.invoice.id }])
    const { items: paid } = (await clerk.call(listPayments, { body: { filters: { search: application.reference } } })).body
    const left = paid.map((one: { status: string; left_cents: number }) => [one.status, one.left_cents])
    expect(left.toSorted()).toEqual([
      ['overpaid', 500],
      ['overpaid', 700],
    ])
    const after = await balances()
    expect(after).toMatchObject({ unallocated: (before['unallocated'] ?? 0) - 1200, cash: before['cash'] })
    expect(after['receivables']).toBe((before['receivables'] ?? 0) - application.fee_cents + 1200)
    const open = (await clerk.call(listOpenItems, { body: { itemsPerPage: 100, filters: { kind: 'overpaid' } } })).body.items
    expect(open.filter(({ label }: { label: string }) => label === application.reference)).toHaveLength(2)
    // What lies in the drawer may go back there.
    const [movement] = await movementsOf(application)
    expect((await giveBack(movement.id)).body).toMatchObject({ cents: 500, invoice: null })
  }
})

test('a part that is the only one is given back with the storno of its invoice', async () => {
  const application = await approved(town.product)
  await pay(application, { body: { cents: 500, open_cents: application.fee_cents, tendered_cents: 500 } })
  const [movement] = await movementsOf(application)
  const { body } = await giveBack(movement.id)
  expect(body).toMatchObject({ cents: 500, invoice: { number: expect.any(String) } })
  expect(await statusOf(application.id)).toBe('approved')
  expect((await pay(application)).body).toMatchObject({ left_cents: 0, cents: application.fee_cents })
})

test('another terminal has the same number, and after months the same one again', async () => {
  const body = { code: 'B7', name: 'Drugo okence', active: true, is_default: false }
  const device_id = (await clerk.call(createCashDevice, { params: { id: town.till.premise }, body })).body.id
  expect((await pay(await approved(town.product), { body: card('000123') })).status).toBe(200)
  const [again, later] = [await approved(town.product), await approved(town.product)]
  expect((await pay(again, { body: card('000123') })).body.error.fields).toMatchObject([{ rule: 'transaction_used' }])
  expect((await pay(again, { body: { ...card('000123'), device_id } })).status).toBe(200)
  town.product.setClock('2027-03-01T09:00:00Z')
  expect((await pay(later, { by: await town.product.as('admin'), body: card('000123') })).status).toBe(200)
})
