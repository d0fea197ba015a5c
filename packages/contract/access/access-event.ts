import { z } from 'zod/mini'

/** What an access log tells: let in, turned away, drove over, or was let in and did not come. */
export const accessEventNames = ['admitted', 'refused', 'passed', 'not_passed'] as const
export const accessEventNameSchema = z.enum(accessEventNames)
export type AccessEventName = z.output<typeof accessEventNameSchema>
