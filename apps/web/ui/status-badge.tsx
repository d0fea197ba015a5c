import type { ReactNode } from 'react'
import styles from './status-badge.module.css'

/** What a status means for whoever reads it: nothing to do, good, in work, wants attention, bad, over. */
export type StatusTone = 'neutral' | 'good' | 'active' | 'warning' | 'bad' | 'over'

/** A status in words; the colour only underlines it. */
export const StatusBadge = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
)
