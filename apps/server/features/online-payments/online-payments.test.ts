import { createHmac, randomUUID } from 'node:crypto'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { withdrawApplication } from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import {
  confirmOnlinePayment,
  listApplicationOnlinePayments,
  openOnlinePayment,
  readOnlinePayment,
  startOnlinePayment,
} from '@dovolilnice/contract/online-payments/operations'
import { listPayments } from '@dovolilnice/contract/payments/operations'
import { startPaymentStandIn, type PaymentStandIn } from '../../../../tools/payment-stand-in/stand-in-server.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Approved, paying, upload } from '../../test/applicant/payment-cases.ts'
import { startCardProduct, type CardProduct } from '../../test/money/card-product.ts'
import type { TestBody } from '../../test/test-client.ts'

let town: CardProduct<PaymentStandIn>
beforeAll(async () => {
  town = await startCardProduct(startPaymentStandIn)
})
beforeEach(() => town.standIn.behave({ kind: 'normal' }))
afterAll(() => town.close())

const good = { step: 'pay', number: '4111 1111 1111 1111' }
const statusOf = async ({ id }: Approved): Promise<string> =>
  (await (await town.product.as('admin')).call(getApplication, { params: { id } })).body.status
const paymentsOf = async ({ number }: Approved) =>
  (await (await town.product.as('admin')).call(listPayments, { body: { filters: { search: number } } })).body.items
const attemptsOf = async ({ id }: Approved) =>
  (await (await town.product.as('admin')).call(listApplicationOnlinePayments, { params: { id } })).body.items
const tell = async (id: string) => {
  const payment = town.standIn.register.ofOrder(id)
  if (payment === undefined) throw new Error('the stand-in does not know the order')
  await town.standIn.tell(payment)
}
const noticed = async (id: string, status: string): Promise<void> => {
  await expect.poll(async () => (await town.product.visitor().call(readOnlinePayment, { params: { id } })).body.status).toBe(status)
}
const later = async (minutes: number) => {
  town.product.clock.advance(minutes * 60_000)
  await town.product.jobs.runDue()
}

test('a card pays an application, by the notice alone, and everyone sees it', async () => {
  const application = await town.application()
  const { id, page } = await town.begin(application)
  const before = await town.seen(application, id)
  expect(before.payment).toEqual({
    id,
    covers: 'price',
    status: 'open',
    cents: application.fee_cents,
    decline_code: null,
    left_cents: 0,
    test: true,
  })
  expect(before.status['card']).toMatchObject({ offered: true, cents: application.fee_cents, test: true, latest: { id, status: 'open' } })
  expect(await (await fetch(page)).text()).toContain('Preizkus: to ni prava banka')

  town.standIn.behave({ kind: 'never' })
  const back = await town.step(page, good)
  expect([back.status, back.headers.get('location')]).toEqual([303, `${town.url}/placilo/${id}`])
  // Coming back proves nothing.
  expect((await town.seen(application, id)).payment['status']).toBe('open')

  town.standIn.behave({ kind: 'normal' })
  await tell(id)
  expect((await town.seen(application, id)).payment['status']).toBe('paid')
  await town.product.jobs.runDue()
  expect(['paid', 'completed']).toContain(await statusOf(application))
  const [payment] = await paymentsOf(application)
  const [attempt] = await attemptsOf(application)
  expect(payment).toMatchObject({ source: 'card_online', status: 'matched', cents: application.fee_cents, left_cents: 0 })
  expect(attempt).toMatchObject({ status: 'paid', payment_id: payment.id, transaction_id: expect.stringMatching(/^T-/) })
  expect((await town.seen(application, id)).status['card']).toMatchObject({ offered: false, latest: { status: 'paid' } })
})

test('two tabs get one payment, and the provider one order', async () => {
  const application = await town.application()
  const ordered = town.standIn.register.all().length
  const [one, two] = await Promise.all([town.begin(application), town.begin(application)])
  expect(one).toEqual(two)
  expect(town.standIn.register.all().length).toBe(ordered + 1)
  expect(await attemptsOf(application)).toHaveLength(1)
})

