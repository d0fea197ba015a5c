import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'
import { anonymousName } from '../../platform/privacy/anonymous.ts'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'
import { hearingRows } from './hearing/hearing-rows.ts'

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
    await trx.updateTable('act_draft').set({ prepared_by: null, prepared_by_name: anonymousName }).where('prepared_by', 'in', ids).execute()
  },
}
