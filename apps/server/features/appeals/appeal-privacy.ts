import { z } from 'zod/mini'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

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