test.each(['double', 'out_of_order', 'before_return'] as const)('notices that come %s book once', async (kind) => {
  const application = await town.application()
  const { id, page } = await town.begin(application)
  town.standIn.behave({ kind })
  await town.step(page, good)
  await noticed(id, 'paid')
  await expect.poll(() => town.standIn.notices.filter(({ answer }) => answer === 204).length).toBeGreaterThan(1)
  await tell(id)
  expect(await paymentsOf(application)).toHaveLength(1)
  expect((await town.seen(application, id)).payment['status']).toBe('paid')
})

test('two payments of one transaction number, as two merchants or two years have it, are both booked', async () => {
  const [one, other] = [await town.application(), await town.application()]
  for (const application of [one, other]) {
    const { id, page } = await town.begin(application)
    town.standIn.behave({ kind: 'never' })
    await town.step(page, good)
    const payment = town.standIn.register.ofOrder(id)
    if (payment !== undefined) payment.transaction_id = 'T-000001'
    town.standIn.behave({ kind: 'normal' })
    await tell(id)
    await noticed(id, 'paid')
    await tell(id)
    expect(await paymentsOf(application)).toMatchObject([{ transaction_id: 'T-000001', status: 'matched' }])
  }
})

test('a notice and answers to questions at once book once', async () => {
  const application = await town.application()
  const { id, page } = await town.begin(application)
  town.standIn.behave({ kind: 'never' })
  await town.step(page, good)
  town.standIn.behave({ kind: 'double' })
  const ask = () => town.product.visitor().call(confirmOnlinePayment, { params: { id } })
  const [, ...answers] = await Promise.all([tell(id), ask(), ask(), ask(), town.product.jobs.runDue()])
  for (const answer of answers.slice(0, 3)) expect(answer).toMatchObject({ status: 200 })
  expect(await paymentsOf(application)).toHaveLength(1)
})

test('a notice that never comes is asked for, by whoever comes back and by the product itself', async () => {
  town.standIn.behave({ kind: 'never' })
  const [first, second] = [await town.application(), await town.application()]
  const [one, two] = [await town.begin(first), await town.begin(second)]
  await town.step(one.page, good)
  await town.step(two.page, good)
  expect((await town.product.visitor().call(confirmOnlinePayment, { params: { id: one.id } })).body.status).toBe('paid')
  await later(2)
  expect((await town.seen(second, two.id)).payment['status']).toBe('paid')
  await town.product.jobs.runDue()
  expect(['paid', 'completed']).toContain(await statusOf(second))
})

test.each(['wrong_signature', 'stale', 'other_merchant', 'other_mode'] as const)(
  'a notice with %s is refused and changes nothing',
  async (kind) => {
    const application = await town.application()
    const { id, page } = await town.begin(application)
    town.standIn.behave({ kind: 'never' })
    await town.step(page, good)
    town.standIn.behave({ kind })
    await tell(id)
    expect(town.standIn.notices.at(-1)?.answer).toBe(401)
    expect((await town.seen(application, id)).payment['status']).toBe('open')
    expect(await paymentsOf(application)).toEqual([])
  },
)

test('another amount than was ordered is booked by nobody, and no further card is asked for', async () => {
  const application = await town.application()
  const { id, page } = await town.begin(application)
  town.standIn.behave({ kind: 'other_amount' })
  await town.step(page, good)
  await noticed(id, 'mismatch')
  expect(await paymentsOf(application)).toEqual([])
  const { number, token } = application
  const again = await town.product.visitor().call(startOnlinePayment, { body: { number, token } })
  expect(again.body.error.code).toBe('nothing_to_pay')
  expect((await town.seen(application, id)).status['card']).toMatchObject({ offered: false, latest: { status: 'mismatch' } })
})

