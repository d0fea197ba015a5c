import type { ActKind } from '../acts/act-kinds.ts'
import { suspensionKinds } from '../acts/suspension-ground.ts'

/** Orders that ended a procedure without deciding about the claim: when one falls, the procedure goes on. */
const endingOrders: readonly ActKind[] = ['dismissal', 'discontinuation', 'payment_lapse']

/** The acts by which an application or a permit ended or rested: what they ended goes on when they are replaced or annulled. */
const ending: readonly ActKind[] = [...endingOrders, 'rejection', 'revocation', ...suspensionKinds]

/** Whether something goes on when an act of this kind falls. Only such an act can this organ replace on appeal. */
export const isUndoable = (kind: ActKind): boolean => ending.includes(kind)

/** Whether an act is an order whose fall decides nothing about the claim itself. */
export const isEndingOrder = (kind: ActKind): boolean => endingOrders.includes(kind)
