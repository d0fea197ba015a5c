import { z } from 'zod/mini'
import type { Text } from '../locale.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'
import { localDayOf } from '../primitives/local-day.ts'
import type { ActKind } from './act-kinds.ts'

/** How the procedure of a suspension or revocation began; its decision says so in the introduction (ZUP, art. 213). */
export const takingGrounds = ['ex_officio', 'on_request'] as const
export type TakingGround = (typeof takingGrounds)[number]

export const takingGroundLabels: Readonly<Record<TakingGround, Text>> = {
  ex_officio: { sl: 'Po uradni dolžnosti', en: 'Ex officio' },
  on_request: { sl: 'Na zahtevo imetnika', en: 'At the holder’s request' },
}

/** The acts of each: they differ in their introduction, ruling and reasons. */
export const takingKindOf = {
  suspension: { ex_officio: 'suspension', on_request: 'suspension_on_request' },
  revocation: { ex_officio: 'revocation', on_request: 'revocation_on_request' },
} as const satisfies Record<string, Record<TakingGround, ActKind>>
export type Taking = keyof typeof takingKindOf

export const suspensionKinds = Object.values(takingKindOf.suspension)
/** The grant that is null takes its permit away as a revocation does. */
export const revocationKinds = [...Object.values(takingKindOf.revocation), 'permit_nullity'] as const

export const isSuspension = (kind: ActKind): boolean => suspensionKinds.some((one) => one === kind)
export const isRevocation = (kind: ActKind): boolean => revocationKinds.some((one) => one === kind)

/** Which taking an act of this kind is, whoever began it; undefined for every other act. */
export const takingOf = (kind: ActKind): Taking | undefined =>
  isSuspension(kind) ? 'suspension' : isRevocation(kind) ? 'revocation' : undefined

/** Whether an act takes a permit away because its holder asked for it. */
export const isOnRequest = (kind: ActKind): boolean => kind === 'suspension_on_request' || kind === 'revocation_on_request'

/**
 * The first day on which a suspension of a permit can have been asked for; null where no permit is known. One that was brought along from elsewhere
 * was in force before it was entered here; for one that took others' places it may have been asked for while the first of them was in force.
 * @param chain the permit and those whose places it took
 */
export const earliestRequest = (chain: readonly { issued_at: Date | string; valid_from: string }[]): string | null =>
  chain.flatMap(({ issued_at: at, valid_from: from }) => [localDayOf(new Date(at)), from]).toSorted()[0] ?? null

/** Fields of a suspension or revocation. A request has its day, which must not lie ahead, nor before the permit. */
export const groundShape = {
  ground: z._default(z.enum(takingGrounds), 'ex_officio'),
  requested_on: z.optional(localDaySchema),
}

/**
 * Fields of a suspension: what the pending procedure waits for, and its last day (ZUP, art. 221). One that the holder asked for may have its end, or be
 * ended when the holder asks for that.
 */
export const provisionalShape = {
  awaits: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
  ends_on: z.optional(localDaySchema),
}

interface Begun {
  ground?: TakingGround | undefined
  requested_on?: string | undefined
}

/** A form of a suspension, with the day of a request asked for at its field; `earliest`, where it is known: the first day that it can have. */
export const withRequestDay = <S extends z.ZodMiniType<Begun>>(form: S, earliest: string | null = null): S =>
  form.check(
    z.superRefine<Begun>(({ ground, requested_on: day }, context) => {
      if (ground !== 'on_request') return
      const rule = !day ? 'required' : earliest !== null && day < earliest ? 'before_permit' : undefined
      if (rule !== undefined) context.addIssue({ code: 'custom', path: ['requested_on'], message: rule })
    }),
  )
