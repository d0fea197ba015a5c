import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './form.module.css'

/** A titled part of a form, read as a group. */
export const FormSection = ({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.section} role="group" aria-labelledby={id}>
      <h2 className={styles.sectionTitle} id={id}>
        {title}
      </h2>
      {hint !== undefined && <p className={styles.sectionHint}>{hint}</p>}
      {children}
    </section>
  )
}

/** Fields side by side where there is room. */
export const FormRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>

/** The way out first, the deed last; in a dialog they stand at the right (`modal.module.css`). */
export const FormButtons = ({ children }: { children: ReactNode }) => (
  <div className={styles.buttons} data-buttons>
    {children}
  </div>
)
