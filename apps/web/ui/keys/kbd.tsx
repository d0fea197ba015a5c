import type { ReactNode } from 'react'
import styles from './keys.module.css'

/** How a key is written on a keyboard. */
const faces: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  Enter: '↵',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
}

/** A key as a small key cap; one with Ctrl or Shift, and two keys one after the other, as two. */
export const Kbd = ({ press }: { press: string }): ReactNode => (
  <kbd className={styles.keys}>
    {press.split(/[+ ]/).map((part, place) => (
      // `g g` is twice the same key.
      <kbd key={place} className={styles.key}>
        {faces[part] ?? (part.length === 1 ? part.toUpperCase() : part)}
      </kbd>
    ))}
  </kbd>
)
