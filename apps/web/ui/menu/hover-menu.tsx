import type { ReactNode } from 'react'
import { Menu } from './menu.tsx'
import styles from './menu.module.css'

interface HoverMenuProps {
  /** What the button says to assistive technology. */
  label: string
  button: ReactNode
  children: ReactNode
}

/** The menu of a top bar. It opens 300 ms after the mouse came and closes 250 ms after it left; at once by click, touch and keyboard. */
export const HoverMenu = ({ label, button, children }: HoverMenuProps) => (
  <Menu
    hover
    opener={(ties) => (
      <button {...ties} type="button" className={styles.button} aria-label={label}>
        {button}
      </button>
    )}
  >
    {children}
  </Menu>
)
