import { listApplications } from '@dovolilnice/contract/applications/list/operations'
import { mostRest, mostSeen, nextApplication } from '@dovolilnice/contract/applications/queue/operations'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OperationCall, OperationOutput } from '@dovolilnice/contract/operation'
import { createStore, useOperation, useUser } from '../../../platform/kit.ts'
import { nearestFirst } from './nearest-first.ts'

type View = OperationCall<typeof nextApplication>['body']['view']

/** The view that a clerk works through in this window, and its applications in the order in which they were seen. */
interface Queue {
  person: string
  view: View
  ids: readonly string[]
}

/** Kept for the window, longer than the list's own rows are: an application may take a clerk an hour. */
const queueStore = createStore<Queue | undefined>(undefined)

interface Listed {
  view: View
  ids: readonly string[]
}

/** The list from which an application was opened, if it was on one: the latest that holds it. */
const listOf = (client: QueryClient, id: string): Listed | undefined => {
  const lists = client.getQueryCache().findAll({ queryKey: [listApplications.name] })
  for (const { queryKey, state } of lists.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)) {
    const page = state.data as OperationOutput<typeof listApplications> | undefined
    const ids = page?.items.map((row) => row.id) ?? []
    if (ids.includes(id)) return { view: (queryKey[1] as OperationCall<typeof listApplications>).body ?? {}, ids }
  }
  return undefined
}

const usual: View = { filters: { status: 'open' }, sortByKey: nearestFirst.key, sortOrder: nearestFirst.order }

/** What was seen before stays known when the list is opened again: its earlier pages do not come back as the next. */
const queueFor = (client: QueryClient, id: string, person: string): Queue => {
  const known = queueStore.get()
  const listed = listOf(client, id)
  const isSameView = listed === undefined || JSON.stringify(listed.view) === JSON.stringify(known?.view)
  if (known?.person === person && known.ids.includes(id) && isSameView) return known
  return { person, view: listed?.view ?? usual, ids: listed?.ids ?? [id] }
}

/** What comes before and after an application in the view from which it was opened, also after it was decided and left the view. */
export const useQueue = (id: string): { previous: string | undefined; next: { id: string; number: string } | undefined } => {
  const client = useQueryClient()
  const person = useUser().id
  const [queue] = useState(() => queueFor(client, id, person))
  const at = queue.ids.indexOf(id)
  const body = { view: queue.view, rest: queue.ids.slice(at + 1, at + 1 + mostRest), seen: queue.ids.slice(0, at + 1).slice(-mostSeen) }
  const { data } = useOperation(nextApplication, { body }, { quiet: true })
  const next = data?.next ?? undefined
  useEffect(() => {
    const follows = next !== undefined && !queue.ids.includes(next.id)
    queueStore.set(follows ? { ...queue, ids: [...queue.ids.slice(0, at + 1), next.id] } : queue)
  }, [queue, next, at])
  return { previous: queue.ids[at - 1], next }
}
