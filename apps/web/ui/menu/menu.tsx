import type { Icon } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { type Opener, usePopover } from '../overlays/use-popover.ts'
import styles from './menu.module.css'

/** Milliseconds that the mouse rests on the button before its menu opens, and is away before it closes. */
const openDelay = 300
const closeDelay = 250

/** Opens a menu when the mouse rests on it and closes it when the mouse has left. Touch and keyboard are not concerned. */
const useHover = (enabled: boolean, show: () => void, close: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Who goes to the button in order to click it finds the menu open: that click must not close it.
  const byHover = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!enabled) return {}
  const after = (delay: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, delay)
  }
  return {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      after(openDelay, () => {
        byHover.current ||= currentTarget.querySelector(':popover-open') === null
        show()
      })
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && after(closeDelay, close),
    onClickCapture: (event: MouseEvent) => {
      clearTimeout(timer.current)
      if (byHover.current && event.target instanceof Element && event.target.closest('[popovertarget]') !== null) event.preventDefault()
      byHover.current = false
    },
  }
}

interface MenuProps {
  /** Draws the button, given what ties it to the menu. */
  opener: (ties: Opener) => ReactNode
  /** Links and buttons; choosing one closes the menu. */
  children: ReactNode
  /** Opens also when the mouse rests on the button. */
  hover?: boolean
  /** Which edge of the place that the button stands in it is in line with. */
  side?: 'start' | 'end'
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
export const Menu = ({ opener, children, hover = false, side = 'end' }: MenuProps) => {
  const { open, opener: ties, panel, show, close } = usePopover(side)
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
  icon?: Icon
  danger?: boolean
  onClick: () => void
  label?: string
  children?: ReactNode
}

/** Something that is done from a menu. */
export const MenuItem = ({ icon: Drawn, danger = false, onClick, label, children = label }: MenuItemProps) => (
  <button type="button" className={styles.entry} data-danger={danger || undefined} onClick={onClick}>
    {Drawn && <Drawn size={18} aria-hidden />}
    {children}
  </button>
)
