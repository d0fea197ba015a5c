import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** The open dialogs, the one on top last. */
const open: symbol[] = []

export const isDialogOpen = (): boolean => open.length > 0

/**
 * Back closes the dialog on top instead of leaving the screen under it. The way back is stopped, not given an entry of its own to come back
 * from: a dialog that is closed by its button leaves nothing behind in the history. Farther jumps and ways forward are let through. The
 * leave-warning keeps out of it while a dialog is open (`isDialogOpen`). On a page that was opened just now there is no way back to stop: see `guardBack`.
 */
export const useBackCloses = (shown: boolean, onClose: (() => void) | undefined): void => {
  const { history } = useRouter()
  const close = useEffectEvent(() => onClose?.())
  const closable = onClose !== undefined
  useEffect(() => {
    if (!shown || !closable) return
    const dialog = Symbol('dialog')
    open.push(dialog)
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' || open.at(-1) !== dialog) return false
        // The browser has gone already and is called back; only then is the entry at hand the dialog's own, whose address it may have to change.
        window.addEventListener('popstate', () => setTimeout(close), { once: true })
        return true
      },
    })
    const isCold = history.location.state.__TSR_index === 0
    const guarded = isCold
      ? import('./cold-back.ts').then(({ guardBack }) => (open.includes(dialog) ? guardBack(history, () => close()) : undefined))
      : undefined
    return () => {
      unblock()
      void guarded?.then((end) => end?.())
      open.splice(open.indexOf(dialog), 1)
    }
  }, [shown, closable, history])
}
