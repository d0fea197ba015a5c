import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { FieldArray, FieldArrayPath, FieldPath, FieldValues } from 'react-hook-form'

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
