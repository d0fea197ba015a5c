import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { t } from '../../../platform/kit.ts'
import { CheckInput, type Option } from './inputs.tsx'
import { type FieldName, textsIn, useField } from '../use-field.ts'
import styles from './field-set.module.css'

interface CheckSetProps<Values extends FieldValues> {
  name: FieldName<Values>
  legend: string
  hint?: string
  options: readonly Option[]
  /** One beside the other, for labels of a word. */
  dense?: boolean
}

/** Any of a few. The value is the list of what is checked, in the order of the options. */
export const CheckSetField = <Values extends FieldValues = never>({
  name,
  legend,
  hint,
  options,
  dense = false,
}: CheckSetProps<Values>) => {
  const id = useId()
  const { value, onChange, onBlur, error, ref } = useField<Values>(name)
  const checked = new Set(textsIn(value))
  const toggle = (one: string, on: boolean): void =>
    onChange(options.map((option) => option.value).filter((other) => (other === one ? on : checked.has(other))))
  return (
    <fieldset className={styles.set} aria-describedby={error === undefined ? undefined : id}>
      <legend>{legend}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={dense ? styles.dense : styles.checks}>
        {options.map((option, index) => (
          <CheckInput
            key={option.value}
            ref={index === 0 ? ref : undefined}
            label={typeof option.label === 'string' ? option.label : t(option.label)}
            checked={checked.has(option.value)}
            onBlur={onBlur}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
