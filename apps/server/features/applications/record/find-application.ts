import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { OperationError } from '@dovolilnice/contract/errors'
import { addMonths, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { hashSecret } from '../../../platform/security/secret.ts'
import type { Db, Trx } from '../../../platform/database/tables.ts'
import type { ApplicationRecord } from './application-record.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    findOwnApplication: typeof findOwnApplication
  }
}

/** @throws OperationError `not_found` */
export const findApplication = async (trx: Trx, id: string): Promise<ApplicationRecord> => {
  const application = await trx.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst()
  if (application === undefined) throw new OperationError('not_found')
  return application
}

/** Months after the end of an application during which its mailed links still work. */
const linkMonths = 12

/** The application of this number, while it still opens without signing in. */
const openApplication = (db: Db, number: string, now: Date) => {
  const oldest = startOfLocalDay(addMonths(localDayOf(now), -linkMonths))
  return db
    .selectFrom('application')
    .selectAll()
    .where('number', '=', number.trim().toUpperCase())
    .where('anonymised_at', 'is', null)
    .where(({ or, eb }) => or([eb('status', 'not in', [...endedStatuses]), eb('updated_at', '>=', oldest)]))
}

/**
 * The application of a mailed link. With a wrong secret the answer does not show whether the number exists.
 * @throws OperationError `not_found`
 */
export const findLinkedApplication = async (trx: Trx, link: { number: string; token: string }, now: Date): Promise<ApplicationRecord> => {
  const hash = hashSecret(link.token)
  const application = await openApplication(trx, link.number, now)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('access_token_hash', '=', hash),
        exists(
          selectFrom('application_link')
            .select('token_hash')
            .whereRef('application_link.application_id', '=', 'application.id')
            .where('token_hash', '=', hash),
        ),
      ]),
    )
    .executeTakeFirst()
  if (application === undefined) throw new OperationError('not_found')
  return application
}

/** The application with this number and this very address, and the hash of its short code; undefined for none. */
export const findApplicationOfAddress = (db: Db, { number, email }: { number: string; email: string }, now: Date) =>
  openApplication(db, number, now)
    .where('email', '=', email)
    .select(({ selectFrom }) =>
      selectFrom('application_code').select('code_hash').whereRef('application_code.application_id', '=', 'application.id').as('code_hash'),
    )
    .executeTakeFirst()

/** @throws OperationError `not_found`, also for another person's application */
export const findOwnApplication = async (trx: Trx, id: string, userId: string): Promise<ApplicationRecord> => {
  const application = await trx.selectFrom('application').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  if (application === undefined) throw new OperationError('not_found')
  return application
}
