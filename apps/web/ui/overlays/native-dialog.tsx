import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useBackCloses } from './use-back-closes.ts'

type NativeDialogProps = ({ label: string; labelledBy?: never } | { label?: never; labelledBy: string }) & {
  open: boolean
  className?: string
  /** Read by the style sheet; pixels. */
  width?: number
  /** Escape, Back and a click beside it; absent: it cannot be closed by hand. */
  onClose?: () => void
  children: ReactNode
}

/**
 * The browser's own modal dialog: over everything, the rest inert, the focus inside (at what bears `data-autofocus`, or the first there is).
 * For content without drop-downs.
 */
export const NativeDialog = ({ open, label, labelledBy, className, width, onClose, children }: NativeDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it leaves the page, for only then does the browser give the focus back to what had it before.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element.close()
      // What had the focus may be gone, or nothing had it: the keyboard goes on in the screen, not at the top of the page.
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
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
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-modal={open || undefined}
      data-width={width}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClose={closed}
      onClick={(event) => event.target === dialog.current && onClose?.()}
    >
      {open && children}
    </dialog>
  )
}
