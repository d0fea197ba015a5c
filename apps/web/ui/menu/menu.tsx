import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { usePopover } from '../overlays/use-popover.ts'
import type { Opener } from '../overlays/use-popover.ts'
import styles from './menu.module.css'
import { useHover } from './use-hover.ts'

interface MenuProps {
  /** Draws the button, given what ties it to the menu. */
  opener: (ties: Opener) => ReactNode
  /** Links and buttons; choosing one closes the menu. */
  children: ReactNode
  /** Opens also when the mouse rests on the button. */
  hover?: boolean
}

const keys = ['ArrowDown', 'ArrowUp', 'Home', 'End']

/** Moves the focus among the entries, round at both ends. */
const moveFocus = (menu: Element, key: string): void => {
  const entries = [...menu.querySelectorAll<HTMLElement>('[popover] :is(a, button)')]
  const now = entries.findIndex((entry) => entry === document.activeElement)
  const next = key === 'Home' ? 0 : key === 'End' ? -1 : key === 'ArrowDown' ? (now + 1) % entries.length : Math.max(now, 0) - 1
  entries.at(next)?.focus()
}

/** A button and the panel of links and buttons under it. By keyboard, Tab or the arrows lead into it and Escape closes it. */
export const Menu = ({ opener, children, hover = false }: MenuProps) => {
  const { open, opener: ties, panel, show, close } = usePopover('end')
  const hovering = useHover(hover, show, close)
  const leaveByKeyboard = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
  }
  const choose = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button') !== null) close()
  }
  const press = (event: KeyboardEvent) => {
    if (!keys.includes(event.key) || (!open && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const { key, currentTarget } = event
    show()
    // The entries of a menu that only now opens are drawn after this event.
    requestAnimationFrame(() => moveFocus(currentTarget, key))
  }
  return (
    <div onBlur={leaveByKeyboard} onKeyDown={press} {...hovering}>
      {opener(ties)}
      <div {...panel} className={styles.panel} onClick={choose}>
        {open && children}
      </div>
    </div>
  )
}

interface MenuItemProps {
  icon?: ReactNode
  danger?: boolean
  onClick: () => void
  children: ReactNode
}

/** Something that is done from a menu. */
export const MenuItem = ({ icon, danger = false, onClick, children }: MenuItemProps) => (
  <button type="button" className={styles.entry} data-danger={danger || undefined} onClick={onClick}>
    {icon}
    {children}
  </button>
)
