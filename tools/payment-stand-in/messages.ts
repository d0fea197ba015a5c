import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod/mini'

const webAddress = z.string().check(z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)))

/** An order of a payment, with nothing more and nothing less than is agreed. */
export const orderSchema = z.strictObject({
  merchant: z.string(),
  order: z.uuid(),
  amount: z.int().check(z.minimum(1), z.maximum(99_999_999)),
  currency: z.literal('EUR'),
  description: z.string().check(z.minLength(1), z.maxLength(100)),
  language: z.enum(['sl', 'en']),
  expires_at: z.iso.datetime(),
  return_url: webAddress,
  notice_url: webAddress,
})
export type Order = z.output<typeof orderSchema>

export const refundSchema = z.strictObject({
  merchant: z.string(),
  order: z.uuid(),
  refund: z.uuid(),
  amount: z.int().check(z.minimum(1)),
  currency: z.literal('EUR'),
})

const hmac = (secret: string, kind: 'request' | 'notice', seconds: number | string, text: string): string =>
  `v1=${createHmac('sha256', secret).update(`${kind}.${seconds}.${text}`).digest('hex')}`

/** What a merchant's call must show. */
export interface SignedCall {
  method: string
  path: string
  body: string
  merchant: string
  timestamp: string
  signature: string
}

/** Seconds by which the clocks may differ. */
const tolerance = 300

/** Why a call is refused; undefined when it is the merchant's own and fresh. */
export const faultOfCall = (
  call: SignedCall,
  { merchant, secret }: { merchant: string; secret: string },
  now: Date,
): string | undefined => {
  if (call.merchant !== merchant) return 'x-merchant: not a merchant of ours'
  if (!/^\d+$/.test(call.timestamp) || Math.abs(now.getTime() / 1_000 - Number(call.timestamp)) > tolerance) return 'x-timestamp: not now'
  const wanted = Buffer.from(hmac(secret, 'request', call.timestamp, `${call.method}.${call.path}.${call.body}`))
  const given = Buffer.from(call.signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? undefined : 'x-signature: wrong'
}

/** The headers of a notice that is sent at this instant. */
export const noticeHeaders = (secret: string, seconds: number, body: string) => ({
  'content-type': 'application/json',
  'x-timestamp': String(seconds),
  'x-signature': hmac(secret, 'notice', seconds, body),
})