test('a declined card says why, and the next one pays', async () => {
  const application = await town.application()
  const declined = await town.begin(application)
  await town.step(declined.page, { step: 'pay', number: '4000 0000 0000 0002' })
  await noticed(declined.id, 'declined')
  expect((await town.seen(application, declined.id)).payment['decline_code']).toBe('insufficient_funds')
  // Of two that began at one instant neither is the later one.
  town.product.clock.advance(1000)
  const next = await town.begin(application)
  expect(next.id).not.toBe(declined.id)
  await town.step(next.page, { step: 'pay', number: '4000 0000 0000 3220' })
  await town.step(next.page, { step: 'confirm' })
  await noticed(next.id, 'paid')
  expect((await attemptsOf(application)).map(({ status }: { status: string }) => status)).toEqual(['paid', 'declined'])
})

test('a payer who leaves has cancelled, one who does nothing lets it expire, and both may begin anew', async () => {
  const application = await town.application()
  const left = await town.begin(application)
  await town.step(left.page, { step: 'cancel' })
  await noticed(left.id, 'cancelled')
  const idle = await town.begin(application)
  await later(31)
  await later(11)
  expect((await town.seen(application, idle.id)).payment['status']).toBe('expired')
  expect((await town.product.visitor().call(openOnlinePayment, { params: { id: idle.id } })).body.error.code).toBe('nothing_to_pay')
  expect((await town.begin(application)).id).not.toBe(idle.id)
})

test('what was paid by the bank meanwhile is left over and waits for a refund', async () => {
  const application = await town.application()
  const { id, page } = await town.begin(application)
  await upload(town.product, paying(application.reference, application.fee_cents))
  await town.product.jobs.runDue()
  await town.step(page, good)
  await noticed(id, 'paid')
  expect((await town.seen(application, id)).payment['left_cents']).toBe(application.fee_cents)
  const [payment] = (await paymentsOf(application))
    .concat(
      (await (await town.product.as('admin')).call(listPayments, { body: { filters: { source: 'card_online', status: 'overpaid' } } })).body
        .items,
    )
    .filter(({ source }: { source: string }) => source === 'card_online')
  expect(payment).toMatchObject({ status: 'overpaid', left_cents: application.fee_cents })
})

test('a part that the bank brought changes the amount: the page with the old one is given up', async () => {
  const application = await town.application()
  const old = await town.begin(application)
  await upload(town.product, paying(application.reference, 100))
  const { number, token } = application
  const { payment, card } = (await town.product.visitor().call(readApplicationStatus, { query: { number, token } })).body
  const rest = application.fee_cents - 100
  expect([payment.cents, payment.received_cents, card.cents]).toEqual([rest, 100, rest])
  const next = await town.begin(application)
  expect((await attemptsOf(application)).map(({ status, cents }: { status: string; cents: number }) => [status, cents])).toEqual([
    ['open', application.fee_cents - 100],
    ['cancelled', application.fee_cents],
  ])
  // Whoever pays on the old page all the same has paid.
  await town.step(old.page, good)
  await noticed(old.id, 'paid')
  expect((await town.seen(application, old.id)).payment['left_cents']).toBe(100)
  // Nothing is open any more: the page of the rest is not opened.
  expect((await town.product.visitor().call(openOnlinePayment, { params: { id: next.id } })).body.error.code).toBe('nothing_to_pay')
})

test('an application that is withdrawn while its card is paid takes nothing, and the money is not lost', async () => {
  const application = await town.application()
  const { id, page } = await town.begin(application)
  const { number, token } = application
  expect((await town.product.visitor().call(withdrawApplication, { body: { number, token } })).status).toBe(200)
  await town.step(page, good)
  await noticed(id, 'paid')
  expect((await town.seen(application, id)).payment['left_cents']).toBe(application.fee_cents)
  expect(await statusOf(application)).toBe('withdrawn')
})

