import type { listApplications } from '@dovolilnice/contract/applications/list/list-applications'
import { countApplications } from '@dovolilnice/contract/applications/queue/count-applications'
import { listApplicationViews } from '@dovolilnice/contract/applications/queue/list-application-views'
import { tableRefreshInterval, useOperation } from '../../../platform/calls/query.ts'
import { useLive } from '../../../platform/live.ts'
import type { FilterOf, Sorting } from '../../../ui/list-screen/list-data.ts'
import { readListState, wireFilters } from '../../../ui/list-screen/list-state.ts'
import { standardViews, viewOf } from './views.ts'
import type { QueueView } from './views.ts'

type Filters = readonly FilterOf<typeof listApplications>[]

/** The tabs of the queue with how many applications each has; a count is undefined until it is known. */
export const useViews = (filters: Filters, sorting: Sorting): { view: QueueView; count: number | undefined }[] => {
  const saved = useOperation(listApplicationViews, {}, { quiet: true, keep: true })
  const views = [...standardViews, ...(saved.data?.items.map(viewOf) ?? [])]
  const narrowed = views.map(({ search }) => wireFilters(readListState(search, sorting, filters, ''), filters, 'search'))
  // Asked for after the list's own call has left, and never in its way: the tabs stand without numbers until then.
  const counts = useOperation(
    countApplications,
    { body: { views: narrowed } },
    { quiet: true, keep: true, every: tableRefreshInterval, enabled: !saved.isPending },
  )
  useLive('applications', counts.refetch)
  return views.map((view, index) => ({ view, count: counts.data?.counts[index] }))
}
