import { z } from 'zod/mini'
import { furtherLocales } from '../../locale.ts'
import { localDaySchema, idSchema, instantSchema } from '../../primitives/field-schemas.ts'
import { actKinds } from '../act-kinds.ts'
import { actDraftSchema } from '../drafts/act-draft.ts'
import { keysOf } from '../../keys-of.ts'
import { furtherActs } from '../further/further-acts.ts'
import { hearingSchema } from '../hearing/hearing.ts'
import { actRemedySchema, remedyKinds } from '../remedies/act-remedy.ts'
import { actLocales, representationSchema } from '../representation/representation.ts'
import { missedTerms, restitutionSchema } from '../restitution/restitution.ts'
import { actServiceSchema, serviceManners } from '../service/act-service.ts'
import { actStandings, remedies } from '../service/act-standing.ts'

const record = z.object({ id: idSchema, number: z.string() })
const day = z.nullable(localDaySchema)

/** An issued act: what it is, how it was served, and when it is final. Days that follow from a term may lie ahead. */
export const issuedActSchema = z.object({
  id: idSchema,
  kind: z.enum(actKinds),
  number: z.string(),
  application: z.nullable(record),
  permit: z.nullable(record),
  record_number: z.string(),
  party: z.string(),
  /** On whom it is served instead; null: on the party. */
  representative: z.nullable(z.string()),
  issued_at: instantSchema,
  conducted_by_name: z.string(),
  decided_by_name: z.string(),
  sha256: z.string(),
  standing: z.enum(actStandings),
  remedy: z.enum(remedies),
  /** An appeal holds back the execution. */
  suspensive: z.boolean(),
  manner: z.nullable(z.enum(serviceManners)),
  consignment: z.nullable(z.string()),
  handed_over_on: day,
  served_on: day,
  /** The last day of a suspension. */
  ends_on: day,
  /** The first day on which an act that takes a permit away has effect; it may lie ahead. */
  effective_on: day,
  appeal_until: day,
  final_on: day,
  court_until: day,
  binding_on: day,
})
export type IssuedAct = z.output<typeof issuedActSchema>

/** The acts of an application or permit, the newest first, the drafts that wait, and how the party was heard. */
export const matterActsSchema = z.object({
  acts: z.array(issuedActSchema),
  drafts: z.array(actDraftSchema),
  hearings: z.array(hearingSchema),
  representations: z.array(representationSchema),
  /** The secure box of whoever its acts are served on, empty where none is recorded; null: the town does not serve into boxes. */
  secure_box: z.nullable(z.object({ address: z.string() })),
  /** The town's second official language with that of the procedure, null where none is recorded; null in a town with one official language. */
  procedure: z.nullable(z.object({ second: z.enum(furtherLocales), language: z.nullable(z.enum(actLocales)) })),
  /** The version of the application or permit from which the acts beside the decision follow. */
  version: z.int(),
  /** The applications whose matters are joined with this one. */
  joined: z.array(record),
  /** The acts beside the decision that are legal now, and the earlier acts that each can be about. */
  further: z.array(z.object({ kind: z.enum(keysOf(furtherActs)), of: z.array(z.string()) })),
})

/** An act with all attempts to serve it, the newest first. */
export const actDetailsSchema = z.object({
  ...issuedActSchema.shape,
  party_address: z.string(),
  /** On whom it is or was served: whoever represents the party now, otherwise the party. */
  addressee: z.string(),
  /** The last day of the term that a served call or hearing gave; null where none runs. */
  answer_until: z.nullable(localDaySchema),
  /** Another attempt of service may begin. */
  may_hand_over: z.boolean(),
  services: z.array(actServiceSchema),
  /** What the party did beside an appeal, the newest first, and what may be entered now. */
  remedies: z.array(actRemedySchema),
  may_record: z.array(z.enum(remedyKinds)),
  /** Proposals to restore a term that the party missed, the newest first, and for which terms one may be entered now. */
  restitutions: z.array(restitutionSchema),
  may_propose: z.array(z.enum(missedTerms)),
})
export type ActDetails = z.output<typeof actDetailsSchema>
