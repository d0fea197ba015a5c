import { keysOf } from '../keys-of.ts'
import type { Permission } from '../permissions.ts'

/** How an application came: by the public form, from an account, or entered by a clerk. */
export const applicationSources = ['web', 'account', 'paper'] as const
export type ApplicationSource = (typeof applicationSources)[number]

export const applicationStatuses = [
  'submitted',
  'in_review',
  'supplement_requested',
  'approved',
  'paid',
  'completed',
  'rejected',
  'withdrawn',
  'lapsed',
  'cancelled',
  'dismissed',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Statuses from which nothing more happens, unless the act that ended it is annulled on appeal. */
export const endedStatuses: readonly ApplicationStatus[] = ['completed', 'rejected', 'withdrawn', 'lapsed', 'cancelled', 'dismissed']

/** Statuses in which a clerk may still correct the fields; approval fixes them with the fee. */
export const editableStatuses: readonly ApplicationStatus[] = ['submitted', 'in_review', 'supplement_requested']

/** Statuses in which the authority's terms to call and to decide run. */
export const termStatuses: readonly ApplicationStatus[] = ['submitted', 'in_review']

/** Who may take a step: a clerk with the permission, the applicant, or the product itself by a job. */
export type Actor = Permission | 'applicant' | 'product'

interface Transition {
  from: readonly ApplicationStatus[]
  to: ApplicationStatus
  by: readonly Actor[]
}

/** The legal steps of an application: the one table that the server enforces and the screens draw their buttons from. */
export const applicationTransitions = {
  take_into_review: { from: ['submitted'], to: 'in_review', by: ['applications:conduct'] },
  request_supplement: { from: ['in_review'], to: 'supplement_requested', by: ['applications:conduct'] },
  supplement: { from: ['supplement_requested'], to: 'in_review', by: ['applicant', 'applications:write'] },
  /** The call is taken back by an official note: nothing was missing. */
  close_supplement: { from: ['supplement_requested'], to: 'in_review', by: ['applications:conduct'] },
  approve: { from: ['in_review'], to: 'approved', by: ['applications:decide'] },
  grant_in_part: { from: ['in_review'], to: 'approved', by: ['applications:decide'] },
  reject: { from: ['submitted', 'in_review', 'supplement_requested'], to: 'rejected', by: ['applications:decide'] },
  withdraw: {
    from: ['submitted', 'in_review', 'supplement_requested', 'approved'],
    to: 'withdrawn',
    by: ['applicant', 'applications:write'],
  },
  record_payment: { from: ['approved'], to: 'paid', by: ['payments:write', 'product'] },
  /** The payment was not for it, or was taken back. */
  undo_payment: { from: ['paid'], to: 'approved', by: ['product'] },
  issue_permit: { from: ['approved', 'paid'], to: 'completed', by: ['permits:issue', 'product'] },
  /** A clerk entered it by mistake. The record is kept. */
  cancel: { from: ['submitted', 'in_review', 'supplement_requested'], to: 'cancelled', by: ['applications:decide'] },
  /** Not supplemented in time: by an order, which somebody issues (ZUP, art. 67). Until then a late supplement is taken. */
  dismiss: { from: ['supplement_requested'], to: 'dismissed', by: ['product'] },
  /** What it asks for is not decided, for a ground of ZUP, art. 129: by an order. */
  declare_inadmissible: { from: ['submitted', 'in_review', 'supplement_requested'], to: 'dismissed', by: ['product'] },
  /** The missed term for the supplement is restored by an order (ZUP, art. 103 to 107): the application waits for it again. */
  restore_supplement: { from: ['dismissed'], to: 'supplement_requested', by: ['product'] },
  lapse: { from: ['approved'], to: 'lapsed', by: ['product'] },
  /** The finding that it was not paid for is withdrawn by an order, on a named ground. */
  restore_payment: { from: ['lapsed'], to: 'approved', by: ['applications:decide'] },
  /** What ended it was annulled on appeal, or withdrawn before it was served: it is decided anew. */
  return: { from: ['rejected', 'dismissed', 'withdrawn', 'lapsed'], to: 'in_review', by: ['product'] },
} as const satisfies Record<string, Transition>

export type ApplicationAction = keyof typeof applicationTransitions
export const applicationActions: readonly ApplicationAction[] = keysOf(applicationTransitions)

/** Statuses that wait for the applicant: for a supplement, for a payment. */
const waitingForApplicant: readonly ApplicationStatus[] = [...applicationTransitions.dismiss.from, ...applicationTransitions.lapse.from]

/** Whether a clerk must act next: in every status that is not final and does not wait for the applicant. */
export const waitsForClerk = (status: ApplicationStatus): boolean =>
  !endedStatuses.includes(status) && !waitingForApplicant.includes(status)

/** The statuses of an application that waits for a clerk: submitted, in review, and paid. */
export const waitingStatuses: readonly ApplicationStatus[] = applicationStatuses.filter(waitsForClerk)

/** The statuses of the clerks' queue: what waits for a clerk, and what waits for its supplement meanwhile. */
export const openStatuses: readonly ApplicationStatus[] = applicationStatuses.filter(
  (status) => waitsForClerk(status) || applicationTransitions.dismiss.from.some((from) => from === status),
)

/** What the rules need to know of an application. `fee_cents` is fixed when it is approved. */
export interface ApplicationState {
  status: ApplicationStatus
  fee_cents: number
  source: ApplicationSource
  /** A decision that grants the claim holds already: on appeal, or one that was in force again. */
  is_granted: boolean
  /** Since when its procedure rests by an order; null while it goes on. */
  suspended_on: string | null
}

/** What would decide about a claim that is granted, or ask the party for more. */
const againstGrant: readonly ApplicationAction[] = ['reject', 'grant_in_part', 'request_supplement', 'dismiss', 'declare_inadmissible']

/**
 * Whether a step is legal for its state: approved applications with a fee must be paid before a permit is issued, those without one
 * are never paid. Where the claim is granted by a decision that holds, only the permit is left to be issued. While its procedure rests nothing is done in it (ZUP, art. 153). Only what a clerk entered can have been entered by mistake: what a party sent is decided, or withdrawn by the party.
 */
export const isLegal = (application: ApplicationState, action: ApplicationAction): boolean => {
  const transition: Transition = applicationTransitions[action]
  if (!transition.from.includes(application.status) || application.suspended_on !== null) return false
  if (action === 'issue_permit' && application.status === 'approved') return application.fee_cents === 0
  if (application.is_granted && againstGrant.includes(action)) return false
  if (action === 'cancel') return !application.is_granted && application.source === 'paper'
  if (action === 'record_payment') return application.fee_cents > 0
  return true
}

/** The steps that a person with these permissions may take now; they travel with each row and become its buttons. */
export const allowedActions = (application: ApplicationState, actors: readonly Actor[]): ApplicationAction[] =>
  applicationActions.filter((action) => {
    const transition: Transition = applicationTransitions[action]
    return isLegal(application, action) && transition.by.some((actor) => actors.includes(actor))
  })
