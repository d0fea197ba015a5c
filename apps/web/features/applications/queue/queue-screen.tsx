import { IconBookmark, IconPlus } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { t, tableRefreshInterval, useChangeSearch, useLive, useMay, useOperation } from '../../../platform/kit.ts'
import styles from './queue.module.css'
import { texts } from './texts.ts'
import { holdsView, isChanged, keptOf, type QueueView, shownView, standardViews, viewOf, type ViewSearch } from './views.ts'
import { listApplications } from '@dovolilnice/contract/applications/list/operations'
import { countApplications } from '@dovolilnice/contract/applications/queue/count-applications'
import { listApplicationViews } from '@dovolilnice/contract/applications/queue/list-application-views'
import { type FilterOf, lazyPart, Part, readListState, type Sorting, sortingOf, wireFilters } from '../../../ui/kit.ts'
import { useApplicationFilters } from '../list/use-application-filters.ts'
import { texts as applicationTexts } from '../texts.ts'
import { nearestFirst } from './nearest-first.ts'
import { QueueList, useShownColumns } from './queue-list.tsx'

const ViewDialog = lazyPart(() => import('./view-dialog.tsx').then(({ ViewDialog }) => ViewDialog))
const ViewMenu = lazyPart(() => import('./view-menu.tsx').then(({ ViewMenu }) => ViewMenu))

interface TabsProps {
  views: readonly { view: QueueView; count: number | undefined }[]
  search: ViewSearch
  columns: readonly string[]
  /** Parts of the screen that are no view, at the right. */
  children?: ReactNode
}

/** The views of the queue as tabs: links, because each is an address of its own. What narrows the list further stays until another is opened. */
const ViewTabs = ({ views, search, columns, children }: TabsProps) => {
  const [saving, setSaving] = useState(false)
  const shown =
    search['tab'] === undefined
      ? shownView(
          views.map(({ view }) => view),
          search,
        )
      : undefined
  const changed = shown === undefined || isChanged(shown, search)
  const kept = { ...keptOf(search), columns: columns.join(',') }
  return (
    <nav aria-label={t(texts.views)} data-screen-only>
      <ul className={styles.views}>
        {views.map(({ view, count }) => (
          <li key={view.key} className={styles.view}>
            <Link
              to="/vloge"
              search={view.search}
              aria-current={view === shown ? 'page' : undefined}
              activeOptions={{ exact: true }}
              resetScroll={false}
            >
              {view.saved !== undefined && <IconBookmark size={16} aria-hidden />}
              {typeof view.name === 'string' ? view.name : t(view.name)}
              {count !== undefined && (
                <span className={styles.count} data-bad={(view.bad && count > 0) || undefined}>
                  {count}
                </span>
              )}
            </Link>
            {view === shown && view.saved !== undefined && (
              <Suspense fallback={null}>
                <ViewMenu view={view.saved} kept={kept} changed={changed} />
              </Suspense>
            )}
          </li>
        ))}
        {search['tab'] === undefined && (
          <li className={styles.view}>
            <button type="button" onClick={() => setSaving(true)}>
              <IconPlus size={16} aria-hidden />
              {t(texts.saveView)}
            </button>
          </li>
        )}
        {children}
      </ul>
      <Suspense fallback={null}>{saving && <ViewDialog kept={kept} onClose={() => setSaving(false)} />}</Suspense>
    </nav>
  )
}

type Filters = readonly FilterOf<typeof listApplications>[]

/** The tabs of the queue with how many applications each has; a count is undefined until it is known. */
const useViews = (filters: Filters, sorting: Sorting): { view: QueueView; count: number | undefined }[] => {
  const saved = useOperation(listApplicationViews, {}, { quiet: true, keep: true })
  const views = [...standardViews, ...(saved.data?.items.map(viewOf) ?? [])]
  const narrowed = views.map(({ search }) => wireFilters(readListState(search, sorting, filters, ''), filters))
  // Asked for after the list's own call has left, and never in its way: the tabs stand without numbers until then.
  const counts = useOperation(
    countApplications,
    { body: { views: narrowed } },
    { quiet: true, keep: true, every: tableRefreshInterval, enabled: !saved.isPending },
  )
  useLive('applications', counts.refetch)
  return views.map((view, index) => ({ view, count: counts.data?.counts[index] }))
}

/**
 * The tab that is marked and the list under it agree: a view typed by its name alone gets its filters, and where one of them is taken away it
 * is that view no more. What a person keeps for themselves may differ until it is saved.
 */
const useAgreement = (view: QueueView | undefined, search: ViewSearch): void => {
  const changeSearch = useChangeSearch()
  const typed = useRef(true)
  const agrees = view === undefined || view.saved !== undefined || holdsView(view, search)
  const agree = useEffectEvent(() => {
    if (agrees) typed.current = false
    else changeSearch((now) => ({ ...now, ...(typed.current ? view?.search : { view: undefined }) }), { replace: true })
  })
  useEffect(() => agree(), [agrees, view?.key])
}

export const QueueScreen = () => {
  const may = useMay()
  const search = useSearch({ from: '/inside/vloge' })
  const filters = useApplicationFilters()
  const sorting = useMemo(() => sortingOf({ operation: listApplications, sort: nearestFirst }), [])
  const views = useViews(filters, sorting)
  const view = shownView(
    views.map((one) => one.view),
    search,
  )
  useAgreement(view, search)
  const columns = useShownColumns(search.columns)
  const documents = search.tab === 'documents' && may('documents:read')
  return (
    <>
      <ViewTabs views={views} search={search} columns={columns}>
        {may('documents:read') && (
          <li className={`${styles.view} ${styles.apart}`}>
            <Link
              to="/vloge"
              search={{ tab: 'documents' }}
              activeOptions={{ exact: true }}
              aria-current={documents ? 'page' : undefined}
              resetScroll={false}
            >
              {t(applicationTexts.documents)}
            </Link>
          </li>
        )}
      </ViewTabs>
      {documents ? <Part name="DocumentsList" props={{}} /> : <QueueList filters={filters} columns={columns} view={view} />}
    </>
  )
}
