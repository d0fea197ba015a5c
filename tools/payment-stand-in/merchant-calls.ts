import type { Behaviour } from './behaviour.ts'
import { faultOfCall, orderSchema, refundSchema, type Order, type SignedCall } from './messages.ts'
import { tell, type Register, type StoredPayment } from './register.ts'

export interface Merchant {
  merchant: string
  secret: string
  /** The origin of the town: browsers and notices are sent nowhere else. Absent: any, but both the same. */
  town?: string
  /** Further merchants of the same town, each with a secret of its own. */
  others?: readonly { merchant: string; secret: string }[]
}

/** The merchant of a name: one of the town's, or its first, whose name then does not fit. */
export const merchantOf = (town: Merchant, name: string): Merchant => {
  const other = town.others?.find(({ merchant }) => merchant === name)
  return other === undefined ? town : { ...town, ...other }
}

export interface MerchantCall extends SignedCall {
  key: string
}

export interface Answer {
  status: number
  body: object
}

export interface Desk {
  merchant: Merchant
  register: Register
  behaviour(): Behaviour
  now(): Date
  /** Where its own pages are. */
  url(): string
}

const refuse = (status: number, error: string): Answer => ({ status, body: { error } })

const created = ({ behaviour, url }: Desk, payment: StoredPayment): Answer => ({
  status: 201,
  body: { ...tell(payment), ...(behaviour().kind === 'other_mode' && { test: false }), redirect_url: `${url()}/pay/${payment.id}` },
})

const sameOrder = (payment: StoredPayment, order: Order): boolean =>
  (Object.keys(order) as (keyof Order)[]).every((key) => payment[key] === order[key])

const faultOfOrder = (order: Order, key: string, { merchant, town }: Merchant): string | undefined => {
  const origins = [order.return_url, order.notice_url].map((address) => new URL(address).origin)
  if (order.merchant !== merchant) return 'merchant: another one'
  if (key !== order.order) return 'idempotency-key: not the order'
  if (origins[0] !== origins[1] || (town !== undefined && origins[0] !== town))
    return 'return_url, notice_url: not on the host of the merchant'
  return undefined
}

const takeOrder = (call: MerchantCall, desk: Desk): Answer => {
  const parsed = orderSchema.safeParse(JSON.parse(call.body))
  if (!parsed.success) return refuse(422, parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
  const order = parsed.data
  const fault = faultOfOrder(order, call.key, merchantOf(desk.merchant, call.merchant))
  if (fault !== undefined) return refuse(422, fault)
  const known = desk.register.ofOrder(order.order)
  if (known === undefined) return created(desk, desk.register.add(order))
  return sameOrder(known, order) ? created(desk, known) : refuse(409, 'idempotency-key: used for another order')
}

const takeRefund = (call: MerchantCall, id: string, { register, behaviour }: Desk): Answer => {
  const payment = register.find(id)
  if (payment === undefined) return refuse(404, 'no such payment')
  const parsed = refundSchema.safeParse(JSON.parse(call.body))
  if (!parsed.success || parsed.data.merchant !== call.merchant || payment.merchant !== call.merchant)
    return refuse(422, 'not a refund as agreed')
  const { refund, amount, order } = parsed.data
  if (call.key !== refund || order !== payment.order) return refuse(422, 'idempotency-key or order: another one')
  const known = payment.refunds.find((one) => one.refund === refund)
  if (known !== undefined && known.amount !== amount) return refuse(409, 'idempotency-key: used for another refund')
  if (known !== undefined && known.status === 'pending' && behaviour().kind !== 'refund_pending') known.status = 'done'
  if (known !== undefined) return { status: 200, body: known }
  const given = payment.refunds.filter(({ status }) => status !== 'refused').reduce((sum, one) => sum + one.amount, 0)
  const refused = payment.status !== 'paid' || given + amount > payment.amount || behaviour().kind === 'refund_refused'
  const status = refused ? ('refused' as const) : behaviour().kind === 'refund_pending' ? ('pending' as const) : ('done' as const)
  payment.refunds.push({ refund, amount, status })
  return { status: 201, body: { refund, amount, status, reason: refused ? 'The card takes no refunds.' : null } }
}

/** Answers one call of the merchant, refused with a word of what is wrong. */
export const answerMerchant = (call: MerchantCall, desk: Desk): Answer => {
  const fault = faultOfCall(call, merchantOf(desk.merchant, call.merchant), desk.now())
  if (fault !== undefined) return refuse(401, fault)
  const [, , id = '', more] = call.path.split('/')
  if (call.method === 'POST' && call.path === '/payments') return takeOrder(call, desk)
  if (call.method === 'POST' && more === 'refunds') return takeRefund(call, id, desk)
  const payment = call.method === 'GET' && more === undefined ? desk.register.ofOrder(id) : undefined
  return payment?.merchant === call.merchant ? { status: 200, body: tell(payment) } : refuse(404, 'no such payment')
}
