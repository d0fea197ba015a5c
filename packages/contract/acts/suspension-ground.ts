import { z } from 'zod/mini'
import type { Text } from '../locale.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'
import { localDayOf } from '../primitives/local-day.ts'
import type { ActKind } from './act-kinds.ts'

/** How the procedure of a suspension began; its decision says so in the introduction (ZUP, art. 213). */
export const suspensionGrounds = ['ex_officio', 'on_request'] as const
export type SuspensionGround = (typeof suspensionGrounds)[number]

export const suspensionGroundLabels: Readonly<Record<SuspensionGround, Text>> = {
  ex_officio: { sl: 'Po uradni dolžnosti', en: 'Ex officio' },
  on_request: { sl: 'Na zahtevo imetnika', en: 'At the holder’s request' },
}

/** The act of each: they differ in their introduction, ruling and reasons. */
export const suspensionKindOf = { ex_officio: 'suspension', on_request: 'suspension_on_request' } as const satisfies Record<
  SuspensionGround,
  ActKind
>
export const suspensionKinds = Object.values(suspensionKindOf)

export const isSuspension = (kind: ActKind): boolean => suspensionKinds.some((one) => one === kind)

/**
 * The first day on which a suspension of a permit can have been asked for; null where no permit is known. One that was brought along from elsewhere
 * was in force before it was entered here; for one that took others' places it may have been asked for while the first of them was in force.
 * @param chain the permit and those whose places it took
 */
export const earliestRequest = (chain: readonly { issued_at: Date | string; valid_from: string }[]): string | null =>
  chain.flatMap(({ issued_at: at, valid_from: from }) => [localDayOf(new Date(at)), from]).toSorted()[0] ?? null

/** Fields of a suspension. A request has its day, which must not lie ahead, nor before the permit. */
export const groundShape = {
  ground: z._default(z.enum(suspensionGrounds), 'ex_officio'),
  requested_on: z.optional(localDaySchema),
}

interface Begun {
  ground?: SuspensionGround | undefined
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
