import type { nextApplication } from '@dovolilnice/contract/applications/queue/next-application'
import { waitsForClerk } from '@dovolilnice/contract/applications/application-status'
import type { ReadHandler } from '../../../platform/http/context.ts'
import { listApplicationRows } from '../list/application-list.ts'

/** As many rows of a view are looked through for one that was not seen yet. */
const lookedThrough = 100

/** The next application of a view; one that waits for a clerk comes before those that wait for their applicant. */
export const handleNextApplication: ReadHandler<typeof nextApplication> = async ({ body: { view, rest, seen } }, { db, user, now }) => {
  const reader = { id: user.id, actors: user.permissions, now }
  const pick = async (ids: readonly string[] | undefined) => {
    const filters = ids === undefined ? view.filters : { ...view.filters, ids: [...ids] }
    const { items } = await listApplicationRows(db, { ...view, filters, page: 1, itemsPerPage: lookedThrough }, reader)
    const unseen = items.filter(({ id }) => !seen.includes(id))
    const row = unseen.find(({ status }) => waitsForClerk(status)) ?? unseen[0]
    return row && { id: row.id, number: row.number }
  }
  return { next: (rest.length > 0 ? await pick(rest) : undefined) ?? (await pick(undefined)) ?? null }
}
