import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'
import { idsOf } from '../privacy/anonymous.ts'
import { collected } from '../privacy/owner-privacy.ts'
import type { Owner } from '../privacy/owner.ts'
import { mailProcessing, mailTables } from './mail-tables.ts'
import { withoutSecrets } from './without-secrets.ts'

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
  tables: mailTables,
  processing: mailProcessing,
  privacy: {
    recordsOf: async (db, { email }) => idsOf(await db.selectFrom('mail').select('id').where('recipient', '=', email).execute()),
    collect: {
      mails: collected(z.array(mailSchema), (db, { email }) =>
        db.selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('created_at').execute(),
      ),
    },
    forget: async (trx, ids) => {
      await trx
        .deleteFrom('mail')
        .where((is) => is.or([is('id', 'in', ids), is('subject_id', 'in', ids)]))
        .execute()
    },
    forgetBefore: async (trx, before) => void (await trx.deleteFrom('mail').where('created_at', '<', before).execute()),
  },
}
