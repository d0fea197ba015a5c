import type { nextApplication } from '@dovolilnice/contract/applications/queue/next-application'
import type { ReadHandler } from '../../../platform/http/context.ts'
import { firstUnseen } from '../list/application-list.ts'

/** The next application of a view; one that waits for a clerk comes before those that wait for their applicant. */
export const handleNextApplication: ReadHandler<typeof nextApplication> = async ({ body: { view, rest, seen } }, { db, user, now }) => {
  const reader = { id: user.id, actors: user.permissions, now }
  const following = { ...view, filters: { ...view.filters, ids: rest } }
  const next = (rest.length > 0 ? await firstUnseen(db, following, seen, reader) : undefined) ?? (await firstUnseen(db, view, seen, reader))
  return { next: next ?? null }
}
