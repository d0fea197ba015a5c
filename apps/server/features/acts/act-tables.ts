import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { ActSettings } from '@dovolilnice/contract/acts/settings/act-settings'
import type { ActWords } from '@dovolilnice/contract/acts/act-words'
import type { RejectionReasonCode } from '@dovolilnice/contract/applications/decide/rejection-reasons'
import type { HeardWay } from '@dovolilnice/contract/primitives/heard'
import type { Generated } from 'kysely'
import type { Json, Row } from '../../platform/database/db.ts'
import { collected, type OwnedTables, type OwnerPrivacy, type OwnedProcessing, anonymousName } from '../../platform/privacy/owner.ts'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import { collectRepresentations, type Party } from './representation/representation-tables.ts'
import { hearingRows } from './hearing/hearing-rows.ts'

export interface ActCaseTable {
  id: string
  /** `371-45/2026-{act}`: the town's pattern when the matter was opened, filled but for the act. */
  number_pattern: string
  application_id: string | null
  permit_id: string | null
  last_act: Generated<number>
  opened_at: Date
}

/** An issued act. It is never changed or deleted, a trigger refuses it; after its term and a confirmed hand-over its content goes. */
export interface ActTable {
  id: string
  kind: ActKind
  case_id: string
  /** `371-45/2026-1` */
  number: string
  application_id: string | null
  permit_id: string | null
  corrects_id: string | null
  party: Json<Party>
  /** On whom it is served instead of the party. */
  representative: Json<Party> | null
  reason_code: string | null
  facts: string | null
  reason: string
  parts: Json<ActWords>
  /** 0: the text that the product brings. */
  text_version: number
  /** Days that it gives its party from its service, for a supplement or an answer. */
  answer_days: number | null
  /** The last day of a suspension; null where it has none. */
  ends_on: string | null
  conducted_by: string | null
  conducted_by_name: string
  conducted_by_title: string
  decided_by: string | null
  decided_by_name: string
  decided_by_title: string
  authorisation: string
  /** Who answers for an act that the program issued by itself, as the paper names them; null: a person decided. */
  answered_for_by: string | null
  place: string
  issued_on: string
  issued_at: Date
  storage_key: string
  sha256: string
  byte_size: number
  /** When its content was deleted after its term; null: it is kept. */
  released_at: Generated<Date | null>
}

/** An act before it is issued. */
export interface ActDraftTable {
  id: string
  kind: ActKind
  application_id: string | null
  permit_id: string | null
  corrects_id: string | null
  reason_code: string | null
  facts: string
  reason: string
  /** The day on which the holder asked for a suspension or revocation; null: it begins ex officio, or the act is another. */
  requested_on: string | null
  heard: HeardWay | null
  heard_note: Generated<string>
  at_once: Generated<string>
  /** What the pending procedure waits for, and the last day of a suspension. */
  awaits: Generated<string>
  ends_on: string | null
  prepared_by: string | null
  prepared_by_name: string
  created_at: Date
  version: Generated<number>
}

/** What the town sets about its acts: one row. */
export interface ActSettingTable {
  only_row: Generated<boolean>
  value: Json<ActSettings>
  updated_at: Date
}

/** One version of a text; none is ever changed. */
export interface ActTextTable {
  id: string
  kind: ActKind
  reason_code: RejectionReasonCode | null
  permit_kind_id: string | null
  version: number
  words: Json<ActWords>
  /** In Italian; null: the town has written none. */
  second_words: Json<ActWords> | null
  created_at: Date
  created_by: string | null
  created_by_name: string
}

/** What a party was told before a decision, and what it answered. */
export interface HearingTable {
  id: string
  act_id: string
  application_id: string | null
  permit_id: string | null
  due_on: string
  token_hash: string
  answer: string | null
  answered_at: Date | null
  /** The clerk who recorded what the party said; null: the party wrote it. */
  recorded_by: string | null
  created_at: Date
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    act_case: ActCaseTable
    act: ActTable
    act_draft: ActDraftTable
    act_setting: ActSettingTable
    act_text: ActTextTable
    hearing: HearingTable
  }
}

