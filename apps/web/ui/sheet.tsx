import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './sheet.module.css'

interface SheetProps {
  title?: string
  /** Buttons at the right of the title. */
  actions?: ReactNode
  children: ReactNode
  /** `good`, `warning` and `bad` colour the edge: something here wants to be seen. */
  tone?: 'good' | 'warning' | 'bad'
}

/** A white sheet with a heading: the unit screens are composed of. */
export const Sheet = ({ title, actions, children, tone }: SheetProps) => {
  const id = useId()
  return (
    <section className={styles.sheet} data-tone={tone} aria-labelledby={title === undefined ? undefined : id}>
      {(title !== undefined || actions !== undefined) && (
        <div className={styles.head}>
          {title !== undefined && (
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
          )}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}

/** Sheets under one another, with the house's distance. `inOrder`: what stands below one that still loads waits for it, so that nothing moves. */
export const Stacked = ({ children, inOrder = false }: { children: ReactNode; inOrder?: boolean }) => (
  <div className={styles.stacked} data-in-order={inOrder || undefined}>
    {children}
  </div>
)

/** As many columns as there is room for, each at least `least` wide. `lead` gives the first two thirds of the width on a desk. */
export const Columns = ({ children, least = '18rem', lead = false }: { children: ReactNode; least?: string; lead?: boolean }) => (
  <div
    className={lead ? styles.lead : styles.columns}
    style={lead ? undefined : { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))` }}
  >
    {children}
  </div>
)
