import { z } from 'zod/mini'
import { idSchema } from '../../primitives/ids.ts'

/**
 * Problems that the clerk has seen and accepts. Approving and issuing are refused (`validation`) while a problem
 * is not in these lists, so that nobody overlooks one; the event's reason names the accepted ones.
 */
export const knownGaps = {
  /** Types of required documents that were not sent. */
  without_documents: z._default(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(50)), []),
  /** Ids of the open applications and permits for one of the same vehicles in the zone. */
  despite_duplicates: z._default(z.array(idSchema).check(z.maxLength(100)), []),
}
