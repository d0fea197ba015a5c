import type { Trx } from '../../platform/database/tables.ts'
import { anonymiseApplications, anonymisePermits, anonymousEmail, anonymousName, forgetTraces } from './anonymise-records.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    anonymisePerson: typeof anonymisePerson
  }
}

const idsOf = (rows: { id: string }[]): string[] => rows.map((row) => row.id)

/**
 * Takes a person out of everything that is held about them; the row stays, because kept records point at it. Whoever calls this has made sure
 * that nothing must be kept any more.
 * @returns what stands where the name stood
 */
export const anonymisePerson = async (trx: Trx, person: { id: string; email: string }, now: Date): Promise<string> => {
  const { id } = person
  const applications = await trx.selectFrom('application').select('id').where('user_id', '=', id).execute()
  const permits = await trx.selectFrom('permit').select('id').where('user_id', '=', id).execute()
  await anonymiseApplications(trx, idsOf(applications), now)
  await anonymisePermits(trx, idsOf(permits), now)
  await trx.deleteFrom('document').where('user_id', '=', id).execute()
  await trx.deleteFrom('session').where('user_id', '=', id).execute()
  await trx.deleteFrom('password_token').where('user_id', '=', id).execute()
  await trx.deleteFrom('email_change').where('user_id', '=', id).execute()
  await trx.deleteFrom('mail').where('recipient', '=', person.email).execute()
  await forgetTraces(trx, [id])
  await trx.updateTable('event').set({ actor_name: anonymousName, address: null }).where('actor_id', '=', id).execute()
  await trx
    .updateTable('app_user')
    .set({
      email: anonymousEmail(id),
      name: anonymousName,
      phone: null,
      street: null,
      post_code: null,
      city: null,
      tax_number: null,
      password_hash: null,
      email_verified_at: null,
      role: 'regular',
      granted: [],
      revoked: [],
      active: false,
      anonymised_at: now,
    })
    .where('id', '=', id)
    .execute()
  return anonymousName
}
