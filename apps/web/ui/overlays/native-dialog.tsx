import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { lastDialog } from './in-dialog.ts'
import { useBackCloses } from './use-back-closes.ts'

type NativeDialogProps = ({ label: string; labelledBy?: never } | { label?: never; labelledBy: string }) & {
  open: boolean
  className?: string
  /** Pixels, or a CSS length. */
  maxWidth?: number | string
  /** Escape, Back and a click beside it; absent: it cannot be closed by hand. */
  onClose?: () => void
  children: ReactNode
}

/**
 * The browser's own modal dialog: over everything, the rest of the page inert. The focus is set on the element with `data-autofocus`, or on
 * the first that can have it; at the cross a space in the first words would close it, so there the dialog itself has the focus.
 */
export const NativeDialog = ({ open, label, labelledBy, className, maxWidth, onClose, children }: NativeDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  // Closed before it leaves the page, for only then does the browser give the focus back to what had it before.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    element.showModal()
    const begin = element.querySelector<HTMLElement>('[data-autofocus]')
    if (begin !== null) begin.focus()
    else if (document.activeElement?.hasAttribute('data-cross')) element.focus()
    return () => {
      element.close()
      lastDialog.closed = performance.now()
      // What had the focus may be gone, or go with the dialog: the keyboard goes on in the dialog below or in the screen, not at the top of the page.
      queueMicrotask(() => {
        const now = document.activeElement
        const below = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.getElementById('main')
        if (now === document.body || element.contains(now)) below?.focus({ preventScroll: true })
      })
    }
  }, [open])
  useBackCloses(open, onClose)
  // A browser lets a second Escape close what does not want to be closed.
  const closed = () => {
    if (!open || dialog.current?.open === true) return
    if (onClose === undefined) dialog.current?.showModal()
    else onClose()
  }
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-modal={open || undefined}
      style={{ maxWidth }}
      // A file input inside sends `cancel` too, when nothing was chosen; React also hands over the events of a dialog inside this one.
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose?.()
      }}
      onClose={(event) => event.target === dialog.current && closed()}
      // Who selects a text and lets go beside the dialog does not mean to close it.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === dialog.current
      }}
      onClick={(event) => event.target === dialog.current && pressedBeside.current && onClose?.()}
    >
      {open && children}
    </dialog>
  )
}
