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

/** On a button, the key that does the same: for those who see it; its words are the button's name. */
export const KeyCap = ({ press }: { press: string | undefined }): ReactNode =>
  press !== undefined && (
    <span aria-hidden className={styles.cap}>
      <Kbd press={press} />
    </span>
  )

/** The parts of a keyboard event that name the key; a subset of the browser's, so that a test can write one. */
interface Pressed {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

const isLetter = (key: string): boolean => key.length === 1 && key.toLowerCase() !== key.toUpperCase()

/**
 * The name of a key as screens declare it: `j`, `Shift+x`, `?`, `Enter`, `Mod+Enter` (Ctrl, on a Mac also Cmd). Signs are named without Shift, because
 * each keyboard has them elsewhere: `/` is Shift and 7 on a Slovenian one. Undefined with Alt, which writes signs or belongs to the browser.
 */
export const keyName = ({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): string | undefined => {
  if (altKey) return undefined
  const name = key.length === 1 ? key.toLowerCase() : key
  const shift = shiftKey && (isLetter(key) || key.length > 1) ? 'Shift+' : ''
  return `${ctrlKey || metaKey ? 'Mod+' : ''}${shift}${name}`
}

/** Whether a key is a single character, which people must be able to switch off (WCAG 2.1.4): also with Shift, not with Ctrl. */
export const isCharacter = (name: string): boolean => name.replace(/^Shift\+/, '').length === 1
