import { z } from 'zod/mini'
import { actKinds } from '../acts/act-kinds.ts'
import { historyRowSchema } from '../history/history.ts'
import { localDaySchema, nameSchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { appealFees, appealManners, decisionOutcomes, appealTimeliness, dismissalGrounds } from './appeal-codes.ts'
import { appealActions, appealStatuses } from './appeal-status.ts'

const linked = z.object({ id: idSchema, number: z.string() })

export const appealRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  status: z.enum(appealStatuses),
  /** The act that it is against. */
  act_id: idSchema,
  act_number: z.string(),
  act_kind: z.enum(actKinds),
  /** The application or permit of the act's matter. */
  application: z.nullable(linked),
  permit: z.nullable(linked),
  record_number: z.string(),
  appellant_name: z.string(),
  lodged_on: localDaySchema,
  timeliness: z.enum(appealTimeliness),
  /** By when the next step is due: sending it on, or the party's supplement; null where nothing waits here. */
  due_on: z.nullable(localDaySchema),
  sent_on: z.nullable(localDaySchema),
  outcome: z.nullable(z.enum(decisionOutcomes)),
  entered_by_name: z.string(),
  version: z.int(),
  actions: z.array(z.enum(appealActions)),
})
export type AppealRow = z.output<typeof appealRowSchema>

export const appealSchema = z.extend(appealRowSchema, {
  manner: z.enum(appealManners),
  by_representative: z.boolean(),
  /** Who represents the party of the matter now, since when and until which day. */
  representative: z.nullable(z.object({ name: z.string(), since: localDaySchema, until: z.nullable(localDaySchema) })),
  party_name: z.string(),
  received_on: localDaySchema,
  /** When the act was served, and the last day of the term; null while that is not known. */
  served_on: z.nullable(localDaySchema),
  last_day: z.nullable(localDaySchema),
  text: z.string(),
  paper_place: z.string(),
  fee: z.enum(appealFees),
  fee_note: z.string(),
  supplement_text: z.nullable(z.string()),
  dismissal_ground: z.nullable(z.enum(dismissalGrounds)),
  /** The order that dismissed it, or the decision that replaced the act. */
  closing_act: z.nullable(linked),
  sent_to: z.nullable(z.string()),
  papers: z.array(z.string()),
  has_letter: z.boolean(),
  decision_number: z.nullable(z.string()),
  decision_on: z.nullable(localDaySchema),
  decision_served_on: z.nullable(localDaySchema),
  withdrawn_on: z.nullable(localDaySchema),
  closing_note: z.nullable(z.string()),
  /** The act is gone, but the permit that it took away stays so: another came in its place, or another act took it since. */
  permit_stays: z.boolean(),
  entered_at: instantSchema,
  /** To whom an appeal is sent, and with which papers, as the settings and the matter propose. */
  proposed: z.object({ sent_to: z.string(), papers: z.array(z.string()) }),
  history: z.array(historyRowSchema),
})
export type Appeal = z.output<typeof appealSchema>

export const steppedAppealSchema = z.object({ id: idSchema, number: z.string(), status: z.enum(appealStatuses), version: z.int() })

const note = (longest: number) => z._default(z.string().check(z.trim(), z.maxLength(longest)), '')

/** What is written of an appeal when it comes, and mended later. */
export const appealData = {
  manner: z.enum(appealManners, { error: 'required' }),
  by_representative: z.boolean(),
  /** The party, or who represents them. */
  appellant_name: nameSchema,
  /** The whole text, or what matters of it. */
  text: note(20_000),
  /** Where the paper and what was attached to it lie. */
  paper_place: note(300),
  fee: z.enum(appealFees, { error: 'required' }),
  /** How it was paid, or the ground of the exemption. */
  fee_note: note(300),
}
