import { z } from 'zod/mini'
import { instantSchema } from '../primitives/ids.ts'

/** Seconds between two reports of a gate that nothing happens to. */
export const gateBeatSeconds = 5

/** A gate not heard for so many seconds is offline: it missed two reports. */
export const gateSilenceSeconds = 12

/**
 * Whether the server hears the gates. Down: no process of the role bridge is alive, or none reaches the broker; `since` is when one last did, null
 * when none ever did. While it is down nobody knows how the bollards stand, and no command is taken.
 */
export const gatesLinkSchema = z.object({
  up: z.boolean(),
  missing: z.nullable(z.enum(['bridge', 'broker'])),
  since: z.nullable(instantSchema),
})
export type GatesLink = z.output<typeof gatesLinkSchema>
