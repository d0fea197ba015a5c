import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

interface NativeDialogProps {
  open: boolean
  label: string
  className?: string
  /** Escape and a click beside it; absent: it cannot be closed by hand. */
  onClose?: () => void
  children: ReactNode
}

/** The browser's own modal dialog: over everything, the rest inert, the focus inside. For content without drop-downs. */
export const NativeDialog = ({ open, label, className, onClose, children }: NativeDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      aria-modal={open || undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClick={(event) => event.target === dialog.current && onClose?.()}
    >
      {open && children}
    </dialog>
  )
}
