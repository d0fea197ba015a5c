import { useMatches } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import styles from './fade.module.css'

/**
 * Pages fade into one another; not for people who asked for reduced motion. A new path is a new screen, with fresh state. The path is that
 * of the screen shown, not of the one on its way: else the old screen would begin anew, with all it does, while the new one loads.
 * The first screen does not fade: its text stands in the page already.
 */
export const Fade = ({ children }: { children: ReactNode }) => {
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const [first] = useState(pathname)
  return (
    <div key={pathname} className={styles.screen} data-fades={pathname !== first || undefined}>
      {children}
    </div>
  )
}
