import type { ActKind } from '../acts/act-kinds.ts'
import { keysOf } from '../keys-of.ts'
import type { Permission } from '../permissions.ts'
import {
  type AppealFee,
  type AppealManner,
  type AppealTimeliness,
  type DecisionOutcome,
  type DismissalGround,
  undoingOutcomes,
} from './appeal-codes.ts'
import { isUndoable } from './appeal-terms.ts'
import type { Text } from '../locale.ts'

/**
 * - `received`: the organ that issued the act looks at it: is it allowed, in time, well founded?
 * - `supplement_requested`: it is incomplete, and the party was called to complete it (ZUP, art. 67).
 * - `dismissed`: not taken up, by an order of this organ: late, not allowed, or left incomplete (ZUP, art. 240).
 * - `granted`: this organ replaced the act by another decision (ZUP, art. 242 and 243).
 * - `sent`: it lies at the organ of second instance (ZUP, art. 245).
 * - `decided`: the organ of second instance has decided.
 * - `withdrawn`: by the party.
 * - `cancelled`: entered by mistake; the record is kept.
 */
export const appealStatusLabels = {
  received: { sl: 'Prejeta', en: 'Received' },
  supplement_requested: { sl: 'V dopolnitvi', en: 'Supplement requested' },
  sent: { sl: 'Pri drugi stopnji', en: 'At second instance' },
  dismissed: { sl: 'Zavržena', en: 'Dismissed' },
  granted: { sl: 'Ugodeno', en: 'Granted' },
  decided: { sl: 'Odločeno na drugi stopnji', en: 'Decided at second instance' },
  withdrawn: { sl: 'Umaknjena', en: 'Withdrawn' },
  cancelled: { sl: 'Vnos razveljavljen', en: 'Cancelled' },
} satisfies Record<string, Text>
export type AppealStatus = keyof typeof appealStatusLabels
export const appealStatuses = keysOf(appealStatusLabels)

/** Statuses in which an appeal still waits for somebody. */
export const openAppealStatuses: readonly AppealStatus[] = ['received', 'supplement_requested', 'sent']

interface Transition {
  from: readonly AppealStatus[]
  /** `unchanged` for a step that leaves the status as it is. */
  to: AppealStatus | 'unchanged'
  by: Permission
}

/** The legal steps of an appeal. Who conducts the procedure records what happened; who decides decides. */
export const appealTransitions = {
  request_supplement: { from: ['received'], to: 'supplement_requested', by: 'applications:conduct' },
  supplement: { from: ['supplement_requested'], to: 'received', by: 'applications:conduct' },
  send: { from: ['received'], to: 'sent', by: 'applications:conduct' },
  grant: { from: ['received'], to: 'granted', by: 'applications:decide' },
  dismiss: { from: ['received', 'supplement_requested'], to: 'dismissed', by: 'applications:decide' },
  record_decision: { from: ['sent'], to: 'decided', by: 'applications:conduct' },
  /** The decision of second instance was served on the party: from that day the act is final or gone. */
  serve_decision: { from: ['decided'], to: 'unchanged', by: 'applications:conduct' },
  withdraw: { from: ['received', 'supplement_requested', 'sent'], to: 'withdrawn', by: 'applications:conduct' },
  cancel: { from: ['received', 'supplement_requested', 'sent'], to: 'cancelled', by: 'applications:decide' },
  /** The decision of second instance was entered by mistake; only where nothing followed from it. */
  take_back_decision: { from: ['decided'], to: 'sent', by: 'applications:decide' },
  /** What was entered is mended while this organ still works on it: who lodged it, the fee, where the paper lies. */
  update: { from: ['received', 'supplement_requested', 'sent'], to: 'unchanged', by: 'applications:conduct' },
} as const satisfies Record<string, Transition>

export type AppealAction = keyof typeof appealTransitions
export const appealActions: readonly AppealAction[] = keysOf(appealTransitions)

/** Whether a step is legal in a status. */
export const isAppealActionLegal = (status: AppealStatus, action: AppealAction): boolean => {
  const { from }: Transition = appealTransitions[action]
  return from.includes(status)
}

export const statusAfterAppealAction = (status: AppealStatus, action: AppealAction): AppealStatus => {
  const { to }: Transition = appealTransitions[action]
  return to === 'unchanged' ? status : to
}

