import { z } from 'zod/mini'

/**
 * What a form over shared values began with, by the names of the body: where it is no longer so, somebody else has saved meanwhile and the call is
 * refused (`conflict`). What is absent is not compared.
 */
export const seenValues = z.optional(z.record(z.string(), z.unknown()))
