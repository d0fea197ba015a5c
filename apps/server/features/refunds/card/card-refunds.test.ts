import { exportJournal, readJournal } from '@dovolilnice/contract/accounting/operations'
import { getPayment, listPayments } from '@dovolilnice/contract/payments/operations'
import {
  approveRefund,
  declineRefund,
  giveRefundAccount,
  listRefunds,
  orderRefunds,
  proposeRefund,
  readRefundable,
} from '@dovolilnice/contract/refunds/operations'
import { startPaymentStandIn, type PaymentStandIn } from '../../../../../tools/payment-stand-in/stand-in-server.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { paying, upload, type Approved } from '../../../test/applicant/payment-cases.ts'
import { startCardProduct, type CardProduct } from '../../../test/money/card-product.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { ProviderError } from '../../../platform/card-payments/payment-provider.ts'

let town: CardProduct<PaymentStandIn>
let clerk: TestClient
let second: TestClient
beforeAll(async () => {
  town = await startCardProduct(startPaymentStandIn)
  clerk = await town.product.as('admin')
  second = await town.product.as('root')
})
beforeEach(() => town.standIn.behave({ kind: 'before_return' }))
afterAll(() => town.close())

interface PaidByCard extends Approved {
  order: string
}

/** An application paid by card; `twice` also by the bank, before. */
const paidByCard = async (twice = false): Promise<PaidByCard> => {
  const application = await town.application()
  const { id, page } = await town.begin(application)
  if (twice) await upload(town.product, paying(application.reference, application.fee_cents))
  await town.step(page, { step: 'pay', number: '4111 1111 1111 1111' })
  await town.product.jobs.runDue()
  return { ...application, order: id }
}

const common = { payee_name: 'Čedomir Žagar Škrjanec', reason: 'Umaknil je vlogo.' }
const propose = (body: object) => clerk.call(proposeRefund, { body: { ...common, ground: 'withdrawal', ...body } })
const approve = (id: string, version = 1, client = second) => client.call(approveRefund, { params: { id }, body: { version } })
const refundNow = async (application: Approved) =>
  (await clerk.call(listRefunds, { body: { filters: { application_id: application.id } } })).body.items[0]
const givenBack = ({ order }: PaidByCard) => town.standIn.register.ofOrder(order)?.refunds

test('what a card paid goes back to it, by two people and in no order of the bank, once', async () => {
  const application = await paidByCard()
  const { body: refundable } = await clerk.call(readRefundable, { query: { application_id: application.id } })
  expect(refundable).toMatchObject({ most_cents: application.fee_cents, card_cents: application.fee_cents })
  const { body: refund } = await propose({ application_id: application.id, cents: 500, to_card: true })
  expect(await refundNow(application)).toMatchObject({ status: 'proposed', to_card: true, iban: null, actions: ['decline'] })
  expect((await approve(refund.id, 1, clerk)).body.error.code).toBe('second_person')
  expect((await approve(refund.id)).status).toBe(200)
  expect((await second.call(orderRefunds, {})).body.error.code).toBe('nothing_to_order')

  // The answer of the first call is lost: the provider has paid, and the repetition pays nothing more.
  const { cardPayments } = town.product.services
  if (cardPayments === undefined) throw new Error('no provider')
  const { refund: payBack } = cardPayments
  cardPayments.refund = async (wanted) => {
    await payBack(wanted)
    cardPayments.refund = payBack
    throw new Error('connection lost')
  }
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await town.product.jobs.runDue()
  expect(log).toHaveBeenCalledWith('job failed and will be tried again', expect.objectContaining({ job: 'pay-card-refund' }))
  log.mockRestore()
  town.product.clock.advance(120_000)
  await town.product.jobs.runDue()
  expect(await refundNow(application)).toMatchObject({ status: 'paid', paid_on: '2026-11-16', actions: [] })
  expect(givenBack(application)).toEqual([{ refund: refund.id, amount: 500, status: 'done' }])
  const mails = await town.product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('subject_id', '=', application.id)
    .where('template', 'like', 'refund:%')
    .execute()
  expect(mails.map(({ body_text: text }) => text)).toEqual([
    expect.stringContaining('na kartico, s katero je bilo plačano'),
    expect.stringContaining('na kartico, s katero je bilo plačano'),
  ])
})

test('never more goes back to a card than it has paid, and a transfer needs an account', async () => {
  const application = await paidByCard()
  const of = { application_id: application.id }
  expect((await propose({ ...of, cents: 400 })).body.error.fields).toMatchObject([{ path: 'iban', rule: 'required' }])
  expect((await propose({ ...of, cents: application.fee_cents, to_card: true })).status).toBe(200)
  const more = await propose({ ...of, cents: 1, to_card: true })
  expect(more.body.error.fields).toMatchObject([{ path: 'cents', rule: 'refund_too_much' }])
  const byBank = await town.application()
  await upload(town.product, paying(byBank.reference, byBank.fee_cents))
  await town.product.jobs.runDue()
  const { body } = await clerk.call(readRefundable, { query: { application_id: byBank.id } })
  expect(body.card_cents).toBe(0)
  expect((await propose({ application_id: byBank.id, cents: 1, to_card: true })).status).toBe(422)
})

