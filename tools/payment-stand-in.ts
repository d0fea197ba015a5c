import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { readBehaviour } from './payment-stand-in/behaviour.ts'
import { startPaymentStandIn } from './payment-stand-in/stand-in-server.ts'

/**
 * Stands in for a payment provider on this machine: `node tools/payment-stand-in.ts` prints the settings for the product. Lines typed then change
 * how it behaves. No money moves, and its pages say so.
 */
const merchant = 'obcina-lipograd'
const secret = randomBytes(32).toString('hex')
const standIn = await startPaymentStandIn({ merchant, secret })
console.log(`PAYMENT_URL=${standIn.url}
PAYMENT_MERCHANT=${merchant}
PAYMENT_SECRET=${secret}
PAYMENT_TEST=1

normal, before_return, double, out_of_order, late MILLISECONDS, never, wrong_signature, stale, other_amount, other_merchant, other_mode, down,
refund_pending or refund_refused; Ctrl-C ends it.`)

for await (const line of createInterface({ input: process.stdin })) {
  const behaviour = readBehaviour(line)
  if (behaviour) standIn.behave(behaviour)
  console.log(behaviour ? `Behaves: ${line.trim()}` : 'Not understood.')
}
