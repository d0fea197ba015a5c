import {
  type FieldArray,
  type FieldArrayPath,
  type FieldPath,
  type FieldValues,
  useController,
  useFieldArray,
  useFormContext,
} from 'react-hook-form'
import { t } from '../../platform/kit.ts'
import { TextArea } from './inputs/inputs.tsx'
import styles from './form.module.css'
import { texts } from './texts.ts'
import { type FieldName, textsIn } from './use-field.ts'
import { useRef } from 'react'

interface LinesProps<Values extends FieldValues> {
  name: FieldName<Values>
  label: string
  description?: string
  optional?: boolean
  /** How a line is written once the field is left. */
  tidy?: (line: string) => string
}

/** What was typed, without its empty lines. */
export const filledLines = (lines: unknown): string[] =>
  (Array.isArray(lines) ? lines : []).map((line) => String(line ?? '').trim()).filter((line) => line !== '')

/** The first sentence of a list's errors: its own, or that of one of its lines. */
const firstMessage = (error: unknown): string | undefined => {
  if (error === null || typeof error !== 'object') return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  const ofList = 'root' in error ? firstMessage(error.root) : undefined
  if (ofList !== undefined) return ofList
  return Array.isArray(error) ? error.map(firstMessage).find((one) => one !== undefined) : undefined
}

/** A list of short things, one on each line; its value is a list of strings. */
export const LinesField = <Values extends FieldValues = never>({
  name,
  label,
  description,
  optional = false,
  tidy,
}: LinesProps<Values>) => {
  const { control } = useFormContext<Values>()
  const { field, fieldState } = useController({ name, control })
  const { value, onChange, onBlur, disabled, ...bound } = field
  const lines = textsIn(value)
  const leave = () => {
    const tidied = tidy === undefined ? lines : lines.map(tidy)
    if (tidied.join('\n') !== lines.join('\n')) onChange(tidied)
    onBlur()
  }
  return (
    <TextArea
      {...bound}
      label={
        optional ? (
          <>
            {label} <span className={styles.optional}>({t(texts.optional)})</span>
          </>
        ) : (
          label
        )
      }
      description={description}
      error={firstMessage(fieldState.error)}
      rows={Math.min(6, Math.max(2, lines.length))}
      value={lines.join('\n')}
      onBlur={leave}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? [] : currentTarget.value.split(/[\n,;]/))}
    />
  )
}

/** Rows of a form that are added and removed. A row that was just added is not wrong yet; who removes one goes on at the button that adds (`adder`). */
export const useRows = <Values extends FieldValues, Name extends FieldArrayPath<Values> = FieldArrayPath<Values>>(name: Name) => {
  const { control, clearErrors, formState } = useFormContext<Values>()
  const { fields, append, remove } = useFieldArray<Values, Name>({ control, name })
  const adder = useRef<HTMLButtonElement>(null)
  const add = (row: FieldArray<Values, Name>): void => {
    append(row)
    // The library checks all rows once the new one is drawn.
    if (!formState.isSubmitted) setTimeout(() => clearErrors(`${name}.${fields.length}` as FieldPath<Values>))
  }
  const removeAt = (index: number): void => {
    remove(index)
    adder.current?.focus()
  }
  return { fields, add, removeAt, adder }
}
