import type { ReactNode } from 'react'
import styles from '../form/inputs/inputs.module.css'
import { unbroken, unbrokenWords } from '../vehicles/unbroken.tsx'

interface NoticeProps {
  tone?: 'neutral' | 'good' | 'warning' | 'bad'
  title?: string
  /** `alert` for what has just gone wrong, `status` for what has just happened; absent for what stands there anyway. */
  role?: 'alert' | 'status'
  children?: ReactNode
}

/** Something the person should know at this place. */
export const Notice = ({ tone = 'neutral', title, role, children }: NoticeProps) => (
  <div className={styles.alert} data-tone={tone} role={role}>
    {title !== undefined && <strong className={styles.alertTitle}>{unbroken(title)}</strong>}
    {unbrokenWords(children)}
  </div>
)
