import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { ActSettings } from '@dovolilnice/contract/acts/settings/act-settings'
import type { ActWords } from '@dovolilnice/contract/acts/act-words'
import type { RejectionReasonCode } from '@dovolilnice/contract/applications/decide/rejection-reasons'
import type { HeardWay } from '@dovolilnice/contract/primitives/heard'
import type { Generated } from 'kysely'
import type { Row } from '../../platform/database/db.ts'
import { collected, type OwnerPrivacy, anonymousName, ownRows } from '../../platform/privacy/owner.ts'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import { collectRepresentations, type Party } from './representation/representation-tables.ts'
import { hearingRows } from './hearing/hearing-rows.ts'
import { column, defineTable, forgottenTable, type TablesOf } from '../../platform/database/define-table.ts'
import { actServiceTable } from './service/service-tables.ts'
import { actRestitutionTable } from './restitution/restitution-tables.ts'

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

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof actTables> {}
}

export type ActRecord = Row<'act'>

/** What an event of the audit trail is about. */
export const subjectOf = ({ id, number }: Pick<ActRecord, 'id' | 'number'>) => ({ type: 'act' as const, id, label: number })

/** Acts are documentary material (ZVDAGA): they outlive the personal data of the matter that they close, for the term of their kind. */
export const actTables = {
  act_case: defineTable({
    id: column.uuid('impersonal'),
    // `371-45/2026-{act}`: the town's pattern when the matter was opened, filled but for the act.
    // By the number a matter is found in the town's archive.
    number_pattern: column.text('kept'),
    application_id: column.uuid('kept').orNull(),
    permit_id: column.uuid('kept').orNull(),
    last_act: column.integer('impersonal').byDefault(),
    opened_at: column.instant('impersonal'),
  }).processed('acts', { sl: 'Zadeve upravnih aktov', en: 'Cases of acts' }, ['identity'], 'archive'),
  /** An issued act. It is never changed or deleted, a trigger refuses it; after its term and a confirmed hand-over its content goes. */
  act: defineTable({
    id: column.uuid('impersonal'),
    // `371-45/2026-1`
    number: column.text('kept', 'own'),
    kind: column.text('impersonal', 'own').of<ActKind>(),
    case_id: column.uuid('impersonal'),
    application_id: column.uuid('kept', 'own').orNull(),
    permit_id: column.uuid('kept', 'own').orNull(),
    corrects_id: column.uuid('impersonal').orNull(),
    // An act without its party, its reasons and the officials who sign it is none.
    // Any values: an odd old one must not keep people from their data.
    party: column.json<Party>()('kept', 'own'),
    // On whom it is served instead of the party.
    representative: column.json<Party>()('kept').orNull(),
    reason_code: column.text('impersonal').orNull(),
    facts: column.text('kept', 'own').orNull(),
    reason: column.text('kept', 'own'),
    parts: column.json<ActWords>()('kept'),
    // 0: the text that the product brings.
    text_version: column.integer('impersonal'),
    // Days that it gives its party from its service, for a supplement or an answer.
    answer_days: column.integer('impersonal').orNull(),
    // The last day of a suspension; null where it has none.
    ends_on: column.day('impersonal').orNull(),
    conducted_by: column.uuid('kept').orNull(),
    conducted_by_name: column.text('kept'),
    conducted_by_title: column.text('kept'),
    decided_by: column.uuid('kept').orNull(),
    decided_by_name: column.text('kept'),
    decided_by_title: column.text('kept'),
    authorisation: column.text('kept'),
    // Who answers for an act that the program issued by itself, as the paper names them; null: a person decided.
    answered_for_by: column.text('kept').orNull(),
    place: column.text('impersonal'),
    issued_on: column.day('impersonal'),
    issued_at: column.instant('impersonal', 'own'),
    // The paper, with all of the above.
    storage_key: column.text('kept'),
    sha256: column.text('impersonal'),
    byte_size: column.bigInteger('impersonal'),
    // When its content was deleted after its term; null: it is kept.
    released_at: column.instant('impersonal').orNull(),
  }).processed('acts', { sl: 'Upravni akti', en: 'Acts' }, ['identity', 'contact', 'statements', 'staff'], 'archive'),
  // It is no act yet and goes with the personal data of its matter.
  act_draft: forgottenTable<ActDraftTable>().processed(
    'acts',
    { sl: 'Osnutki aktov', en: 'Drafts of acts' },
    ['identity', 'statements', 'staff'],
    'five_years',
  ),
  /** What the town sets about its acts: one row. */
  act_setting: defineTable({
    only_row: column.flag('impersonal').byDefault(),
    value: column.json<ActSettings>()('impersonal'),
    updated_at: column.instant('impersonal'),
  }),
  /** One version of a text; none is ever changed. */
  act_text: defineTable({
    id: column.uuid('impersonal'),
    kind: column.text('impersonal').of<ActKind>(),
    reason_code: column.text('impersonal').of<RejectionReasonCode>().orNull(),
    permit_kind_id: column.uuid('impersonal').orNull(),
    version: column.integer('impersonal'),
    words: column.json<ActWords>()('impersonal'),
    // In Italian; null: the town has written none.
    second_words: column.json<ActWords>()('impersonal').orNull(),
    created_at: column.instant('impersonal'),
    // Who worded what an act was made from is a part of the act's history.
    created_by: column.uuid('kept').orNull(),
    created_by_name: column.text('kept'),
  }).processed('acts', { sl: 'Besedila aktov', en: 'Texts of acts' }, ['staff'], 'archive'),
  /** What a party was told before a decision, and what it answered. */
  hearing: defineTable({
    id: column.uuid('impersonal'),
    act_id: column.uuid('impersonal'),
    application_id: column.uuid('kept').orNull(),
    permit_id: column.uuid('kept').orNull(),
    due_on: column.day('impersonal'),
    token_hash: column.text('impersonal'),
    // The act that follows refers to it, as to the paper that asked for it.
    answer: column.text('kept').orNull(),
    answered_at: column.instant('impersonal').orNull(),
    // The clerk who recorded what the party said; null: the party wrote it.
    recorded_by: column.uuid('kept').orNull(),
    created_at: column.instant('impersonal'),
  }).processed('acts', { sl: 'Seznanitve stranke', en: 'Hearings of parties' }, ['statements', 'staff'], 'archive'),
}

