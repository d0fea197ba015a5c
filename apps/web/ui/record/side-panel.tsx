import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../../platform/translate/translate.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { InDialog, lastDialog } from '../overlays/in-dialog.ts'
import { texts as overlayTexts } from '../overlays/texts.ts'
import { useBackCloses } from '../overlays/use-back-closes.ts'
import { unbrokenWords } from '../vehicles/unbroken.tsx'
import styles from './record.module.css'

/**
 * A step in the place of the facts, which nobody reaches meanwhile (`data-under-side`): the document beside it stays in sight and can be turned
 * while one writes about it. Escape closes it from anywhere.
 */
export const SidePanel = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    const opener = document.activeElement
    element.show()
    const covered = document.querySelectorAll<HTMLElement>('[data-under-side]')
    for (const one of covered) one.inert = true
    ;(element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus()
    return () => {
      const now = document.activeElement
      const isHere = now === document.body || element.contains(now)
      element.close()
      for (const one of covered) one.inert = false
      lastDialog.closed = performance.now()
      // Whoever looked at the document meanwhile stays there.
      if (!isHere) return
      const back =
        opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : document.getElementById('main')
      back?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCovered = document.querySelector('dialog:modal, :popover-open') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isCovered) close()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  useBackCloses(true, onClose)
  return createPortal(
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.side}
      aria-labelledby={id}
      // It opens under the pointer and the finger that opened it: a double click, or a key that is held down, must not take the step.
      onClickCapture={(event) =>
        event.detail > 1 && event.target instanceof Element && event.target.closest('[type="submit"]') && event.preventDefault()
      }
      onKeyDownCapture={(event) =>
        event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement && event.preventDefault()
      }
    >
      <div className={styles.sideHead}>
        <h2 id={id}>{unbrokenWords(title)}</h2>
        <IconButton quiet label={t(overlayTexts.close)} icon={<IconX size={20} />} onClick={onClose} />
      </div>
      <InDialog value>{children}</InDialog>
    </dialog>,
    document.body,
  )
}