test('a provider that does not answer is said so, and the next click orders the same payment', async () => {
  const application = await town.application()
  town.standIn.behave({ kind: 'down' })
  const { number, token } = application
  const visitor = town.product.visitor()
  const { id } = (await visitor.call(startOnlinePayment, { body: { number, token } })).body
  const refused = await visitor.call(openOnlinePayment, { params: { id } })
  expect([refused.status, refused.body.error.code]).toEqual([503, 'payment_page_unavailable'])
  expect((await town.seen(application, id)).status['card']).toMatchObject({ offered: true, latest: null })
  town.standIn.behave({ kind: 'normal' })
  expect((await town.begin(application)).id).toBe(id)
})

/** Sends a body to the address of notices as anybody can. */
const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(`${town.url}/api/v1/online-payments/notices`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

/** Signs as the provider does, by the text of docs/online-payments.md. */
const sign = (body: string, seconds = Math.floor(town.product.clock.now().getTime() / 1_000)) => ({
  'x-timestamp': String(seconds),
  'x-signature': `v1=${createHmac('sha256', town.secret).update(`notice.${seconds}.${body}`).digest('hex')}`,
})

test('whatever else is sent to the address of notices is refused with a sentence', async () => {
  const unknown = { id: 'p', order: randomUUID(), merchant: 'obcina-zgornji-kamen', amount: 1, currency: 'EUR', status: 'paid', test: true }
  const notice = JSON.stringify({ id: 'e', type: 'payment', payment: { ...unknown, transaction_id: 'T' } })
  const signed = (payment: object, id = 'e') => {
    const body = JSON.stringify({ id, type: 'payment', payment: { ...unknown, transaction_id: 'T', ...payment } })
    return post(body, sign(body))
  }
  const strange: [string, Promise<Response>, number][] = [
    ['nothing', post(''), 401],
    ['a form', post('status=paid', { 'content-type': 'application/x-www-form-urlencoded' }), 401],
    ['binary', post(Buffer.from([0, 255, 254])), 401],
    ['unsigned', post(notice), 401],
    ['too long', post('x'.repeat(20_000), sign('x'.repeat(20_000))), 413],
    ['signed nonsense', post('[]', sign('[]')), 401],
    ['an unknown order', post(notice, sign(notice)), 404],
    ['an order that is none of ours', signed({ order: "x' or 1=1" }), 404],
    ['an order with NUL', signed({ order: 'a\u0000b' }), 401],
    ['an id with NUL', signed({}, 'e\u0000'), 401],
  ]
  for (const [name, sent, status] of strange) {
    const answer = await sent
    expect(answer.status, name).toBe(status)
    const said: TestBody = await answer.json()
    expect(said.error.message, name).toMatch(/\p{Lu}.+\.$/u)
  }
})

test('a notice that is copied and sent again counts once, and not at all when it is old', async () => {
  const application = await town.application()
  const { id } = await town.begin(application)
  const stored = town.standIn.register.ofOrder(id)
  const told = {
    id: stored?.id,
    order: id,
    merchant: stored?.merchant,
    amount: stored?.amount,
    currency: 'EUR',
    status: 'paid',
    test: true,
  }
  const body = JSON.stringify({ id: `evt-${id}`, type: 'payment', payment: { ...told, transaction_id: `T-${id}` } })
  const headers = sign(body)
  const answers = await Promise.all([post(body, headers), post(body, headers), post(body, headers)])
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  expect(await paymentsOf(application)).toHaveLength(1)
  town.product.clock.advance(301_000)
  expect((await post(body, headers)).status).toBe(401)
})

test('a town without a provider offers no card, begins none and takes no notice', async () => {
  const application = await town.application()
  const { services } = town.product
  const provider = services.cardPayments
  try {
    services.cardPayments = undefined
    const { status } = await town.seen(application, randomUUID())
    expect(status['card']).toBeNull()
    const { number, token } = application
    const refused = await town.product.visitor().call(startOnlinePayment, { body: { number, token } })
    expect(refused.body.error.code).toBe('nothing_to_pay')
    expect((await post('{}', sign('{}'))).status).toBe(404)
  } finally {
    services.cardPayments = provider
  }
})
