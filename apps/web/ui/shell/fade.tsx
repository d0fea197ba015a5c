import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './fade.module.css'

/**
 * Pages fade into one another; not for people who asked for reduced motion. A new path is a new screen, with fresh state. The path is that
 * of the screen shown, not of the one on its way: else the old screen would begin anew, with all it does, while the new one loads.
 */
export const Fade = ({ children }: { children: ReactNode }) => {
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  return (
    <div key={pathname} className={styles.fade}>
      {children}
    </div>
  )
}
