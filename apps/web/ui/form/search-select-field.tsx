import { Select } from '@mantine/core'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { texts } from './texts.ts'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'

interface SearchSelectProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  /** For long sets: what was typed, to ask the server with. */
  onSearch?: (typed: string) => void
}

/** One of many, found by typing. For a few options use SelectField. */
export const SearchSelectField = ({ name, label, options, onSearch, optional = false, ...more }: SearchSelectProps) => {
  const t = useTranslate()
  const { value, ...field } = useField(name)
  return (
    <Select
      {...more}
      {...field}
      label={label}
      data={options}
      value={value === '' ? null : String(value)}
      onChange={(chosen) => field.onChange(chosen ?? '')}
      onSearchChange={onSearch}
      searchable
      clearable={optional}
      clearButtonProps={{ 'aria-label': t(texts.clear) }}
      nothingFoundMessage={t(texts.nothingFound)}
    />
  )
}
