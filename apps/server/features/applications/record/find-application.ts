import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { OperationError } from '@dovolilnice/contract/errors'
import { addMonths, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { hashSecret } from '../../../platform/security/secret.ts'
import type { Trx } from '../../../platform/database/tables.ts'
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

/**
 * The application of a mailed link. With a wrong secret the answer does not show whether the number exists.
 * @throws OperationError `not_found`
 */
export const findLinkedApplication = async (trx: Trx, link: { number: string; token: string }, now: Date): Promise<ApplicationRecord> => {
  const oldest = startOfLocalDay(addMonths(localDayOf(now), -linkMonths))
  const hash = hashSecret(link.token)
  const application = await trx
    .selectFrom('application')
    .selectAll()
    .where('number', '=', link.number.trim().toUpperCase())
    .where('anonymised_at', 'is', null)
    .where(({ or, eb }) => or([eb('status', 'not in', [...endedStatuses]), eb('updated_at', '>=', oldest)]))
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

/** @throws OperationError `not_found`, also for another person's application */
export const findOwnApplication = async (trx: Trx, id: string, userId: string): Promise<ApplicationRecord> => {
  const application = await trx.selectFrom('application').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  if (application === undefined) throw new OperationError('not_found')
  return application
}
