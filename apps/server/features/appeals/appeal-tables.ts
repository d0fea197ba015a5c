import type { AppealFee, AppealManner, DecisionOutcome, DismissalGround } from '@dovolilnice/contract/appeals/appeal-codes'
import type { AppealStatus } from '@dovolilnice/contract/appeals/appeal-status'
import type { Row } from '../../platform/database/db.ts'
import { collected, type OwnerPrivacy, type OwnedProcessing, type DeclaredTables, processed } from '../../platform/privacy/owner.ts'
import { z } from 'zod/mini'
import {
  bigInteger,
  day,
  defineTable,
  flag,
  instant,
  integer,
  text,
  texts,
  uuid,
  type TableOf,
} from '../../platform/database/define-table.ts'

const appealTable = defineTable({
  id: uuid('impersonal'),
  number: text('kept', 'own'),
  status: text('impersonal', 'own').of<AppealStatus>(),
  act_id: uuid('impersonal'),
  appellant_name: text('kept', 'own'),
  by_representative: flag('impersonal'),
  manner: text('impersonal').of<AppealManner>(),
  // The day that decides whether it is in time; posted, it came here later.
  lodged_on: day('impersonal', 'own'),
  received_on: day('impersonal'),
  complete_on: day('impersonal'),
  due_on: day('impersonal').orNull(),
  text: text('kept', 'own'),
  paper_place: text('kept'),
  fee: text('impersonal', 'own').of<AppealFee>(),
  fee_note: text('kept', 'own'),
  supplement_text: text('kept', 'own').orNull(),
  dismissal_ground: text('impersonal').of<DismissalGround>().orNull(),
  closing_act_id: uuid('impersonal').orNull(),
  sent_on: day('impersonal').orNull(),
  sent_to: text('impersonal').orNull(),
  papers: texts('kept').byDefault(),
  letter_key: text('kept').orNull(),
  letter_sha256: text('impersonal').orNull(),
  letter_size: bigInteger('impersonal').orNull(),
  outcome: text('impersonal', 'own').of<DecisionOutcome>().orNull(),
  decision_number: text('kept', 'own').orNull(),
  decision_on: day('impersonal').orNull(),
  decision_served_on: day('impersonal').orNull(),
  withdrawn_on: day('impersonal').orNull(),
  closing_note: text('kept', 'own').orNull(),
  entered_at: instant('impersonal'),
  entered_by: uuid('kept').orNull(),
  entered_by_name: text('kept'),
  updated_at: instant('impersonal'),
  version: integer('impersonal').byDefault(),
  // A hash.
  idempotency_key: text('impersonal').orNull(),
})

declare module '../../platform/database/db.ts' {
  interface Tables {
    appeal: TableOf<typeof appealTable.columns>
  }
}

export type AppealRecord = Row<'appeal'>

/** An appeal belongs to the act that it is against and is archive material as that is (ZVDAGA): it outlives the personal data of its matter. */
export const appealTables = {
  appeal: appealTable,
} satisfies DeclaredTables

export const appealProcessing: OwnedProcessing = {
  appeal: processed('acts', { sl: 'Pritožbe', en: 'Appeals' }, ['identity', 'statements', 'staff'], 'archive'),
}

/** A person gets the appeals in their matters with their own data; nothing of an appeal is forgotten while its act is kept. */
export const appealPrivacy: OwnerPrivacy = {
  collect: {
    appeals: collected(z.array(z.object(appealTable.own)), (db, records) =>
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
