import { dayInWords } from '@dovolilnice/contract/primitives/local-day'
import { IconX } from '@tabler/icons-react'
import type { CellTools, Filter } from './list-data.ts'
import type { ListState } from './list-state.ts'
import styles from './filter-chips.module.css'
import { texts } from './texts.ts'

interface ChipsProps {
  filters?: readonly Filter[]
  state: ListState
  change: (next: Partial<ListState>) => void
  tools: CellTools
}

/** What a filter narrows to, in words; nothing beside a flag, whose name says it. */
const valueInWords = ({ kind, options = [] }: Filter, value: string, { t, locale }: CellTools): string => {
  if (kind === 'flag') return ''
  if (kind === 'choice') {
    const label = options.find((option) => option.value === value)?.label
    return label === undefined ? value : typeof label === 'string' ? label : t(label)
  }
  return kind === 'text' || kind === 'number' ? value : dayInWords(value, locale)
}

/** The filters that are set, while their panel is folded: each with its value, and a button that removes it. */
export const FilterChips = ({ filters = [], state, change, tools }: ChipsProps) => {
  const set = filters.filter(({ key }) => !['', 'false'].includes(String(state.filters[key] ?? '')))
  if (set.length === 0) return null
  return (
    <ul data-screen-only className={styles.chips} aria-label={tools.t(texts.filters)}>
      {set.map((filter) => {
        const name = tools.t(filter.label)
        return (
          <li key={filter.key} className={styles.chip}>
            <span>
              {name} <strong>{valueInWords(filter, String(state.filters[filter.key]), tools)}</strong>
            </span>
            <button
              type="button"
              aria-label={tools.t(texts.filterChip, { name })}
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
