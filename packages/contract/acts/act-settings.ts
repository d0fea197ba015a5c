import { z } from 'zod/mini'

/** What a town sets about its acts: the body, its numbers, its remedy. */
export const actSettingsSchema = z.object({
  /** The body of first instance below the municipality's name, a line each: the administration, a department. */
  organ: z.string(),
  /** Where acts are issued; empty: the town's seat. */
  place: z.string(),
  /** `371-{seq}/{year}-{act}`: the class of the plan, the matter's number in its year, the act's number in the matter. */
  number_pattern: z.string(),
  /** The provision that gives the competence, in the genitive: `4. člena Odloka … (Uradni list RS, št. …)`. */
  competence: z.string(),
  costs: z.string(),
  /** Who decides on an appeal, in the nominative. */
  appeal_body: z.string(),
  appeal_days: z.int().check(z.minimum(1), z.maximum(60)),
  appeal_fee_cents: z.int().check(z.minimum(0), z.maximum(100_000)),
})
export type ActSettings = z.output<typeof actSettingsSchema>

/** What a town begins with; its lawyer confirms or changes each of them. */
export const startingActSettings: ActSettings = {
  organ: 'Občinska uprava',
  place: '',
  number_pattern: '371-{seq}/{year}-{act}',
  competence: '',
  costs: 'Posebni stroški v postopku niso nastali.',
  appeal_body: 'župan',
  appeal_days: 15,
  appeal_fee_cents: 1810,
}
