import type { ActKind } from '../act-kinds.ts'
import { isExOfficio } from '../grounds.ts'
import { isOnRequest } from '../suspension-ground.ts'
import type { Finality } from './finality.ts'

/** From when an act that takes a right away takes effect: its issue, its service, or its finality. */
export const effects = ['issue', 'service', 'final'] as const
export type Effect = (typeof effects)[number]

export interface EffectFacts extends Pick<Finality, 'under_appeal' | 'set_aside' | 'final_on'> {
  /** Null: the act takes nothing away, or is of a time when it took effect at once. */
  effect: Effect | null
  issued_on: string
  served_on: string | null
}

/**
 * The first day on which an act takes effect, which may lie ahead; null while it is not known, or never (ZUP, art. 224 and 235). An appeal holds back
 * what waits for finality and nothing else; an act that was set aside has no effect any more.
 */
export const effectiveOn = ({ effect, issued_on, served_on, final_on, under_appeal, set_aside }: EffectFacts): string | null => {
  if (set_aside || effect === null) return null
  if (effect === 'issue') return issued_on
  if (effect === 'service') return served_on
  return under_appeal ? null : final_on
}

/** Whether an appeal against an act holds back its execution, as the act says it. */
export const isSuspensive = (suspensiveKinds: readonly ActKind[], kind: ActKind, atOnce: boolean): boolean =>
  !atOnce && suspensiveKinds.includes(kind)

/** From when an act takes a permit away; null for every other act. What the holder asked for holds at once. */
export const effectOf = (suspensiveKinds: readonly ActKind[], kind: ActKind, atOnce: boolean): Effect | null => {
  if (isOnRequest(kind)) return 'issue'
  if (!isExOfficio(kind)) return null
  return atOnce ? 'issue' : isSuspensive(suspensiveKinds, kind, atOnce) ? 'final' : 'service'
}
