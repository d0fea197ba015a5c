import { OperationError } from '@dovolilnice/contract/errors'
import { conflictError } from '../../../platform/audit/conflict-error.ts'
import { type Trx, notFound } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { Matter } from '../issue/take-act-number.ts'

const idsOf = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null)

/**
 * Locks the applications and permits of matters until the transaction ends. Every step about an act, its service or an appeal locks its record first
 * and then its own rows, and several records are locked by their ids: in another order two steps would wait for each other.
 */
export const lockMatters = async (trx: Trx, matters: readonly Matter[]): Promise<void> => {
  const applications = idsOf(matters.map(({ application_id: id }) => id))
  const permits = idsOf(matters.map(({ permit_id: id }) => id))
  if (applications.length > 0)
    await trx.selectFrom('application').select('id').where('id', 'in', applications).orderBy('id').forUpdate().execute()
  if (permits.length > 0) await trx.selectFrom('permit').select('id').where('id', 'in', permits).orderBy('id').forUpdate().execute()
}

export const versionOf = async (trx: Trx, { application_id, permit_id }: Matter): Promise<number> => {
  const record =
    application_id === null
      ? await trx.selectFrom('permit').select('version').where('id', '=', permit_id).executeTakeFirstOrThrow()
      : await trx.selectFrom('application').select('version').where('id', '=', application_id).executeTakeFirstOrThrow()
  return record.version
}

/**
 * Holds that nobody changed the record of a matter since the caller read it. Callers hold its lock.
 * @throws OperationError `conflict` with who changed what since
 */
export const requireSeenMatter = async (
  trx: Trx,
  { capabilities }: Pick<Services, 'capabilities'>,
  matter: Matter,
  seen: number,
): Promise<void> => {
  const version = await versionOf(trx, matter)
  if (version === seen) return
  throw conflictError(version, seen, await capabilities.readHistory(trx, matter.application_id ?? matter.permit_id ?? ''))
}

/** The application or permit of an id, as the matter of its acts. @throws OperationError `not_found` */
export const recordOf = async (trx: Trx, id: string) => {
  const application = await trx.selectFrom('application').select(['id', 'number']).where('id', '=', id).executeTakeFirst()
  if (application !== undefined) return { type: 'application' as const, number: application.number, application_id: id, permit_id: null }
  const permit = await trx.selectFrom('permit').select(['id', 'number']).where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return { type: 'permit' as const, number: permit.number, application_id: null, permit_id: id }
}

/** The same under its lock, to have something entered about it. @throws OperationError `not_found`, `forgotten` where its personal data is gone */
export const lockRecord = async (trx: Trx, id: string) => {
  const record = await recordOf(trx, id)
  await lockMatters(trx, [record])
  const { anonymised_at: forgotten } = await trx
    .selectFrom((of) =>
      of
        .selectFrom('application')
        .select(['id', 'anonymised_at'])
        .unionAll(of.selectFrom('permit').select(['id', 'anonymised_at']))
        .as('record'),
    )
    .select('anonymised_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (forgotten !== null) throw new OperationError('forgotten')
  return record
}
