import type { ReactNode } from 'react'
import styles from './front-card.module.css'

/** A small form in the middle of a front page: login, passwords. */
export const FrontCard = ({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) => (
  <section className={styles.card}>
    <h1 className={styles.title}>{title}</h1>
    {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    {children}
  </section>
)

export const FrontCardLinks = ({ children }: { children: ReactNode }) => <p className={styles.links}>{children}</p>
