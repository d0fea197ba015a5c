import { sql } from 'kysely'
import { type Identified, idsOf, isSame, type Owner, ownTables, ownRows } from '../privacy/owner.ts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { retainedUntil } from '@dovolilnice/contract/privacy/retention'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import { isUnrestricted } from '../privacy/restrictions.ts'
import { mailTables } from './mail-tables.ts'
import { withoutSecrets } from './read-mails.ts'

const mailIdentified: readonly Identified[] = [
  { table: 'mail', label: sql`subject`, at: sql`created_at`, about: sql`recipient`, by: { email: isSame('recipient') } },
]

const mailSchema = z.object({
  template: z.string(),
  subject: z.string(),
  // Links are shown without their secrets: a stolen session must not give access to a link that sets the password.
  body_text: z.pipe(z.string(), z.transform(withoutSecrets)),
  status: z.string(),
  created_at: instantSchema,
  sent_at: z.nullable(instantSchema),
})

export const mailOwner: Owner = {
  name: 'mail',
  ...ownTables(mailTables),
  identified: mailIdentified,
  privacy: {
    recordsOf: async (db, { email }) => idsOf(await db.selectFrom('mail').select('id').where('recipient', '=', email).execute()),
    collect: {
      mails: ownRows('mail', mailSchema.shape, ['id'], 'created_at'),
    },
    // What was sent about an application or a permit is kept with it.
    keptUntil: async (db, ids, today) => {
      const rows = await db
        .selectFrom('mail')
        .select(['id', 'created_at'])
        .where('id', 'in', ids)
        .where('subject_type', 'in', ['application', 'permit'])
        .execute()
      return rows.map(({ id, created_at: at }) => ({ id, until: retainedUntil(localDayOf(at)) })).filter(({ until }) => until > today)
    },
    forget: async (trx, ids) => {
      await trx
        .deleteFrom('mail')
        .where((is) => is.or([is('id', 'in', ids), is('subject_id', 'in', ids)]))
        .execute()
    },
    forgetBefore: async (trx, before) => {
      await trx
        .deleteFrom('mail')
        .where('created_at', '<', before)
        .where(isUnrestricted('mail.id'))
        .where(isUnrestricted('mail.subject_id'))
        .execute()
    },
  },
}
