import { termsFrom, type AuthorityTerms } from '@dovolilnice/contract/applications/authority-terms'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'

/** The authority's terms for an application of this kind that run from a day, by the town's settings. */
export const countTerms = async (
  db: Db,
  { capabilities }: Pick<Services, 'capabilities'>,
  kindId: string,
  day: string,
): Promise<AuthorityTerms> => {
  const { procedure } = await db.selectFrom('permit_kind').select('procedure').where('id', '=', kindId).executeTakeFirstOrThrow()
  return termsFrom(day, procedure, (await capabilities.readParameters(db)).terms, await readClosedDays(db))
}
