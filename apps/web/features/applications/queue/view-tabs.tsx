import { IconBookmark, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import styles from './queue.module.css'
import { texts } from './texts.ts'
import { isChanged, keptOf, shownView } from './views.ts'
import type { QueueView, ViewSearch } from './views.ts'

const ViewDialog = lazyPart(() => import('./view-dialog.tsx').then(({ ViewDialog }) => ViewDialog))
const ViewMenu = lazyPart(() => import('./view-menu.tsx').then(({ ViewMenu }) => ViewMenu))

interface TabsProps {
  views: readonly { view: QueueView; count: number | undefined }[]
  /** What stands in the address now. */
  search: ViewSearch
  /** The columns on screen: a view keeps them. */
  columns: readonly string[]
  /** Parts of the screen that are no view, at the right. */
  children?: ReactNode
}

/** The views of the queue as tabs: links, because each is an address of its own. What narrows the list further stays until another is opened. */
export const ViewTabs = ({ views, search, columns, children }: TabsProps) => {
  const t = useTranslate()
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