const partySchema = z.object({ name: z.string(), street: z.string(), post_code: z.string(), city: z.string() })

const ownHearingSchema = z.object({
  number: z.string(),
  due_on: z.string(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instantSchema),
  by_protocol: z.boolean(),
})

/** A person gets the acts about them, how these were served and what they answered, with their own data. Drafts are forgotten with their matter and outlive who prepared
 * them; nothing of an issued act is forgotten. */
export const actPrivacy: OwnerPrivacy = {
  collect: {
    ...collectRepresentations,
    acts: ownRows('act', { ...actTables.act.own, party: z.partial(partySchema) }, ['application_id', 'permit_id'], 'issued_at'),
    hearings: collected(z.array(ownHearingSchema), (db, records) =>
      hearingRows(db)
        .where((is) => is.or([is('hearing.application_id', 'in', records), is('hearing.permit_id', 'in', records)]))
        .orderBy('hearing.created_at')
        .execute(),
    ),
    act_restitutions: collected(z.array(z.object({ number: z.string(), ...actRestitutionTable.own })), (db, records) =>
      db
        .selectFrom('act_restitution')
        .innerJoin('act', 'act.id', 'act_restitution.act_id')
        .selectAll('act_restitution')
        .select('act.number')
        .where((is) => is.or([is('act.application_id', 'in', records), is('act.permit_id', 'in', records)]))
        .orderBy('act_restitution.created_at')
        .execute(),
    ),
    act_services: collected(z.array(z.object({ number: z.string(), ...actServiceTable.own })), (db, records) =>
      db
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
