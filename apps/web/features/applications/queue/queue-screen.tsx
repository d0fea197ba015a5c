import { listApplications } from '@dovolilnice/contract/applications/list/list-applications'
import { Link, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useMay } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { sortingOf } from '../../../ui/list-screen/list-data.ts'
import { Part } from '../../../ui/states/part.tsx'
import { useApplicationFilters } from '../list/use-application-filters.ts'
import { texts as applicationTexts } from '../texts.ts'
import { nearestFirst } from './nearest-first.ts'
import { QueueList, useShownColumns } from './queue-list.tsx'
import styles from './queue.module.css'
import { useViews } from './use-views.ts'
import { ViewTabs } from './view-tabs.tsx'
import { shownView } from './views.ts'

/** Everyone's applications as a queue with its views, and beside them all documents. What is shown stands in the address. */
export const QueueScreen = () => {
  const t = useTranslate()
  const may = useMay()
  const search = useSearch({ from: '/inside/vloge' })
  const filters = useApplicationFilters()
  const sorting = useMemo(() => sortingOf({ operation: listApplications, sort: nearestFirst }), [])
  const views = useViews(filters, sorting)
  const view = shownView(
    views.map((one) => one.view),
    search,
  )
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
