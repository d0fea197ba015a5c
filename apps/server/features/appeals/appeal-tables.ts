import type { AppealFee, AppealManner, DecisionOutcome, DismissalGround } from '@dovolilnice/contract/appeals/appeal-codes'
import type { AppealStatus } from '@dovolilnice/contract/appeals/appeal-status'
import type { Generated } from 'kysely'
import type { Row } from '../../platform/database/db.ts'
import { collected, type OwnedTables, type OwnerPrivacy, type OwnedProcessing } from '../../platform/privacy/owner.ts'
import { z } from 'zod/mini'

export interface AppealTable {
  id: string
  number: string
  status: AppealStatus
  act_id: string
  appellant_name: string
  by_representative: boolean
  manner: AppealManner
  /** The day that decides whether it is in time; posted, it came here later. */
  lodged_on: string
  received_on: string
  complete_on: string
  due_on: string | null
  text: string
  paper_place: string
  fee: AppealFee
  fee_note: string
  supplement_text: string | null
  dismissal_ground: DismissalGround | null
  closing_act_id: string | null
  sent_on: string | null
  sent_to: string | null
  papers: Generated<string[]>
  letter_key: string | null
  letter_sha256: string | null
  letter_size: number | null
  outcome: DecisionOutcome | null
  decision_number: string | null
  decision_on: string | null
  decision_served_on: string | null
  withdrawn_on: string | null
  closing_note: string | null
  entered_at: Date
  entered_by: string | null
  entered_by_name: string
  updated_at: Date
  version: Generated<number>
  idempotency_key: string | null
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    appeal: AppealTable
  }
}

export type AppealRecord = Row<'appeal'>

/** An appeal belongs to the act that it is against and is archive material as that is (ZVDAGA): it outlives the personal data of its matter. */
export const appealTables: OwnedTables = {
  appeal: {
    id: 'impersonal',
    number: 'kept',
    status: 'impersonal',
    act_id: 'impersonal',
    appellant_name: 'kept',
    by_representative: 'impersonal',
    manner: 'impersonal',
    lodged_on: 'impersonal',
    received_on: 'impersonal',
    complete_on: 'impersonal',
    due_on: 'impersonal',
    text: 'kept',
    paper_place: 'kept',
    fee: 'impersonal',
    fee_note: 'kept',
    supplement_text: 'kept',
    dismissal_ground: 'impersonal',
    closing_act_id: 'impersonal',
    sent_on: 'impersonal',
    sent_to: 'impersonal',
    papers: 'kept',
    letter_key: 'kept',
    letter_sha256: 'impersonal',
    letter_size: 'impersonal',
    outcome: 'impersonal',
    decision_number: 'kept',
    decision_on: 'impersonal',
    decision_served_on: 'impersonal',
    withdrawn_on: 'impersonal',
    closing_note: 'kept',
    entered_at: 'impersonal',
    entered_by: 'kept',
    entered_by_name: 'kept',
    updated_at: 'impersonal',
    version: 'impersonal',
    // A hash.
    idempotency_key: 'impersonal',
  },
}

export const appealProcessing: OwnedProcessing = {
  appeal: { activity: 'acts', name: { sl: 'Pritožbe', en: 'Appeals' }, data: ['identity', 'statements', 'staff'], kept: 'archive' },
}

const ownAppealSchema = z.object({
  number: z.string(),
  status: z.string(),
  appellant_name: z.string(),
  lodged_on: z.string(),
  text: z.string(),
  fee: z.string(),
  fee_note: z.string(),
  supplement_text: z.nullable(z.string()),
  outcome: z.nullable(z.string()),
  decision_number: z.nullable(z.string()),
  closing_note: z.nullable(z.string()),
})

/** A person gets the appeals in their matters with their own data; nothing of an appeal is forgotten while its act is kept. */
export const appealPrivacy: OwnerPrivacy = {
  collect: {
    appeals: collected(z.array(ownAppealSchema), async (db, records) =>
      records.length === 0
        ? []
        : db
            .selectFrom('appeal')
            .innerJoin('act', 'act.id', 'appeal.act_id')
            .selectAll('appeal')
            .where((is) => is.or([is('act.application_id', 'in', records), is('act.permit_id', 'in', records)]))
            .orderBy('appeal.entered_at')
            .execute(),
    ),
  },
}
