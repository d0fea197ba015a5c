import { z } from 'zod'
import { idSchema } from '../../primitives/ids.ts'

/**
 * What speaks against a decision and is known to who decides nevertheless. Approving and issuing are refused (`validation`) while anything
 * is missing from these lists, so that nobody passes over a gap unknowingly; what they hold is written into the event's reason.
 */
export const knownGaps = {
  /** Types of required documents that were not sent. */
  without_documents: z.array(z.string().max(80)).max(50).default([]),
  /** Ids of the open applications and permits for one of the same vehicles in the zone. */
  despite_duplicates: z.array(idSchema).max(100).default([]),
}
