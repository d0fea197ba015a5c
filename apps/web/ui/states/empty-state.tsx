import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from '../list-screen/list-screen.module.css'
import { unbroken } from '../vehicles/unbroken.tsx'

/** In place of content that does not exist yet: says so, and what to do. */
export const EmptyState = ({
  title,
  text,
  action,
  icon = <IconInbox size={40} stroke={1.5} aria-hidden />,
}: {
  title: string
  text?: string
  action?: ReactNode
  icon?: ReactNode
}) => (
  <div className={styles.message}>
    {icon}
    <p className={styles.messageTitle}>{unbroken(title)}</p>
    {text !== undefined && <p>{unbroken(text)}</p>}
    {action}
  </div>
)
