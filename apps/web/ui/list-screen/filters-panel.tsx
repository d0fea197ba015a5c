import { Button } from '../buttons/button.tsx'
import { CheckInput, SelectInput, TextInput } from '../form/inputs/inputs.tsx'
import { DayInput } from '../form/inputs/day-input.tsx'
import { DebouncedInput } from './debounced-input.tsx'
import type { CellTools, Filter } from './list-data.ts'
import { clearedFilters, countFilters } from './list-state.ts'
import type { ListState, Narrowing } from './list-state.ts'
import styles from './list-screen.module.css'
import { texts } from './texts.ts'

interface PanelProps {
  filters: readonly Filter[]
  state: ListState
  /** The filters of the view, to which they are cleared. */
  own: Narrowing
  change: (next: Partial<ListState>, replace?: boolean) => void
  tools: CellTools
}

interface FieldProps {
  filter: Filter
  value: string
  onChange: (value: string | boolean, replace?: boolean) => void
  tools: CellTools
}

const FilterField = ({ filter: { kind, label, options = [] }, value, onChange, tools: { t } }: FieldProps) => {
  const name = t(label)
  switch (kind) {
    case 'choice': {
      const data = [
        { value: '', label: t(texts.all) },
        ...options.map((option) => ({ value: option.value, label: typeof option.label === 'string' ? option.label : t(option.label) })),
      ]
      return <SelectInput label={name} options={data} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    }
    case 'flag':
      return (
        <CheckInput
          className={styles.flag}
          label={name}
          checked={value === 'true'}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )
    case 'day':
    case 'last-day':
    case 'since':
    case 'before':
      return <DayInput label={name} value={value} onChange={onChange} />
    case 'text':
    case 'number':
      return (
        <DebouncedInput value={value} onChange={(typed) => onChange(typed, true)}>
          {(field) => <TextInput label={name} inputMode={kind === 'number' ? 'numeric' : undefined} {...field} />}
        </DebouncedInput>
      )
  }
}

/** The filters of a list; each change is told at once and stands in the URL. */
export const FiltersPanel = ({ filters, state, own, change, tools }: PanelProps) => (
  <form data-screen-only className={styles.filters} aria-label={tools.t(texts.filters)} onSubmit={(event) => event.preventDefault()}>
    {filters.map((filter) => (
      <FilterField
        key={filter.key}
        filter={filter}
        value={String(state.filters[filter.key] ?? '')}
        onChange={(value, replace) => change({ filters: { ...state.filters, [filter.key]: value } }, replace)}
        tools={tools}
      />
    ))}
    {countFilters(state, filters, own) > 0 && (
      <Button look="quiet" onClick={() => change({ filters: clearedFilters(filters, own) })}>
        {tools.t(texts.clearFilters)}
      </Button>
    )}
  </form>
)
