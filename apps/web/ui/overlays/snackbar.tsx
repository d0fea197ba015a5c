import { useEffect } from 'react'
import { closeSnackbar, snackbarStore } from '../../platform/snackbar.ts'
import { useStore } from '../../platform/store.ts'
import { useTranslate } from '../../platform/translate/translate.ts'
import { unbroken } from '../vehicles/unbroken.tsx'
import styles from './snackbar.module.css'
import { texts } from './texts.ts'

/** The global snackbar. Its place in the page exists before it speaks, so that a screen reader hears each sentence. */
export const Snackbar = () => {
  const t = useTranslate()
  const snackbar = useStore(snackbarStore)
  const { display, timeout, text, mode, location, absolute, tone, action } = snackbar
  useEffect(() => {
    if (!display || timeout === -1) return
    const timer = setTimeout(closeSnackbar, timeout)
    return () => clearTimeout(timer)
  }, [snackbar, display, timeout])
  return (
    <div
      data-screen-only
      className={styles.place}
      data-location={location}
      data-absolute={absolute || undefined}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      {display && (
        <div className={styles.snackbar} data-mode={mode || undefined} data-tone={tone}>
          <p className={styles.text}>{unbroken(typeof text === 'string' ? text : t(text as { sl: string; en: string }))}</p>
          {action && (
            <button type="button" className={styles.close} onClick={action.onClick}>
              {action.label}
            </button>
          )}
          <button type="button" className={styles.close} onClick={closeSnackbar}>
            {t(texts.close)}
          </button>
        </div>
      )}
    </div>
  )
}
