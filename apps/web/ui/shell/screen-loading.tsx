import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../../platform/kit.ts'
import { texts } from './texts.ts'
import styles from './screen-loading.module.css'

export const ScreenLoading = () => (
  <div className={styles.loading} role="status" data-loading>
    <span className={styles.bar} aria-hidden />
    <span>{t(texts.loading)}</span>
  </div>
)

/** The router shows nothing until it has the first parts of a page. */
export const LoadingAtFirst = ({ children }: { children?: ReactNode }): ReactNode => {
  const isFirst = useRouterState({ select: ({ matches }) => matches.length === 0 })
  return (
    <>
      {children}
      {isFirst && <ScreenLoading />}
    </>
  )
}
