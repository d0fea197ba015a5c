import {
  appState,
  changeApp,
  closeColumnDialog,
  closeRefusal,
  closeSnackbar,
  columnDialog,
  confirmStore,
  showSnackbar,
  snackbarStore,
  t,
  useStore,
} from '../../platform/kit.ts'
import styles from './loader-dialog.module.css'
import { NativeDialog } from './native-dialog.tsx'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { Dialogs } from './dialogs.tsx'
import type { InformationTexts } from './information-texts.ts'
import { texts } from './texts.ts'
import { unbroken } from '../vehicles/unbroken.tsx'
import bar from './snackbar.module.css'

/** The global snackbar. Its place in the page exists before it speaks, so that a screen reader hears each sentence. */
const Snackbar = () => {
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
      className={bar.place}
      data-location={location}
      data-absolute={absolute || undefined}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      {display && (
        <div className={bar.snackbar} data-mode={mode || undefined} data-tone={tone}>
          <p className={bar.text}>{unbroken(typeof text === 'string' ? text : t(text as { sl: string; en: string }))}</p>
          {action && (
            <button type="button" className={bar.close} onClick={action.onClick}>
              {action.label}
            </button>
          )}
          <button type="button" className={bar.close} onClick={closeSnackbar}>
            {t(texts.close)}
          </button>
        </div>
      )}
    </div>
  )
}

/** Blocks the page with a text while something long runs. Nothing closes it but the end of what runs. */
const LoaderDialog = () => {
  const { loader, loaderText, progress } = useStore(appState)
  return (
    <NativeDialog open={loader} label={loaderText} className={styles.loader}>
      <div className={styles.content} role="status">
        {progress === false ? (
          <span className={styles.spinner} aria-hidden />
        ) : (
          <progress className={styles.progress} value={progress} aria-label={loaderText} />
        )}
        <span>{loaderText}</span>
      </div>
    </NativeDialog>
  )
}

const closeAll = (): void => {
  changeApp({ information: { terms: false, gdpr: false, instructions: false } })
  closeColumnDialog()
  confirmStore.get()?.answer(false)
  closeRefusal()
}

/** Closes every dialog, and what the server refused there, when another screen opens. */
const useCloseOnNavigation = (): void => {
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && closeAll()), [router])
}

/** The dialogs, loaded when the first of them opens. Where they do not come, nothing stays waiting for them. */
const useDialogs = (needed: boolean, information: InformationTexts): ReactNode => {
  const [dialogs, setDialogs] = useState<{ Dialogs: typeof Dialogs }>()
  useEffect(() => {
    if (!needed || dialogs !== undefined) return
    import('./dialogs.tsx').then(setDialogs, () => {
      closeAll()
      showSnackbar(texts.dialogMissing, { tone: 'bad', mode: 'multi-line' })
    })
  }, [needed, dialogs])
  return dialogs && <dialogs.Dialogs information={information} />
}

/** Everything that may lie over a page. */
export const Overlays = ({ information }: { information: InformationTexts }) => {
  const { information: open } = useStore(appState)
  const { dialog } = useStore(columnDialog)
  const asking = useStore(confirmStore) !== undefined
  const dialogs = useDialogs(dialog || asking || open.gdpr || open.terms || open.instructions, information)
  useCloseOnNavigation()
  return (
    <>
      <LoaderDialog />
      <Snackbar />
      {dialogs}
    </>
  )
}
