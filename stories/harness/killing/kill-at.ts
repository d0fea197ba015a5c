import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { waitFor } from '../../../tools/services/processes.ts'
import type { HttpAnswer, HttpPerson } from '../http-person.ts'
import type { Payable } from './payable-copies.ts'
import type { Place } from './places.ts'
import type { TownToKill } from './town-to-kill.ts'

const statementOf = (iban: string, { number, cents }: Payable): string => {
  const amount = `<Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt>`
  const reference = `<RmtInf><Strd><CdtrRefInf><Ref>SI00${number.replace(/\D/g, '')}</Ref></CdtrRefInf></Strd></RmtInf>`
  const day = `<BookgDt><Dt>${localDayOf(new Date())}</Dt></BookgDt>`
  const entry = `<Ntry>${amount}<CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>${day}<AcctSvcrRef>B-${number}</AcctSvcrRef><NtryDtls><TxDtls>${reference}</TxDtls></NtryDtls></Ntry>`
  const account = `<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>`
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>${number}</Id>${account}${entry}</Stmt></BkToCstmrStmt></Document>`
}

/** Calls as somebody, with a key: a repetition gets the first answer. */
const callOnce = async (url: string, person: HttpPerson, key: string, body: unknown): Promise<HttpAnswer> => {
  const headers = { ...person.headers(), 'content-type': 'application/json', 'idempotency-key': key }
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers })
  return { status: answer.status, body: await answer.json() }
}

type Way = (town: TownToKill, payable: Payable) => Promise<number>

const uploadStatement: Way = async ({ product, clerk, iban }, payable) => {
  const form = new FormData()
  form.append('file', new File([statementOf(iban, payable)], `${payable.number}.xml`, { type: 'text/xml' }))
  const answer = await fetch(`${product.url}/api/v1/admin/documents/payments/upload`, {
    method: 'POST',
    body: form,
    headers: clerk.headers(),
  })
  return answer.status
}

const payAtCounter: Way = async ({ product, clerk, device }, { id, number, cents }) => {
  const body = { device_id: device, method: 'cash', cents, tendered_cents: cents }
  return (await callOnce(`${product.url}/api/v1/admin/applications/${id}/counter-payment`, clerk, `counter-${number}`, body)).status
}

/** The resident begins, enters the card and comes back; the provider tells the town until that answers. */
const payByCard: Way = async ({ residentOf, cards }, { number, token }) => {
  const resident = await residentOf(number)
  const begun = await resident.post('v1/applications/online-payments', { number, token, covers: 'price' })
  // Nothing to pay: an earlier try has done it.
  if (begun.status === 409) return 200
  if (begun.status !== 200) return begun.status
  const { id } = begun.body
  const opened = await resident.post(`v1/online-payments/${id}/open`, {})
  if (opened.status !== 200) return opened.status
  const card = new URLSearchParams({ step: 'pay', number: '4111 1111 1111 1111', expiry: '12/30', code: '123' })
  await fetch(opened.body.redirect_url, { method: 'POST', body: card, redirect: 'manual' })
  const payment = cards.register.ofOrder(id)
  if (payment !== undefined) await cards.tell(payment)
  return (await resident.post(`v1/online-payments/${id}/confirm`, {})).body.status === 'paid' ? 200 : 500
}

/** What is paid beyond the price. */
const tooMuch = 500

/** Too much is paid, one proposes to pay it back, another approves, and it is ordered from the bank: each step where it is not done yet. */
const payBack: Way = async (town, payable) => {
  const { product, clerk, other } = town
  const uploaded = await uploadStatement(town, { ...payable, cents: payable.cents + tooMuch })
  if (uploaded !== 200) return uploaded
  const [payment] = (await clerk.post('v1/admin/documents/payments', { filters: { search: payable.number } })).body.items
  const payee = { payee_name: 'Čedomir Žagar Škrjanec', iban: 'SI56192001234567892', reason: payable.number }
  const proposal = { payment_id: payment.id, ground: 'overpayment', cents: tooMuch, ...payee }
  const proposed = await callOnce(`${product.url}/api/v1/admin/refunds/create`, clerk, `refund-${payable.number}`, proposal)
  if (proposed.status !== 200) return proposed.status
  const find = async () => (await clerk.post('v1/admin/refunds', { filters: { payment_id: payment.id } })).body.items[0]
  const found = await find()
  if (found.status === 'proposed') await other.post(`v1/admin/refunds/${found.id}/approve`, { version: found.version })
  if ((await find()).status === 'approved') await clerk.post('v1/admin/refunds/order', {})
  return (await find()).status === 'ordered' ? 200 : 500
}

const ways: Readonly<Record<Place['way'], Way>> = {
  statement: uploadStatement,
  cash: async ({ clerk }, { id }) => (await clerk.get(`v1/admin/invoices/${id}/create?payment_method=cash`)).status,
  counter: payAtCounter,
  card: payByCard,
  refund: payBack,
}

/** What people do, again and again until it is answered: nothing of it happens twice. */
export const begin = (town: TownToKill, { way }: Place, payable: Payable): Promise<number> => ways[way](town, payable)

const arm = async ({ product, standIn, stops }: TownToKill, { name, held }: Place): Promise<() => Promise<boolean>> => {
  if (held === 'mail server') {
    const before = product.mail.held()
    product.mail.hold(/^Račun /)
    return () => waitFor(() => Promise.resolve(product.mail.held() > before), 90_000)
  }
  if (typeof held === 'string') {
    const counted = held === 'tax authority' ? () => standIn.received() : () => standIn.register.invoices().length
    const before = counted()
    standIn.behave(held === 'tax authority' ? { kind: 'slow', milliseconds: 600_000 } : { kind: 'no_answer' })
    return () => waitFor(() => Promise.resolve(counted() > before), 90_000)
  }
  await stops.arm(name)
  return stops.reached
}

const disarm = async ({ product, standIn, stops }: TownToKill): Promise<void> => {
  product.mail.hold()
  standIn.behave({ kind: 'normal' })
  await stops.release()
}

/** Kills the product when it stands at the place with this payment, starts it again, and does once more what was not answered. */
export const killAt = async (town: TownToKill, place: Place, payable: Payable): Promise<void> => {
  const reached = await arm(town, place)
  const begun = begin(town, place, payable).catch(() => undefined)
  const there = await reached()
  await town.product.kill()
  await disarm(town)
  await begun
  await town.product.start()
  if (!there) throw new Error(`the product never came to ${place.name}: ${town.product.terminal().slice(-2000)}`)
  await repeat(town, place, payable)
}

/** Does once more what a kill may have left unanswered. */
export const repeat = async (town: TownToKill, place: Place, payable: Payable): Promise<void> => {
  const again = await begin(town, place, payable)
  if (again !== 200 && !(place.way === 'cash' && again === 409)) throw new Error(`after ${place.name} the repetition was answered ${again}`)
}
