import { z } from 'zod/mini'
import type { Text } from '../locale.ts'

/** The events of an access log: a credential was admitted or refused; an admitted vehicle passed or did not come; another passed behind it, on the same opening. */
export const accessEventNames = ['admitted', 'refused', 'passed', 'not_passed', 'followed'] as const
export const accessEventNameSchema = z.enum(accessEventNames)
export type AccessEventName = z.output<typeof accessEventNameSchema>

export const accessEventLabels: Record<AccessEventName, Text> = {
  admitted: { sl: 'Dostop dovoljen', en: 'Admitted' },
  refused: { sl: 'Dostop zavrnjen', en: 'Refused' },
  passed: { sl: 'Prehod vozila', en: 'Passed' },
  not_passed: { sl: 'Vozilo ni zapeljalo', en: 'Did not pass' },
  followed: { sl: 'Zapeljalo je še eno vozilo', en: 'Another vehicle followed' },
}
