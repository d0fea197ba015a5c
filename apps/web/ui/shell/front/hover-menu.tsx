import { useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import styles from './hover-menu.module.css'

/** Delays of a menu that opens when the mouse rests on it. */
export const menuOpenDelay = 300
export const menuCloseDelay = 250

interface HoverMenuProps {
  /** What the button says to assistive technology. */
  label: string
  button: ReactNode
  /** Links and buttons; choosing one closes the menu. */
  children: ReactNode
  className?: string
}

/** Opens after 300 ms under the mouse and closes 250 ms after it left; at once by click, touch and keyboard. */
export const HoverMenu = ({ label, button, children, className }: HoverMenuProps) => {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Whoever goes to the button in order to click it finds the menu open: that click must not shut it again.
  const byHover = useRef(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => () => clearTimeout(timer.current), [])

  const turn = (next: boolean, delay = 0) => {
    clearTimeout(timer.current)
    const now = () => {
      byHover.current = next && delay > 0
      setOpen(next)
    }
    if (delay === 0) now()
    else timer.current = setTimeout(now, delay)
  }
  const leaveByKeyboard = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) turn(false)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    turn(false)
    opener.current?.focus()
  }
  return (
    <div
      className={`${styles.menu} ${className ?? ''}`}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && turn(true, menuOpenDelay)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && turn(false, menuCloseDelay)}
      onBlur={leaveByKeyboard}
      onKeyDown={escape}
    >
      <button
        ref={opener}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => turn(!open || byHover.current)}
      >
        {button}
      </button>
      {open && (
        // The panel's own links do the work; a click on any of them also closes it.
        <div className={styles.panel} id={id} onClick={(event) => (event.target as Element).closest('a, button') !== null && turn(false)}>
          {children}
        </div>
      )}
    </div>
  )
}
