import { z } from 'zod/mini'

/**
 * How the stand-in behaves towards invoices and premises. `lost_answer`: it registers and breaks the connection; `no_answer`: it registers and
 * never answers. `foreign_eor`: it answers
 * with the EOR of another invoice; `foreign_message`: with the answer to another message.
 */
export const behaviourSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['normal', 'down', 'lost_answer', 'no_answer', 'wrong_signature', 'foreign_eor', 'foreign_message', 'no_token']),
  }),
  z.object({ kind: z.literal('slow'), milliseconds: z.coerce.number().check(z.int(), z.minimum(1)) }),
  z.object({ kind: z.literal('refuse'), code: z.string().check(z.regex(/^S\d{3}$/)) }),
])
export type Behaviour = z.output<typeof behaviourSchema>

/** `slow 5000`, `refuse S006`, `down` … as typed in a terminal; undefined for anything else. */
export const readBehaviour = (line: string): Behaviour | undefined => {
  const [kind = '', argument] = line.trim().split(/\s+/)
  return behaviourSchema.safeParse({ kind, milliseconds: argument, code: argument }).data
}
