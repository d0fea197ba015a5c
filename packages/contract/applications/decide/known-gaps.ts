import { z } from 'zod/mini'
import { idSchema } from '../../primitives/ids.ts'

/**
 * What speaks against a decision and is known to who decides nevertheless. Approving and issuing are refused (`validation`) while anything
 * is missing from these lists, so that nobody passes over a gap unknowingly; what they hold is written into the event's reason.
 */
export const knownGaps = {
  /** Types of required documents that were not sent. */
  without_documents: z._default(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(50)), []),
  /** Ids of the open applications and permits for one of the same vehicles in the zone. */
  despite_duplicates: z._default(z.array(idSchema).check(z.maxLength(100)), []),
}
