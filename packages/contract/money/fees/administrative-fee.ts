import { z } from 'zod/mini'

const amount = z.int().check(z.minimum(0), z.maximum(100_000))

/** The fee of the procedure (upravna taksa) as the municipality charges it, in cents. It stands outside VAT. */
export const administrativeFeeSchema = z.object({
  /** The numbers of the tariff by which it is charged, as they are printed: `1 in 3`. */
  tariff_number: z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(40)),
  /** For an application that was sent online. */
  electronic_cents: amount,
  /** For an application on paper. */
  paper_cents: amount,
})
export type AdministrativeFee = z.output<typeof administrativeFeeSchema>
