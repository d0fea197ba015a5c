import { z } from 'zod/mini'
import type { Text } from '../../locale.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { idSchema } from '../../primitives/ids.ts'

/** What a party may do about an act beside an appeal: renounce the appeal (ZUP, art. 224.a), or bring a court action (ZUS-1). */
export const remedyKinds = ['waiver', 'court_action'] as const
export type RemedyKind = (typeof remedyKinds)[number]

export const remedyKindLabels: Readonly<Record<RemedyKind, Text>> = {
  waiver: { sl: 'Odpoved pravici do pritožbe', en: 'Renunciation of the appeal' },
  court_action: { sl: 'Upravni spor', en: 'Court action' },
}

/** How a court action ended: dismissed, rejected or withdrawn, so that the act stands; or the court annulled the act. */
export const courtOutcomes = ['act_stands', 'act_set_aside'] as const

export const courtOutcomeLabels: Readonly<Record<(typeof courtOutcomes)[number], Text>> = {
  act_stands: {
    sl: 'akt ostane v veljavi (tožba zavrnjena, zavržena ali umaknjena)',
    en: 'the act stands (action rejected, dismissed or withdrawn)',
  },
  act_set_aside: { sl: 'sodišče je akt odpravilo', en: 'the court annulled the act' },
}

/** An entry about an act; one that was taken back stays with its reason. */
export const actRemedySchema = z.object({
  id: idSchema,
  kind: z.enum(remedyKinds),
  lodged_on: localDaySchema,
  reference: z.string(),
  note: z.string(),
  ended_on: z.nullable(localDaySchema),
  outcome: z.nullable(z.enum(courtOutcomes)),
  entered_by_name: z.string(),
  withdrawn_by_name: z.nullable(z.string()),
  withdrawn_reason: z.nullable(z.string()),
  version: z.int(),
  /** A court action is open: its end may be entered. */
  may_end: z.boolean(),
  may_withdraw: z.boolean(),
})
export type ActRemedy = z.output<typeof actRemedySchema>

export const remedyNote = z._default(z.string().check(z.trim(), z.maxLength(1000)), '')
