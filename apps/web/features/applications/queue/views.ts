import type { ApplicationView } from '@dovolilnice/contract/applications/queue/application-view'
import type { Text } from '@dovolilnice/contract/locale'
import { texts } from './texts.ts'

export type ViewSearch = Readonly<Record<string, unknown>>

export interface QueueView {
  /** Stands in the address as `view`. */
  key: string
  name: Text | string
  search: ViewSearch
  /** Kept by the person who looks. */
  saved?: ApplicationView
  /** A count above nothing is bad news. */
  bad?: boolean
}

export const unassignedView: QueueView = { key: 'unassigned', name: texts.unassigned, search: { view: 'unassigned', assignee: 'none' } }

/** The views that everyone has; the last is the list without a word in the address. */
export const standardViews: readonly QueueView[] = [
  { key: 'mine', name: texts.mine, search: { view: 'mine', assignee: 'me' } },
  unassignedView,
  { key: 'supplement', name: texts.supplement, search: { view: 'supplement', status: 'supplement_requested' } },
  { key: 'overdue', name: texts.overdue, search: { view: 'overdue', overdue: true }, bad: true },
  { key: 'all', name: texts.all, search: {} },
]

export const viewOf = (saved: ApplicationView): QueueView => ({
  key: saved.id,
  name: saved.name,
  search: { ...saved.search, view: saved.id },
  saved,
})

/** Keys of the address that are no part of a view: the place in the list, the search (it may name an applicant), and what else the screen shows. */
const passing = ['page', 'itemsPerPage', 'view', 'tab', 'vloga', 'search']

/** What a view keeps of the address: filters, order and columns. */
export const keptOf = (search: ViewSearch): ApplicationView['search'] =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) =>
      !passing.includes(key) && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        ? [[key, value] as const]
        : [],
    ),
  )

const asText = (search: ViewSearch): string =>
  JSON.stringify(
    Object.entries(keptOf(search))
      .map(([key, value]) => [key, String(value)])
      .toSorted(),
  )

/** Whether the list was narrowed or ordered in another way since the view was opened. */
export const isChanged = (view: QueueView, search: ViewSearch): boolean => asText(view.search) !== asText(search)

export const holdsView = (view: QueueView, search: ViewSearch): boolean =>
  Object.entries(view.search).every(([key, value]) => String(search[key]) === String(value))

/** The view that the address names; without a name the one of all, an unknown name is none. */
export const shownView = (views: readonly QueueView[], search: ViewSearch): QueueView | undefined =>
  views.find(({ key }) => key === (search['view'] ?? 'all'))