/** An appeal as far as it decides what may be done with it. */
export interface AppealState {
  status: AppealStatus
  act_kind: ActKind
  outcome: DecisionOutcome | null
}

const possible: Partial<Record<AppealAction, (appeal: AppealState) => boolean>> = {
  grant: ({ act_kind: kind }) => isUndoable(kind),
  take_back_decision: ({ outcome }) => outcome !== null && !undoingOutcomes.includes(outcome),
}

/** The steps that a person with these permissions may take now; they travel with each row and become its buttons. */
export const allowedAppealActions = (appeal: AppealState, permissions: readonly Permission[]): AppealAction[] =>
  appealActions
    .filter((action) => isAppealActionLegal(appeal.status, action) && permissions.includes(appealTransitions[action].by))
    .filter((action) => possible[action]?.(appeal) ?? true)

/** What a list of appeals can be narrowed to: a status, or all that still wait for somebody. */
export const appealFilterLabels: Record<AppealStatus | 'open', Text> = {
  open: { sl: 'Nerešene', en: 'Open' },
  ...appealStatusLabels,
}

export const appealActionLabels: Record<AppealAction, Text> = {
  request_supplement: { sl: 'Zahtevaj dopolnitev', en: 'Ask for a supplement' },
  supplement: { sl: 'Vpiši dopolnitev', en: 'Record the supplement' },
  send: { sl: 'Pošlji drugi stopnji', en: 'Send to second instance' },
  grant: { sl: 'Ugodi', en: 'Grant' },
  dismiss: { sl: 'Zavrzi', en: 'Dismiss' },
  record_decision: { sl: 'Vpiši odločitev druge stopnje', en: 'Record the decision' },
  serve_decision: { sl: 'Vpiši vročitev odločitve', en: 'Record the service of the decision' },
  take_back_decision: { sl: 'Prekliči vpis odločitve', en: 'Take back the decision' },
  withdraw: { sl: 'Vpiši umik', en: 'Record the withdrawal' },
  cancel: { sl: 'Storniraj vpis', en: 'Cancel the entry' },
  update: { sl: 'Popravi podatke', en: 'Correct the data' },
}

export const appealMannerLabels: Record<AppealManner, Text> = {
  in_person: { sl: 'osebno pri organu', en: 'handed over in person' },
  on_record: { sl: 'ustno na zapisnik', en: 'spoken into the minutes' },
  post: { sl: 'po pošti', en: 'by post' },
  electronic: { sl: 'elektronsko', en: 'electronically' },
}

export const appealFeeLabels: Record<AppealFee, Text> = {
  unpaid: { sl: 'ni plačana', en: 'not paid' },
  paid: { sl: 'plačana', en: 'paid' },
  exempt: { sl: 'oproščena', en: 'exempt' },
}

export const dismissalGroundLabels: Record<DismissalGround, Text> = {
  late: { sl: 'prepozna', en: 'late' },
  not_allowed: { sl: 'ni dovoljena', en: 'not allowed' },
  not_entitled: { sl: 'vložila jo je neupravičena oseba', en: 'lodged by a person who is not entitled' },
  incomplete: { sl: 'v roku ni bila dopolnjena', en: 'not completed in time' },
}

export const decisionOutcomeLabels: Record<DecisionOutcome, Text> = {
  dismissed: { sl: 'pritožba zavržena', en: 'appeal dismissed' },
  rejected: { sl: 'pritožba zavrnjena', en: 'appeal rejected' },
  annulled: { sl: 'akt odpravljen, zadeva vrnjena', en: 'act annulled, matter sent back' },
  changed_in_favour: { sl: 'druga stopnja odločila sama, v korist stranke', en: 'second instance decided itself, in the party’s favour' },
  changed: { sl: 'druga stopnja odločila sama, ne v korist stranke', en: 'second instance decided itself, not in the party’s favour' },
}

export const appealTimelinessLabels: Record<AppealTimeliness, Text> = {
  in_time: { sl: 'pravočasna', en: 'in time' },
  late: { sl: 'prepozna', en: 'late' },
  unknown: { sl: 'dan vročitve ni vpisan', en: 'day of service not recorded' },
}
