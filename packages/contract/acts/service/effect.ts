import { z } from 'zod/mini'
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

/**
 * The provision of a law by which a decision takes effect at once though an appeal is possible, and why (ZUP, art. 236); empty: it waits for its finality.
 * It is printed in the remedy.
 */
export const atOnceShape = { at_once: z._default(z.string().check(z.trim(), z.maxLength(1000)), '') }

/** Whether a text names an article. */
export const namesArticle = (text: string): boolean => /\d+\.?\s*(?:\p{L}\s*)?člen/u.test(text)
