import type { ActKind } from '../act-kinds.ts'
import { revocationKinds, suspensionKinds } from '../suspension-ground.ts'

/** An act of one matter, as far as it decides what may follow. A decision of second instance in the party's favour counts as a replacement. */
export interface MatterAct {
  id: string
  kind: ActKind
  /** The earlier act that this one is about. */
  corrects_id: string | null
  /** Second instance or a court annulled it, or a restored term took its ground away. */
  undone: boolean
}

/** Acts with which the procedure about an application ended without that. */
const refusing: readonly ActKind[] = ['rejection', 'dismissal', 'inadmissibility', 'discontinuation', 'payment_lapse']
/** Decisions that grant the claim, whole or in part. */
const granting: readonly ActKind[] = ['grant', 'partial_grant']
/** What a replacement grants in full: a refusal, whole or in part, or the silence about the claim. */
const refused: readonly ActKind[] = ['rejection', 'partial_grant', 'silence']
/** What may take a grant out of force: the party gave its claim up, or did not pay for what was granted. */
const endingGrant: readonly ActKind[] = ['discontinuation', 'payment_lapse']
/**
 * Acts that come in the place of the act which they are about, or set it aside. What is reopened is decided anew and has no effect meanwhile (ZUP, art.
 * 272); where the earlier decision stays in force, the reopening is over and that decision holds again.
 */
const reversing: readonly ActKind[] = [
  ...(['replacement', 'order_reversal', 'dismissal_withdrawal', 'lapse_withdrawal', 'suspension_end'] as const),
  ...(['procedure_resumption', 'separation', 'execution_stay_end', 'reopening', 'reopening_end', 'nullity'] as const),
]
/** Calls that make sense only while nothing is decided. */
const preparing: readonly ActKind[] = ['hearing', 'supplement_call', 'procedure_suspension', 'joinder']
/** What a procedure that rests waits for, and what is no act of it (ZUP, art. 153). */
const restful: readonly ActKind[] = ['procedure_resumption', 'finality_certificate', 'correction', 'order_reversal', 'appeal_dismissal']
/** Acts about a permit after whose revocation there is nothing to decide. */
const aboutPermit: readonly ActKind[] = [...revocationKinds, ...suspensionKinds]

/** Whether an act of this kind takes the grant out of force that holds in its matter. */
export const endsGrant = (kind: ActKind): boolean => endingGrant.includes(kind)

/** What was reversed stays gone though the act that reversed it is ended later, as a replacement whose claim is withdrawn. */
const isReversed = (acts: readonly MatterAct[], act: MatterAct): boolean => act.undone || isMet(acts, act, reversing)

/** Whether an act of these kinds about this one was not reversed itself. */
const isMet = (acts: readonly MatterAct[], { id }: MatterAct, kinds: readonly ActKind[]): boolean =>
  acts.some((other) => other.corrects_id === id && kinds.includes(other.kind) && !isReversed(acts, other))

const isStanding = (acts: readonly MatterAct[], act: MatterAct): boolean => !isReversed(acts, act) && !isMet(acts, act, endingGrant)

/** The acts that hold: neither annulled nor put out of force by an act that holds itself. */
export const standingActs = (acts: readonly MatterAct[]): MatterAct[] => acts.filter((act) => isStanding(acts, act))

const standingOf = (acts: readonly MatterAct[], kinds: readonly ActKind[]): MatterAct | undefined =>
  standingActs(acts).findLast(({ kind }) => kinds.includes(kind))

/** The order by which the procedure of an application rests. */
export const standingRest = (acts: readonly MatterAct[]): MatterAct | undefined => standingOf(acts, ['procedure_suspension'])

/** The order that opened the procedure again in which nothing is decided yet. */
export const standingReopening = (acts: readonly MatterAct[]): MatterAct | undefined => standingOf(acts, ['reopening'])

/** A replacement grants a claim where it stands for its refusal, whole or in part, or for the silence about it; one of a revocation leaves the permit as it was, and all may be decided of it again. */
const isGrant = (acts: readonly MatterAct[], { kind, corrects_id }: MatterAct): boolean =>
  granting.includes(kind) || (kind === 'replacement' && acts.some((act) => act.id === corrects_id && refused.includes(act.kind)))

/** The decision in the party's favour that holds, if there is one: the permit is then issued, and nothing else decided. */
export const standingGrant = (acts: readonly MatterAct[]): MatterAct | undefined => standingActs(acts).findLast((act) => isGrant(acts, act))

/** What decides about the claim or ended the procedure about it, and holds; of a permit its revocation. */
export const standingDecision = (acts: readonly MatterAct[]): MatterAct | undefined =>
  standingOf(acts, [...refusing, ...revocationKinds]) ?? standingGrant(acts)

/**
 * The act that keeps another one from being issued; undefined where the matter is open for it. What is decided is decided differently only by a named
 * way: an appeal, a replacement, a correction, a restored term, an annulment or a new application (ZUP, art. 129, 225, 242, 279).
 * @param acts of one application, or of one permit, the oldest first
 */
export const standsInTheWay = (acts: readonly MatterAct[], { kind, corrects_id }: Pick<MatterAct, 'kind' | 'corrects_id'>) => {
  const rest = standingRest(acts)
  if (rest !== undefined && !restful.includes(kind)) return rest
  if (aboutPermit.includes(kind)) return standingOf(acts, revocationKinds)
  if (endsGrant(kind)) return standingOf(acts, refusing)
  if (granting.includes(kind) || refusing.includes(kind) || preparing.includes(kind)) return standingDecision(acts)
  // Once it is decided anew, the earlier decision does not come back.
  const anew = kind === 'reopening_end' ? standingDecision(acts) : undefined
  if (anew !== undefined) return anew
  // What is gone already is not replaced or set aside a second time.
  if (reversing.includes(kind)) return acts.find((act) => act.id === corrects_id && !isStanding(acts, act))
  return undefined
}
