import type { Db } from '../database/tables.ts'
import type { Owner } from '../privacy/owner.ts'
import { newSecret } from './secret.ts'

declare module '../database/tables.ts' {
  interface Tables {
    server_secret: { name: string; value: string }
  }
}

export const serverSecretOwner: Owner = {
  name: 'server-secret',
  tables: { server_secret: { name: 'impersonal', value: 'impersonal' } },
}

/** The secret of that name, made when it is asked for first; the same in every process. */
export const serverSecret = async (db: Db, name: string): Promise<string> => {
  await db
    .insertInto('server_secret')
    .values({ name, value: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('server_secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
}
