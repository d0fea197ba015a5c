import { z } from 'zod/mini'

/** The events of an access log: a credential was admitted or refused; an admitted vehicle passed or did not come; another passed behind it, on the same opening. */
export const accessEventNames = ['admitted', 'refused', 'passed', 'not_passed', 'followed'] as const
export const accessEventNameSchema = z.enum(accessEventNames)
export type AccessEventName = z.output<typeof accessEventNameSchema>
