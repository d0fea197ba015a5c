import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Fade } from '../fade.tsx'
import { FrontBar } from './front-bar.tsx'
import { FrontFooter } from './front-footer.tsx'
import styles from './front-layout.module.css'

/** The layout of front pages: top bar, page, the municipality's contacts. */
export const FrontLayout = ({ children }: { children?: ReactNode }) => (
  <div className={styles.layout}>
    <FrontBar />
    <main id="main" tabIndex={-1} className={styles.main}>
      <Fade>{children ?? <Outlet />}</Fade>
    </main>
    <FrontFooter />
  </div>
)
