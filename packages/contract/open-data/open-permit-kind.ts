import { z } from 'zod/mini'
import { proRataRules, tariffPeriodSchema } from '../parking/permit-kind.ts'
import { credentialKindSchema } from '../primitives/credential.ts'
import { centsSchema, localDaySchema, textSchema } from '../primitives/field-schemas.ts'
import { idSchema } from '../primitives/ids.ts'

const clockSchema = z.string().check(z.regex(/^\d{2}:\d{2}$/))

/** What a price is paid for, with VAT. `valid_until` is the first day on which it no longer holds. */
const openPriceSchema = z.object({
  period: tariffPeriodSchema,
  price_cents: centsSchema,
  /** The price of the second open permit of the holder or their household; null: as the first. */
  second_cents: z.nullable(centsSchema),
  /** The price of the third and each further one; null: as the second. */
  third_cents: z.nullable(centsSchema),
  /** What a year costs that ends before it is over. */
  pro_rata: z.enum(proRataRules),
  valid_from: localDaySchema,
  valid_until: z.nullable(localDaySchema),
})

/** A fee of the procedure, charged once for an application and outside VAT. */
const openFeeSchema = z.object({ name: textSchema, online_cents: centsSchema, paper_cents: centsSchema })

/**
 * A kind of permit that people can apply for: who, where, what it costs, how long it lasts and at which hours it opens. Kinds that only the
 * office issues are not public.
 */
export const openPermitKindSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: textSchema,
  description: textSchema,
  /** Who may apply. */
  applicants: z.array(z.object({ code: z.string(), name: textSchema })),
  /** The page with the application form. */
  apply_url: z.string(),
  /** Local time, every day of the week, holidays too, half-open: `until` is the first minute outside; `24:00` is midnight. Empty: all day. */
  hours: z.array(z.object({ from: clockSchema, until: clockSchema })),
  /** By what the bollards know it. */
  opens_by: z.array(credentialKindSchema),
  max_vehicles: z.int(),
  /** The most days that one permit is valid. */
  longest_days: z.int(),
  currency: z.literal('EUR'),
  /** In force and announced. */
  prices: z.array(openPriceSchema),
  administrative_fees: z.array(openFeeSchema),
  /** Ids of the zones for which it is issued. */
  zones: z.array(idSchema),
})
export type OpenPermitKind = z.output<typeof openPermitKindSchema>
