import { z } from 'zod/mini'

/** What the list of addresses says of one, for a clerk to judge; null where the municipality has loaded no list. */
export const addressZoneSchema = z.nullable(
  z.object({
    /** The list has the street and the house number. */
    known: z.boolean(),
    /** The zone in which it lies; empty where it lies in none, or is not known. */
    zone: z.string(),
    /** It is known, and lies in another zone than that of the lot, or in none. */
    outside: z.boolean(),
    /** The list has the street and the number in several settlements of the post code, in different zones: it is not known in which one. */
    settlements: z.array(z.string()),
  }),
)
export type AddressZone = z.output<typeof addressZoneSchema>
