import { declineCodes } from '@dovolilnice/contract/money/online-payment'
import type { DeclineCode } from '@dovolilnice/contract/money/online-payment'
import { z } from 'zod/mini'
import { isLoopback } from '../security/is-loopback.ts'

/** Without control characters: the database takes no NUL. */
const text = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^\P{Cc}+$/u))

/** The value of a JSON text; undefined for one that is none. */
export const jsonOf = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isDeclineCode = (code: string): code is DeclineCode => declineCodes.some((known) => known === code)

/** A reason of refusal that we do not know is `other`. */
const declineCode = z.pipe(
  text,
  z.transform((code: string): DeclineCode => (isDeclineCode(code) ? code : 'other')),
)

/** A payment in the provider's words. */
export const paymentMessage = z.object({
  id: text,
  order: text,
  merchant: text,
  amount: z.int(),
  currency: text,
  status: z.enum(['open', 'paid', 'declined', 'cancelled', 'expired']),
  test: z.boolean(),
  transaction_id: z.optional(z.nullable(text)),
  decline_code: z.optional(z.nullable(declineCode)),
})
export type PaymentMessage = z.output<typeof paymentMessage>

/** Whether a browser may be sent there: over TLS, or to this machine, where the stand-in is. */
const isSafeAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

export const createdMessage = z.extend(paymentMessage, {
  redirect_url: z.string().check(z.maxLength(2_000), z.refine(isSafeAddress, 'not over TLS')),
})

export const noticeMessage = z.object({ id: text, type: z.literal('payment'), payment: paymentMessage })

export const refundMessage = z.object({
  refund: text,
  amount: z.int(),
  status: z.enum(['done', 'pending', 'refused']),
  reason: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
})