test('what the card paid too much goes back in parts', async () => {
  await paidByCard(true)
  const { items } = (await clerk.call(listPayments, { body: { filters: { source: 'card_online', status: 'overpaid' } } })).body
  const [payment] = items
  for (const cents of [100, 200]) {
    const { body: refund } = await propose({ payment_id: payment.id, ground: 'overpayment', cents, to_card: true })
    expect((await approve(refund.id)).status).toBe(200)
  }
  await town.product.jobs.runDue()
  const { items: refunds } = (await clerk.call(listRefunds, { body: { filters: { payment_id: payment.id } } })).body
  expect(refunds.map(({ status, cents }: { status: string; cents: number }) => [status, cents]).toSorted()).toEqual([
    ['paid', 100],
    ['paid', 200],
  ])
})

test('the journal books what went back to a card against the card payments, on the day on which that was recorded', async () => {
  const period = { from: '2026-11-16', until: '2026-11-17' }
  const book = async () => {
    const { places } = (await clerk.call(readJournal, { body: period })).body
    return (place: string): { debit_cents: number; credit_cents: number } =>
      places.find((one: { place: string }) => one.place === place) ?? { debit_cents: 0, credit_cents: 0 }
  }
  const application = await paidByCard()
  const before = await book()
  const { body: refund } = await propose({ application_id: application.id, cents: 700, to_card: true })
  await approve(refund.id)
  await town.product.jobs.runDue()
  const after = await book()
  expect(after('card_online').credit_cents - before('card_online').credit_cents).toBe(700)
  expect(after('receivables').debit_cents - before('receivables').debit_cents).toBeGreaterThanOrEqual(700)
  expect(after('bank')).toEqual(before('bank'))
  const csv = (await clerk.call(exportJournal, { body: { ...period, format: 'csv' } })).raw.toString('utf8')
  expect(csv).toContain(refund.number)
})

test('a refund that the provider still works on is asked for again', async () => {
  const application = await paidByCard()
  const { body: refund } = await propose({ application_id: application.id, cents: 300, to_card: true })
  town.standIn.behave({ kind: 'refund_pending' })
  await approve(refund.id)
  await town.product.jobs.runDue()
  expect(await refundNow(application)).toMatchObject({ status: 'approved' })
  town.standIn.behave({ kind: 'normal' })
  town.product.clock.advance(11 * 60_000)
  await town.product.jobs.runDue()
  expect(await refundNow(application)).toMatchObject({ status: 'paid' })
})

test('what the card does not take is transferred instead: an account is entered, and another person decides anew', async () => {
  const application = await paidByCard()
  const { body: refund } = await propose({ application_id: application.id, cents: 300, to_card: true })
  town.standIn.behave({ kind: 'refund_refused' })
  await approve(refund.id)
  await town.product.jobs.runDue()
  const refused = await refundNow(application)
  expect(refused).toMatchObject({ status: 'proposed', to_card: false, iban: null, decided_by_name: null })
  expect(refused.answer).toContain('The card takes no refunds.')
  expect(refused.actions).toEqual(['decline', 'give_account'])
  expect((await approve(refund.id, refused.version)).body.error.code).toBe('illegal_transition')

  const iban = 'SI56192001234567892'
  const given = await second.call(giveRefundAccount, { params: { id: refund.id }, body: { version: refused.version, iban } })
  expect(given.body).toMatchObject({ status: 'proposed' })
  expect((await approve(refund.id, given.body.version, second)).body.error.code).toBe('second_person')
  expect((await approve(refund.id, given.body.version, clerk)).body.status).toBe('approved')
  expect((await second.call(orderRefunds, {})).body).toMatchObject({ refunds: 1, total_cents: 300 })
})

test('what was set aside for a refund that the card refused waits for a clerk again when the refund is declined', async () => {
  await paidByCard(true)
  const newest = async () => (await clerk.call(listPayments, { body: { filters: { source: 'card_online' } } })).body.items[0]
  const { id: payment_id } = await newest()
  const statusNow = async () => (await clerk.call(getPayment, { params: { id: payment_id } })).body.status
  const { body: refund } = await propose({ payment_id, ground: 'overpayment', cents: 100, to_card: true })
  town.standIn.behave({ kind: 'refund_refused' })
  await approve(refund.id)
  await town.product.jobs.runDue()
  expect(await statusNow()).toBe('ignored')
  const { items } = (await clerk.call(listRefunds, { body: { filters: { payment_id } } })).body
  const declined = { params: { id: refund.id }, body: { version: items[0].version, reason: 'Ni več potrebno.' } }
  expect((await clerk.call(declineRefund, declined)).status).toBe(200)
  // It paid nothing of the application, which the bank had paid before.
  expect(await statusNow()).toBe('ambiguous')
})

test.each([
  ['refused', 'proposed'],
  ['unreachable', 'approved'],
] as const)('after the last try of a call that the provider %s the refund is %s', async (kind, status) => {
  const application = await paidByCard()
  const { body: refund } = await propose({ application_id: application.id, cents: 300, to_card: true })
  await approve(refund.id)
  const { cardPayments } = town.product.services
  if (cardPayments === undefined) throw new Error('no provider')
  const call = vi.spyOn(cardPayments, 'refund').mockRejectedValue(new ProviderError(kind, 'the payment provider answered 404'))
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await town.product.jobs.runDue()
  // Every try: the refund waits until the last one.
  expect(call).toHaveBeenCalledTimes(101)
  for (const spy of [call, log]) spy.mockRestore()
  expect(await refundNow(application)).toMatchObject({ status, to_card: status === 'approved' })
})
