import { z } from 'zod/mini'
import type { Text } from '../../locale.ts'
import { localDaySchema, reasonSchema, idSchema } from '../../primitives/field-schemas.ts'
import { defineOperation } from '../../operation.ts'
import { seenVersion } from '../../history/seen-version.ts'

/**
 * What is entered about an act beside an appeal: the party renounced it (ZUP, art. 224.a), or brought a court action (ZUS-1); or the body that supervises
 * this one annulled the act (art. 274), by a decision of its own that is received here.
 */
export const remedyKinds = ['waiver', 'court_action', 'supervision'] as const
export type RemedyKind = (typeof remedyKinds)[number]

export const remedyKindLabels: Readonly<Record<RemedyKind, Text>> = {
  waiver: { sl: 'Odpoved pravici do pritožbe', en: 'Renunciation of the appeal' },
  court_action: { sl: 'Upravni spor', en: 'Court action' },
  supervision: { sl: 'Odprava ali razveljavitev po nadzorstveni pravici (274. člen ZUP)', en: 'Annulment by supervision (ZUP, art. 274)' },
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

/** Records how a court action ended. Where the court annulled the act, what the act ended goes on. */
export const endCourtAction = defineOperation({
  name: 'end-court-action',
  path: 'v1/admin/acts/remedies/{id}/end',
  access: 'applications:conduct',
  summary: 'Records how a court action about an act ended',
  body: z.object({ ...seenVersion, ended_on: localDaySchema, outcome: z.enum(courtOutcomes, { error: 'choice' }), note: remedyNote }),
  output: actRemedySchema,
  errors: ['conflict', 'illegal_transition'],
  audit: { action: 'act:end_court', kind: 'change' },
})

/**
 * Records that the party renounced the appeal, that a court action was brought, or that the supervising body annulled the act, after which what the act
 * ended goes on. `illegal_transition` where the act allows it not now: an appeal is
 * renounced within its term and while none is open, a court action needs an act that is final and can be sued about.
 */
export const recordRemedy = defineOperation({
  name: 'record-remedy',
  path: 'v1/admin/acts/{id}/remedies',
  access: 'applications:conduct',
  summary: 'Records a renunciation of the appeal, a court action or an annulment by supervision',
  body: z.object({
    kind: z.enum(remedyKinds),
    /** The day on which it was declared, the action lodged, or the decision made. */
    lodged_on: localDaySchema,
    /** The number of the court's case or of the decision; of a decision it must be there. */
    reference: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
    note: remedyNote,
  }),
  output: actRemedySchema,
  errors: ['illegal_transition'],
  audit: { action: 'act:record_remedy', kind: 'change' },
})

/** Takes back what was entered by mistake; the entry stays with its reason. `illegal_transition` where the matter has gone on because of it. */
export const withdrawRemedy = defineOperation({
  name: 'withdraw-remedy',
  path: 'v1/admin/acts/remedies/{id}/withdraw',
  access: 'applications:conduct',
  summary: 'Takes back an entry about a renunciation or a court action',
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  errors: ['conflict', 'illegal_transition'],
  audit: { action: 'act:withdraw_remedy', kind: 'change' },
})
