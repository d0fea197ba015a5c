import { exportFormatLabels, exportFormats } from '@dovolilnice/contract/exports/export'
import { IconColumns3, IconDownload, IconFilter, IconRefresh, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { IconButton } from '../buttons/icon-button.tsx'
import { Menu, MenuItem } from '../menu/menu.tsx'
import { exportList } from './export-list.ts'
import { type Column, isSearched, type ListOperation, type RowOf, type Filter } from './list-data.ts'
import type { ListParts, PageQuery } from './list-parts.ts'
import { texts } from './texts.ts'
import { columnDialog, connectivityStore, formatHour, pageLocale, t, useStore } from '../../platform/kit.ts'
import { Button } from '../buttons/button.tsx'
import { TextInput } from '../form/inputs/inputs.tsx'
import { DebouncedInput } from './debounced-input.tsx'
import { countFilters, type ListState } from './list-state.ts'
import styles from './list-screen.module.css'
import { dayInWords } from '@dovolilnice/contract/primitives/local-day'
import chips from './filter-chips.module.css'

interface ChipsProps {
  filters?: readonly Filter[]
  state: ListState
  change: (next: Partial<ListState>) => void
}

/** What a filter narrows to, in words; nothing beside a flag, whose name says it. */
const valueInWords = ({ kind, options = [] }: Filter, value: string): string => {
  if (kind === 'flag') return ''
  if (kind === 'choice') {
    const label = options.find((option) => option.value === value)?.label
    return label === undefined ? value : typeof label === 'string' ? label : t(label)
  }
  return kind === 'text' || kind === 'number' ? value : dayInWords(value, pageLocale())
}

/** The filters that are set, while their panel is folded: each with its value, and a button that removes it. */
const FilterChips = ({ filters = [], state, change }: ChipsProps) => {
  const set = filters.filter(({ key }) => !['', 'false'].includes(String(state.filters[key] ?? '')))
  if (set.length === 0) return null
  return (
    <ul data-screen-only className={chips.chips} aria-label={t(texts.filters)}>
      {set.map((filter) => {
        const name = t(filter.label)
        return (
          <li key={filter.key} className={chips.chip}>
            <span>
              {name} <strong>{valueInWords(filter, String(state.filters[filter.key]))}</strong>
            </span>
            <button
              type="button"
              aria-label={t(texts.filterChip, { name })}
              onClick={() => change({ filters: { ...state.filters, [filter.key]: '' } })}
            >
              <IconX size={14} aria-hidden />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface ExportMenuProps<O extends ListOperation> extends ListParts<O> {
  page: PageQuery<O>
  shown: readonly Column<RowOf<O>>[]
}

/** What the filters leave as a file, in the order and with the columns on screen: the person chooses its form. */
const ExportMenu = <O extends ListOperation>({ operation, params, page, shown }: ExportMenuProps<O>) => {
  const navigate = useNavigate()
  const { sortByKey, sortOrder, filters } = page.request
  const what = {
    list: operation.name,
    record_id: params?.['id'],
    filters,
    sort: { key: sortByKey, order: sortOrder },
    columns: shown.map(({ key }) => key),
  }
  return (
    <Menu opener={(ties) => <IconButton {...ties} label={t(texts.export)} icon={<IconDownload size={18} />} />}>
      {exportFormats.map((format) => (
        <MenuItem
          label={t(exportFormatLabels[format])}
          key={format}
          onClick={() => void exportList({ ...what, format }, () => void navigate({ to: '/izvoz-podatkov' }))}
        />
      ))}
    </Menu>
  )
}

interface HeadProps<O extends ListOperation> extends ListParts<O> {
  page: PageQuery<O>
  shown: Column<RowOf<O>>[]
  filtersOpen: boolean
  onFilters: () => void
}

/** When the rows were read; without a network it says so, because old data must not look fresh. */
const Freshness = ({ at, failed }: { at: number; failed: boolean }) => {
  const offline = useStore(connectivityStore) === 'offline' || failed
  if (at === 0) return null
  return (
    <span className={offline ? styles.stale : 'unbroken'}>
      {t(offline ? texts.staleSince : texts.refreshedAt, { time: formatHour(at) })}
    </span>
  )
}

const HeadTools = <O extends ListOperation>(props: HeadProps<O>) => {
  const { id, columns, shown, page, filters = [], state, filtersOpen, onFilters } = props
  const set = countFilters(state, filters)
  const selected = shown.map(({ key }) => key)
  // A view that names its columns shows those that were chosen last, too.
  const onSave = state.columns.length > 0 ? (chosen: readonly string[]) => props.change({ columns: chosen, page: state.page }) : undefined
  const openColumns = () => columnDialog.set({ dialog: true, tableId: id, columns, selected, onSave })
  return (
    <div data-screen-only className={styles.tools}>
      {filters.length > 0 && (
        <Button look="plain" icon={IconFilter} onClick={onFilters} aria-expanded={filtersOpen}>
          {t(texts.filters)}
          {set > 0 && (
            <span className={styles.count} aria-label={t(texts.filtersSet, { count: set })}>
              {set}
            </span>
          )}
        </Button>
      )}
      <IconButton label={t(texts.columns)} icon={<IconColumns3 size={18} />} onClick={openColumns} />
      {props.operation.list.onScreenOnly !== true && <ExportMenu {...props} />}
      <IconButton
        label={t(texts.refresh)}
        icon={<IconRefresh size={18} />}
        onClick={() => void page.refetch()}
        busy={page.isFetching && !page.isPending}
      />
    </div>
  )
}

/** Above the table: how many, how fresh, the tools and what begins something new. */
export const ListHead = <O extends ListOperation>(props: HeadProps<O>) => {
  const { title, inset = false, page, state, change, actions } = props
  return (
    <div className={styles.headPlace}>
      <div className={styles.head}>
        <div className={styles.about}>
          {inset && <h2 className={styles.insetTitle}>{t(title)}</h2>}
          <p className={styles.total} role="status">
            {page.data !== undefined && <strong>{t(texts.found, { count: page.data.total })}</strong>}
            <Freshness at={page.dataUpdatedAt} failed={page.error !== null} />
          </p>
          {!props.filtersOpen && <FilterChips {...props} />}
        </div>
        {isSearched(props) && (
          <DebouncedInput value={state.search} onChange={(search) => change({ search }, true)}>
            {(field) => (
              <TextInput
                {...field}
                type="search"
                data-screen-only
                aria-label={t(texts.search)}
                placeholder={t(texts.search)}
                className={styles.search}
              />
            )}
          </DebouncedInput>
        )}
        <HeadTools {...props} />
        {actions !== undefined && (
          <div data-screen-only className={styles.actions}>
            {actions}
          </div>
        )}
      </div>
    </div>
  )
}
