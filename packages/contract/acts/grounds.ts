import { z } from 'zod/mini'
import { isSentence, namesStatute } from '../primitives/heard.ts'
import type { ActKind } from './act-kinds.ts'

/** Decisions against a party: they say how it was heard. */
const againstParty: readonly ActKind[] = [
  ...(['rejection', 'revocation', 'suspension', 'partial_grant', 'change_refusal'] as const),
  ...(['permit_nullity', 'reopening_end'] as const),
]
/** Decisions that nobody asked for: the organ says what it found. */
const exOfficio: readonly ActKind[] = ['revocation', 'suspension', 'permit_nullity']
/** Decisions that say what was found, whoever asked for them: of a claim that is granted in part, the part that is not. */
const factual: readonly ActKind[] = [...exOfficio, 'rejection', 'partial_grant', 'change_refusal']
/** Decisions of a procedure that is not over (ZUP, art. 221): they say what it waits for and when they end. */
const provisional: readonly ActKind[] = ['suspension']
/** Acts that end the party's matter against it, and wait for the end of a term that it has. */
const waiting: readonly ActKind[] = [...againstParty, 'dismissal', 'payment_lapse', 'inadmissibility']

export const isAgainstParty = (kind: ActKind): boolean => againstParty.includes(kind)
export const isExOfficio = (kind: ActKind): boolean => exOfficio.includes(kind)
export const isProvisional = (kind: ActKind): boolean => provisional.includes(kind)
export const waitsForTerm = (kind: ActKind): boolean => waiting.includes(kind)

interface Given {
  facts: string
  reason: string
  heard?: string | null | undefined
  heard_note: string
  /** The provision by which the decision takes effect at once, and why. */
  at_once?: string | undefined
  /** What the main decision waits for, and the last day of a provisional one. */
  awaits?: string | undefined
  ends_on?: string | null | undefined
}

/** What a decision lacks, by field: `required`, or a text that is no sentence. */
export const missingGrounds = (
  kind: ActKind,
  { facts, reason, heard, heard_note: note, at_once: atOnce = '', awaits = '', ends_on: end }: Given,
): { path: keyof Given; rule: MissingRule }[] => {
  const lacking = (path: keyof Given, text: string) =>
    isSentence(text) ? [] : [{ path, rule: text.trim() === '' ? ('required' as const) : ('no_sentence' as const) }]
  const explains = heard === 'danger' || heard === 'other' || heard === 'urgent'
  return [
    ...(factual.includes(kind) ? lacking('facts', facts) : []),
    ...(isAgainstParty(kind) ? lacking('reason', reason) : []),
    ...(isAgainstParty(kind) && !heard ? [{ path: 'heard' as const, rule: 'required' as const }] : []),
    ...(isExOfficio(kind) && atOnce.trim() !== '' && !(namesStatute(atOnce) && isSentence(atOnce))
      ? [{ path: 'at_once' as const, rule: 'no_article' as const }]
      : []),
    ...(explains ? lacking('heard_note', note) : []),
    ...(isProvisional(kind) ? lacking('awaits', awaits) : []),
    ...(isProvisional(kind) && !end ? [{ path: 'ends_on' as const, rule: 'required' as const }] : []),
  ]
}
type MissingRule = 'required' | 'no_sentence' | 'no_article'

/** A form of an act, held to what its decision must say. A suspension or revocation at the holder's request is none against a party. */
export const withGrounds = <S extends z.ZodMiniType<Given & { ground?: string | undefined }>>(form: S, kind: ActKind): S =>
  form.check(
    z.superRefine<Given & { ground?: string | undefined }>((values, context) => {
      if (values.ground === 'on_request') return
      for (const { path, rule } of missingGrounds(kind, values)) context.addIssue({ code: 'custom', path: [path], message: rule })
    }),
  )
