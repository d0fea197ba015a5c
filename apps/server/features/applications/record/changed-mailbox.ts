import { mailboxOf } from '@dovolilnice/contract/primitives/mailbox'
import type { Changes, Trx } from '../../../platform/database/tables.ts'
import type { ApplicationRecord } from './application-record.ts'

/**
 * Ends what opened the application by the mails of an address that is no longer its own: mailed links and the short code.
 * @returns what changes in the application: the new address is not confirmed. One from paper stays so, for the clerk reads the address there.
 */
export const endLinksOfMailbox = async (trx: Trx, before: ApplicationRecord, email: string | null): Promise<Changes<'application'>> => {
  if (mailboxOf(before.email ?? '') === mailboxOf(email ?? '')) return {}
  await trx.deleteFrom('application_link').where('application_id', '=', before.id).execute()
  await trx.deleteFrom('application_code').where('application_id', '=', before.id).execute()
  return before.source === 'paper' ? {} : { email_confirmed_at: null }
}
