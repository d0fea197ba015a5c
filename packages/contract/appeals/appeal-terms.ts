import { addDays } from '../primitives/local-day.ts'
import { type ClosedDays, workingDayFrom } from '../primitives/working-days.ts'
import type { AppealTimeliness } from './appeal-codes.ts'
import type { ActKind } from '../acts/act-kinds.ts'
import { revocationKinds, suspensionKinds } from '../acts/suspension-ground.ts'

/**
 * Whether an appeal came within its term. The product proposes this; a person decides.
 * @param lodgedOn the local day on which it was lodged; by registered post the day of posting
 * @param lastDay the last day of the term; null while the day of service is not known
 */
export const appealTimelinessOf = (lodgedOn: string, lastDay: string | null): AppealTimeliness =>
  lastDay === null ? 'unknown' : lodgedOn <= lastDay ? 'in_time' : 'late'

/**
 * The last day on which this organ sends an appeal on (ZUP, art. 245): so many days after it was complete here, moved to a working day.
 * @param completeOn the local day on which it came, or on which what it lacked came
 */
export const sendAppealBy = (completeOn: string, days: number, closed: ClosedDays): string =>
  workingDayFrom(addDays(completeOn, days), closed)

/** Orders that ended a procedure without deciding about the claim: when one falls, the procedure goes on. */
const endingOrders: readonly ActKind[] = ['dismissal', 'discontinuation', 'payment_lapse', 'inadmissibility', 'procedure_suspension']

/** The acts by which an application or a permit ended or rested: what they ended goes on when they are replaced or annulled. */
const ending: readonly ActKind[] = [...endingOrders, 'rejection', 'partial_grant', ...revocationKinds, ...suspensionKinds]

/** Whether something goes on when an act of this kind falls. Only such an act can this organ replace on appeal. */
export const isUndoable = (kind: ActKind): boolean => ending.includes(kind)

/** Whether an act is an order whose fall decides nothing about the claim itself. */
export const isEndingOrder = (kind: ActKind): boolean => endingOrders.includes(kind)
