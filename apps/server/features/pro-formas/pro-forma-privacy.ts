import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'
import { sql } from 'kysely'
import { anonymousName } from '../../platform/privacy/anonymous.ts'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'

/** The payer's name and address are those of the application. The papers are downloaded separately. */
const ownProFormaSchema = z.object({
  number: z.string(),
  application_id: z.string(),
  status: z.string(),
  reference: z.string(),
  total_cents: z.number(),
  due_on: z.string(),
  issued_at: instantSchema,
  ended_at: z.nullable(instantSchema),
  end_reason: z.nullable(z.string()),
})

export const proFormaPrivacy: OwnerPrivacy = {
  collect: {
    pro_formas: collected(z.array(ownProFormaSchema), (db, records) =>
      records.length === 0
        ? Promise.resolve([])
        : db.selectFrom('pro_forma').selectAll().where('application_id', 'in', records).orderBy('issued_at').execute(),
    ),
  },
  forgetBefore: async (trx, before) => {
    await trx
      .updateTable('pro_forma')
      .set({
        slip: sql`slip || jsonb_build_object('payer', jsonb_build_object('name', ${anonymousName}::text, 'street', '', 'place', ''))`,
        ...{ storage_key: null, reference: '', end_reason: null, anonymised_at: before },
      })
      .where('issued_at', '<', startOfLocalDay(moneyKeptFrom(localDayOf(before))))
      .where('status', '!=', 'issued')
      .where('anonymised_at', 'is', null)
      .where(isUnrestricted('pro_forma.application_id'))
      .execute()
  },
}
