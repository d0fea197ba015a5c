import { keysOf } from '@dovolilnice/contract/keys-of'
import type { Text } from '@dovolilnice/contract/locale'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { unbrokenWords } from '../../vehicles/unbroken.tsx'
import styles from './inputs.module.css'
import { t } from '../../../platform/kit.ts'

interface FrameProps {
  label?: ReactNode
  description?: ReactNode
  error?: string | undefined
  className?: string
  /** Draws the input, given what ties it to its words. */
  children: (ties: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    className: string | undefined
  }) => ReactNode
}

/** An input with its label, explanation and error, tied together for assistive technology. */
const FieldFrame = ({ label, description, error, className, children }: FrameProps) => {
  const id = useId()
  const describedBy = [description !== undefined && `${id}-how`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
      {label !== undefined && (
        <label className={styles.label} htmlFor={id}>
          {unbrokenWords(label)}
        </label>
      )}
      {description !== undefined && (
        <p className={styles.description} id={`${id}-how`}>
          {unbrokenWords(description)}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error === undefined ? undefined : true,
        className: styles.input,
      })}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

interface Words {
  label?: ReactNode
  description?: ReactNode
  error?: string | undefined
  className?: string
}

interface TextInputProps extends Words, Omit<ComponentPropsWithRef<'input'>, 'className' | 'size'> {
  /** Stands in the field at its right: a unit, a button. */
  right?: ReactNode
}

export const TextInput = ({ label, description, error, className, right, ...input }: TextInputProps) => (
  <FieldFrame label={label} description={description} error={error} className={className}>
    {(ties) => (
      <span className={styles.box}>
        <input {...input} {...ties} />
        {right !== undefined && <span className={styles.right}>{right}</span>}
      </span>
    )}
  </FieldFrame>
)

export const TextArea = ({
  label,
  description,
  error,
  className,
  ...area
}: Words & Omit<ComponentPropsWithRef<'textarea'>, 'className'>) => (
  <FieldFrame label={label} description={description} error={error} className={className}>
    {(ties) => <textarea {...area} {...ties} />}
  </FieldFrame>
)

export interface Option<Value extends string = string> {
  value: Value
  label: Text | string
}

/** Codes as what can be chosen, by their words: all of them, or those of `values` in that order. */
export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, Text>>, values: readonly Value[] = keysOf(labels)) =>
  values.map((value): Option<Value> => ({ value, label: labels[value] }))

interface SelectProps extends Words, Omit<ComponentPropsWithRef<'select'>, 'className' | 'size'> {
  options: readonly Option[]
}

/** One of a few: the browser's own select, which every phone and screen reader knows. */
export const SelectInput = ({ label, description, error, className, options, ...select }: SelectProps) => (
  <FieldFrame label={label} description={description} error={error} className={className}>
    {(ties) => (
      <span className={styles.box} data-select>
        <select {...select} {...ties}>
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {typeof name === 'string' ? name : t(name)}
            </option>
          ))}
        </select>
      </span>
    )}
  </FieldFrame>
)

/** Yes or no. The whole line is the target. */
export const CheckInput = ({
  label,
  description,
  error,
  className,
  ...input
}: Words & Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'size'>) => {
  const id = useId()
  return (
    <div className={`${styles.check} ${className ?? ''}`}>
      <label>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
        />
        <span>
          {label}
          {description !== undefined && <span className={styles.description}>{description}</span>}
        </span>
      </label>
      {error !== undefined && (
        <p className={styles.error} id={id}>
          {error}
        </p>
      )}
    </div>
  )
}
