import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import styles from './root-frame.module.css'
import { texts } from './texts.ts'

/** Pixels after which the way back up is offered. */
const scrolledEnough = 50

export const ScrollToTop = () => {
  const t = useTranslate()
  const [far, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > scrolledEnough)
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!far) return null
  const goUp = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" data-screen-only className={styles.top} aria-label={t(texts.toTop)} onClick={goUp}>
      <IconArrowUp size={20} />
    </button>
  )
}