export type ActRecord = Row<'act'>

/** What an event of the audit trail is about. */
export const subjectOf = ({ id, number }: Pick<ActRecord, 'id' | 'number'>) => ({ type: 'act' as const, id, label: number })

/** Acts are documentary material (ZVDAGA): they outlive the personal data of the matter that they close, for the term of their kind. */
export const actTables: OwnedTables = {
  act_case: {
    id: 'impersonal',
    // By the number a matter is found in the town's archive.
    number_pattern: 'kept',
    application_id: 'kept',
    permit_id: 'kept',
    last_act: 'impersonal',
    opened_at: 'impersonal',
  },
  act: {
    id: 'impersonal',
    kind: 'impersonal',
    case_id: 'impersonal',
    number: 'kept',
    application_id: 'kept',
    permit_id: 'kept',
    corrects_id: 'impersonal',
    // An act without its party, its reasons and the officials who sign it is none.
    party: 'kept',
    representative: 'kept',
    reason_code: 'impersonal',
    facts: 'kept',
    reason: 'kept',
    parts: 'kept',
    text_version: 'impersonal',
    answer_days: 'impersonal',
    ends_on: 'impersonal',
    conducted_by: 'kept',
    conducted_by_name: 'kept',
    conducted_by_title: 'kept',
    decided_by: 'kept',
    decided_by_name: 'kept',
    decided_by_title: 'kept',
    authorisation: 'kept',
    answered_for_by: 'kept',
    place: 'impersonal',
    issued_on: 'impersonal',
    issued_at: 'impersonal',
    // The paper, with all of the above.
    storage_key: 'kept',
    sha256: 'impersonal',
    byte_size: 'impersonal',
    released_at: 'impersonal',
  },
  // It is no act yet and goes with the personal data of its matter.
  act_draft: 'forgotten',
  act_setting: { only_row: 'impersonal', value: 'impersonal', updated_at: 'impersonal' },
  act_text: {
    id: 'impersonal',
    kind: 'impersonal',
    reason_code: 'impersonal',
    permit_kind_id: 'impersonal',
    version: 'impersonal',
    words: 'impersonal',
    second_words: 'impersonal',
    created_at: 'impersonal',
    // Who worded what an act was made from is a part of the act's history.
    created_by: 'kept',
    created_by_name: 'kept',
  },
  hearing: {
    id: 'impersonal',
    act_id: 'impersonal',
    application_id: 'kept',
    permit_id: 'kept',
    due_on: 'impersonal',
    token_hash: 'impersonal',
    // The act that follows refers to it, as to the paper that asked for it.
    answer: 'kept',
    answered_at: 'impersonal',
    recorded_by: 'kept',
    created_at: 'impersonal',
  },
}

export const actProcessing: OwnedProcessing = {
  act_case: { activity: 'acts', name: { sl: 'Zadeve upravnih aktov', en: 'Cases of acts' }, data: ['identity'], kept: 'archive' },
  act: {
    activity: 'acts',
    name: { sl: 'Upravni akti', en: 'Acts' },
    data: ['identity', 'contact', 'statements', 'staff'],
    kept: 'archive',
  },
  act_draft: {
    activity: 'acts',
    name: { sl: 'Osnutki aktov', en: 'Drafts of acts' },
    data: ['identity', 'statements', 'staff'],
    kept: 'five_years',
  },
  act_text: { activity: 'acts', name: { sl: 'Besedila aktov', en: 'Texts of acts' }, data: ['staff'], kept: 'archive' },
  hearing: {
    activity: 'acts',
    name: { sl: 'Seznanitve stranke', en: 'Hearings of parties' },
    data: ['statements', 'staff'],
    kept: 'archive',
  },
}

