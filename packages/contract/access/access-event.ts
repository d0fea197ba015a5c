import { z } from 'zod/mini'

/** The events of an access log: a credential was admitted or refused; an admitted vehicle passed or did not come. */
export const accessEventNames = ['admitted', 'refused', 'passed', 'not_passed'] as const
export const accessEventNameSchema = z.enum(accessEventNames)
export type AccessEventName = z.output<typeof accessEventNameSchema>
