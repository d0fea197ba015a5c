import { clockTime, readTime } from '@dovolilnice/contract/primitives/time-of-day'
import { TextInput } from './inputs.tsx'
import { type FieldProps, useField } from '../use-field.ts'
import type { FieldValues } from 'react-hook-form'

/** A time of day as people here write it: `9`, `930`, `9.30`; it stands as `9:30` once the field is left. */
export const TimeField = <Values extends FieldValues = never>({ name, optional, ...more }: FieldProps<Values>) => {
  const { value, onChange, onBlur, ...field } = useField<Values>(name)
  const leave = (): void => {
    const minutes = readTime(String(value))
    if (minutes !== undefined) onChange(clockTime(minutes))
    onBlur()
  }
  return (
    <TextInput
      {...more}
      {...field}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={leave}
    />
  )
}
