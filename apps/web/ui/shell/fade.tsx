import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './fade.module.css'

/** Pages fade into one another; not for people who asked for reduced motion. A new path is a new screen, with fresh state. */
export const Fade = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  return (
    <div key={pathname} className={styles.fade}>
      {children}
    </div>
  )
}
