import { IconCloudOff, IconInbox } from '@tabler/icons-react'
import { sentenceOf, t } from '../../platform/kit.ts'
import { Button } from '../buttons/button.tsx'
import type { ListOperation } from './list-data.ts'
import type { ListParts, PageQuery } from './list-parts.ts'
import { clearedFilters, countFilters } from './list-state.ts'
import styles from './list-screen.module.css'
import { texts } from './texts.ts'

/** In place of rows: why there are none, and what to do about it. */
export const ListMessage = <O extends ListOperation>({
  page,
  state,
  own,
  change,
  filters = [],
  empty,
}: ListParts<O> & { page: PageQuery<O> }) => {
  if (page.error !== null && page.data === undefined)
    return (
      <div className={styles.message} role="alert">
        <IconCloudOff size={40} stroke={1.5} aria-hidden />
        <p className={styles.messageTitle}>{t(texts.failed)}</p>
        <p>{sentenceOf(page.error)}</p>
        <Button label={t(texts.retry)} onClick={() => void page.refetch()} />
      </div>
    )
  if (page.data === undefined || page.data.items.length > 0) return null
  // What was searched for stays: most often it is a filter that hides it.
  const filtered = countFilters(state, filters, own) > 0
  const widen = () => change(filtered ? { filters: clearedFilters(filters, own) } : { search: own.search })
  const narrowed = (state.search !== '' && state.search !== own.search) || filtered
  return (
    <div className={styles.message}>
      <IconInbox size={40} stroke={1.5} aria-hidden />
      <p className={styles.messageTitle}>{t(narrowed ? texts.emptyFiltered : (empty?.title ?? texts.empty))}</p>
      {narrowed ? <p>{t(texts.emptyFilteredHow)}</p> : empty?.text !== undefined && <p>{t(empty.text)}</p>}
      {narrowed ? <Button label={t(texts.clearFilters)} look="plain" onClick={widen} /> : empty?.action}
    </div>
  )
}
