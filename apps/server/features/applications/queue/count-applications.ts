import type { countApplications } from '@dovolilnice/contract/applications/queue/count-applications'
import { sql } from 'kysely'
import type { ReadHandler } from '../../../platform/http/context.ts'
import { filtered } from '../list/application-list.ts'

/** How many applications each view has; one after the other, so that the counts of one screen hold one connection. */
export const handleCountApplications: ReadHandler<typeof countApplications> = async ({ body }, { db, user, now }) => {
  const reader = { id: user.id, actors: user.permissions, now }
  const counts: number[] = []
  for (const filters of body.views) {
    const { count } = await filtered(db, filters, reader)
      .clearSelect()
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    counts.push(count)
  }
  return { counts }
}