const partySchema = z.object({ name: z.string(), street: z.string(), post_code: z.string(), city: z.string() })

const ownActSchema = z.object({
  number: z.string(),
  kind: z.string(),
  application_id: z.nullable(z.string()),
  permit_id: z.nullable(z.string()),
  // Any values: an odd old one must not keep people from their data.
  party: z.partial(partySchema),
  facts: z.nullable(z.string()),
  reason: z.string(),
  issued_at: instantSchema,
})

const ownHearingSchema = z.object({
  number: z.string(),
  due_on: z.string(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instantSchema),
  by_protocol: z.boolean(),
})

const ownRestitutionSchema = z.object({
  number: z.string(),
  proposed_on: z.string(),
  grounds: z.string(),
  outcome: z.nullable(z.string()),
})

const ownServiceSchema = z.object({
  number: z.string(),
  manner: z.string(),
  handed_over_on: z.string(),
  consignment: z.string(),
  notice_on: z.nullable(z.string()),
  served_on: z.nullable(z.string()),
  served_by: z.nullable(z.string()),
  failed_on: z.nullable(z.string()),
  failed_reason: z.nullable(z.string()),
})

/** A person gets the acts about them, how these were served and what they answered, with their own data. Drafts are forgotten with their matter and outlive who prepared
 * them; nothing of an issued act is forgotten. */
export const actPrivacy: OwnerPrivacy = {
  collect: {
    ...collectRepresentations,
    acts: collected(z.array(ownActSchema), async (db, records) =>
      records.length === 0
        ? []
        : db
            .selectFrom('act')
            .selectAll()
            .where((is) => is.or([is('application_id', 'in', records), is('permit_id', 'in', records)]))
            .orderBy('issued_at')
            .execute(),
    ),
    hearings: collected(z.array(ownHearingSchema), async (db, records) =>
      records.length === 0
        ? []
        : hearingRows(db)
            .where((is) => is.or([is('hearing.application_id', 'in', records), is('hearing.permit_id', 'in', records)]))
            .orderBy('hearing.created_at')
            .execute(),
    ),
    act_restitutions: collected(z.array(ownRestitutionSchema), async (db, records) =>
      records.length === 0
        ? []
        : db
            .selectFrom('act_restitution')
            .innerJoin('act', 'act.id', 'act_restitution.act_id')
            .selectAll('act_restitution')
            .select('act.number')
            .where((is) => is.or([is('act.application_id', 'in', records), is('act.permit_id', 'in', records)]))
            .orderBy('act_restitution.created_at')
            .execute(),
    ),
    act_services: collected(z.array(ownServiceSchema), async (db, records) =>
      records.length === 0
        ? []
        : db
            .selectFrom('act_service')
            .innerJoin('act', 'act.id', 'act_service.act_id')
            .selectAll('act_service')
            .select('act.number')
            .where((is) => is.or([is('act.application_id', 'in', records), is('act.permit_id', 'in', records)]))
            .orderBy('act_service.created_at')
            .execute(),
    ),
  },
  forget: async (trx, ids) => {
    await trx
      .deleteFrom('act_draft')
      .where((is) => is.or([is('application_id', 'in', ids), is('permit_id', 'in', ids)]))
      .execute()
    await trx
      .deleteFrom('procedure_language')
      .where((is) => is.or([is('application_id', 'in', ids), is('permit_id', 'in', ids)]))
      .execute()
    await trx
      .deleteFrom('secure_box')
      .where((is) => is.or([is('application_id', 'in', ids), is('permit_id', 'in', ids)]))
      .execute()
    await trx.updateTable('secure_box').set({ entered_by: null, entered_by_name: anonymousName }).where('entered_by', 'in', ids).execute()
    await trx.updateTable('act_draft').set({ prepared_by: null, prepared_by_name: anonymousName }).where('prepared_by', 'in', ids).execute()
  },
}
