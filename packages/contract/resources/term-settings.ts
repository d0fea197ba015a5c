import { z } from 'zod/mini'

/** The terms that a town sets. What the law fixes is the starting value; its lawyer may set another where the law allows it. */
export const termSettingsSchema = z.object({
  /** Working days in which the authority calls for a supplement (ZUP, art. 67). */
  call_working_days: z.int().check(z.minimum(1), z.maximum(60)),
  /** Months in which it decides (ZUP, art. 222): in the simple procedure, and in the special one. */
  simple_months: z.int().check(z.minimum(1), z.maximum(24)),
  special_months: z.int().check(z.minimum(1), z.maximum(24)),
  /** Days in which it decides anew after an annulment, by second instance (ZUP, art. 251) or a court (ZUS-1, art. 64). */
  anew_days: z.int().check(z.minimum(1), z.maximum(365)),
  /** Days that a party has for a supplement, and the fewest that a clerk may set. */
  supplement_days: z.int().check(z.minimum(1), z.maximum(365)),
  supplement_min_days: z.int().check(z.minimum(1), z.maximum(365)),
  /** How often a party may ask for more time for one supplement (ZUP, art. 99); 0: not by the status page. */
  extensions: z.int().check(z.minimum(0), z.maximum(10)),
  /** Days that a party has to answer what was found out (ZUP, art. 146). */
  hearing_days: z.int().check(z.minimum(1), z.maximum(365)),
})
export type TermSettings = z.output<typeof termSettingsSchema>

/** What a town begins with. */
export const startingTerms: TermSettings = {
  call_working_days: 5,
  simple_months: 1,
  special_months: 2,
  anew_days: 30,
  supplement_days: 15,
  supplement_min_days: 8,
  extensions: 1,
  hearing_days: 8,
}
