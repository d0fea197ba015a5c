import { z } from 'zod/mini'

/**
 * How the stand-in behaves. Of its notices: `normal` sends one when the browser is on its way back; `before_return` before that, and waits for its
 * answer; `double` each twice at once; `out_of_order` the end first and what went before it after; `never` none; `wrong_signature`, `stale`
 * (sent an hour ago), `other_amount` and `other_merchant` one that must not be believed. `other_mode` says that real money moves. `down` answers nothing
 * at all; `refund_pending` and `refund_refused` are about refunds.
 */
export const behaviourSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum([
      'normal',
      'before_return',
      'double',
      'out_of_order',
      'never',
      'wrong_signature',
      'stale',
      'other_amount',
      'other_merchant',
      'other_mode',
      'down',
      'refund_pending',
      'refund_refused',
    ]),
  }),
  z.object({ kind: z.literal('late'), milliseconds: z.coerce.number().check(z.int(), z.minimum(1)) }),
])
export type Behaviour = z.output<typeof behaviourSchema>

/** `late 5000`, `down` … as typed in a terminal; undefined for anything else. */
export const readBehaviour = (line: string): Behaviour | undefined => {
  const [kind = '', milliseconds] = line.trim().split(/\s+/)
  return behaviourSchema.safeParse({ kind, milliseconds }).data
}
