import type { AppealFee, AppealManner, DecisionOutcome, DismissalGround } from '@dovolilnice/contract/appeals/appeal-codes'
import type { AppealStatus } from '@dovolilnice/contract/appeals/appeal-status'
import type { Row } from '../../platform/database/db.ts'
import { collected, type OwnerPrivacy } from '../../platform/privacy/owner.ts'
import { z } from 'zod/mini'
import { column, defineTable, type TablesOf } from '../../platform/database/define-table.ts'

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof appealTables> {}
}

export type AppealRecord = Row<'appeal'>

/** An appeal belongs to the act that it is against and is archive material as that is (ZVDAGA): it outlives the personal data of its matter. */
export const appealTables = {
  appeal: defineTable({
    id: column.uuid('impersonal'),
    number: column.text('kept', 'own'),
    status: column.text('impersonal', 'own').of<AppealStatus>(),
    act_id: column.uuid('impersonal'),
    appellant_name: column.text('kept', 'own'),
    by_representative: column.flag('impersonal'),
    manner: column.text('impersonal').of<AppealManner>(),
    // The day that decides whether it is in time; posted, it came here later.
    lodged_on: column.day('impersonal', 'own'),
    received_on: column.day('impersonal'),
    complete_on: column.day('impersonal'),
    due_on: column.day('impersonal').orNull(),
    text: column.text('kept', 'own'),
    paper_place: column.text('kept'),
    fee: column.text('impersonal', 'own').of<AppealFee>(),
    fee_note: column.text('kept', 'own'),
    supplement_text: column.text('kept', 'own').orNull(),
    dismissal_ground: column.text('impersonal').of<DismissalGround>().orNull(),
    closing_act_id: column.uuid('impersonal').orNull(),
    sent_on: column.day('impersonal').orNull(),
    sent_to: column.text('impersonal').orNull(),
    papers: column.texts('kept').byDefault(),
    letter_key: column.text('kept').orNull(),
    letter_sha256: column.text('impersonal').orNull(),
    letter_size: column.bigInteger('impersonal').orNull(),
    outcome: column.text('impersonal', 'own').of<DecisionOutcome>().orNull(),
    decision_number: column.text('kept', 'own').orNull(),
    decision_on: column.day('impersonal').orNull(),
    decision_served_on: column.day('impersonal').orNull(),
    withdrawn_on: column.day('impersonal').orNull(),
    closing_note: column.text('kept', 'own').orNull(),
    entered_at: column.instant('impersonal'),
    entered_by: column.uuid('kept').orNull(),
    entered_by_name: column.text('kept'),
    updated_at: column.instant('impersonal'),
    version: column.integer('impersonal').byDefault(),
    // A hash.
    idempotency_key: column.text('impersonal').orNull(),
  }).processed('acts', { sl: 'Pritožbe', en: 'Appeals' }, ['identity', 'statements', 'staff'], 'archive'),
}

/** A person gets the appeals in their matters with their own data; nothing of an appeal is forgotten while its act is kept. */
export const appealPrivacy: OwnerPrivacy = {
  collect: {
    appeals: collected(z.array(z.object(appealTables.appeal.own)), (db, records) =>
      db
        .selectFrom('appeal')
        .innerJoin('act', 'act.id', 'appeal.act_id')
        .selectAll('appeal')
        .where((is) => is.or([is('act.application_id', 'in', records), is('act.permit_id', 'in', records)]))
        .orderBy('appeal.entered_at')
        .execute(),
    ),
  },
}
