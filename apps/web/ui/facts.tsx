import type { ReactNode } from 'react'
import styles from './facts.module.css'
import { unbrokenWords } from './vehicles/unbroken.tsx'

export interface Fact {
  label: string
  value: ReactNode
  /** Takes the whole width: long texts. */
  wide?: boolean
}

/** What is known of something, as a list of names and values; what has no value is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts} data-facts>
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
      .map(({ label, value, wide = false }) => (
        <div key={label} className={wide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd>{unbrokenWords(value)}</dd>
        </div>
      ))}
  </dl>
)
