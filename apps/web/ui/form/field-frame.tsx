import { useId } from 'react'
import type { ReactNode } from 'react'
import { unbrokenWords } from '../vehicles/unbroken.tsx'
import styles from './inputs/inputs.module.css'

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
export const FieldFrame = ({ label, description, error, className, children }: FrameProps) => {
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
