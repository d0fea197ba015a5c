import { useEffect, useRef } from 'react'
import { type ControllerRenderProps, type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form'

/**
 * Does something at once, or, while a button of the mouse is held down, after it was let go. A field is left when the next thing is
 * pressed: a sentence that appears under it at that moment pushes the thing away from under the pointer, and the click is lost.
 */
const afterPress = (deed: () => void): void => {
  if (document.querySelector(':active') === null) return deed()
  const stop = new AbortController()
  const released = () => {
    stop.abort()
    // The click comes right after the release.
    setTimeout(deed)
  }
  for (const event of ['pointerup', 'pointercancel']) window.addEventListener(event, released, { capture: true, signal: stop.signal })
}

/** A path in a form's values. It is never what the values are inferred from: a field that does not say whose form it is in takes no name. */
export type FieldName<Values extends FieldValues> = NoInfer<FieldPath<Values>>

/** What every field of a form takes. `name` is a path in the form's values, as in `address.street` or `plates.0`. */
export interface FieldProps<Values extends FieldValues> {
  name: FieldName<Values>
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

/** The texts in the value of a field that holds a list; the library knows no type of a field by its name. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one: unknown): one is string => typeof one === 'string') : []

/** Binds an input to its form: value, change, blur, focus on error, and the sentence of its error. */
export const useField = <Values extends FieldValues = never>(name: FieldName<Values>): Field => {
  const { control, trigger } = useFormContext<Values>()
  const { field, fieldState, formState } = useController({ name, control })
  const { disabled, onBlur, onChange, ...bound } = field
  // Passing by a field is no mistake: what is left empty is told when the form is sent.
  const passedBy = ['', false].includes(bound.value ?? '') && !fieldState.isDirty && !formState.isSubmitted
  const error = fieldState.error
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  // The library would write a field into the values again that the press has taken away: a vehicle that was removed.
  const leave = () => isThere.current && onBlur()
  return {
    ...bound,
    onChange: (...event) => {
      onChange(...event)
      // A step of a form is checked before it is sent, when the library does not look at changes yet.
      if (error) void trigger(name)
    },
    onBlur: () => (passedBy ? undefined : afterPress(leave)),
    value: bound.value ?? '',
    error: error?.message ?? error?.root?.message,
  }
}
