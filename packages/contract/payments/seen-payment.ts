import { z } from 'zod/mini'

/** The version of the payment that the clerk read. When someone has changed it since, the step is refused with `conflict`. */
export const seenPayment = { version: z.coerce.number({ error: 'required' }).check(z.int(), z.minimum(1)) }
