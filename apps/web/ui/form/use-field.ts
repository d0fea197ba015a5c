import { useController, useFormContext } from 'react-hook-form'
import type { ControllerRenderProps } from 'react-hook-form'
import { afterPress } from './after-press.ts'

/** What every field of a form takes. `name` is the path in the contract's body, as in `address.street` or `plates.0`. */
export interface FieldProps {
  name: string
  label: string
  description?: string
  placeholder?: string
  /** Shown as "optional"; required fields are not marked. */
  optional?: boolean
  disabled?: boolean
  autoFocus?: boolean
  className?: string
}

export interface Field extends Omit<ControllerRenderProps, 'disabled'> {
  error: string | undefined
}

/** Binds an input to its form: value, change, blur, focus on error, and the sentence of its error. */
export const useField = (name: string): Field => {
  const { control } = useFormContext()
  const { field, fieldState, formState } = useController({ name, control })
  const { disabled: _disabled, onBlur, ...bound } = field
  // Passing by a field is no mistake: what is left empty is told when the form is sent.
  const passedBy = ['', false].includes(bound.value ?? '') && !fieldState.isDirty && !formState.isSubmitted
  const error = fieldState.error
  const message = error?.message ?? (error as { root?: { message?: string } } | undefined)?.root?.message
  return { ...bound, onBlur: () => (passedBy ? undefined : afterPress(onBlur)), value: bound.value ?? '', error: message }
}
