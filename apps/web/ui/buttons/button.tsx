import type { Icon } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import styles from './button.module.css'

interface Look {
  /** `filled` for the one action a screen is about, `plain` for the others, `light` and `quiet` without an edge. */
  look?: 'filled' | 'plain' | 'light' | 'quiet'
  danger?: boolean
  icon?: Icon
  /** Its words, where they are all that stands on it. */
  label?: string
  small?: boolean
  wide?: boolean
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

const lookOf = ({ look = 'filled', danger = false, small = false, wide = false }: Look) => ({
  className: styles.button,
  'data-look': look,
  'data-danger': danger || undefined,
  'data-small': small || undefined,
  'data-wide': wide || undefined,
})

/** The house's button. While busy it shows so and does nothing, but keeps the focus. Not on paper, where it is no name of a record (`data-screen-only={undefined}`). */
export const Button = ({
  look,
  danger,
  icon: Drawn,
  label,
  small = false,
  wide,
  busy = false,
  type = 'button',
  children = label,
  onClick,
  ...more
}: ButtonProps) => (
  <button
    data-screen-only
    {...more}
    {...lookOf({ look, danger, small, wide })}
    type={type}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {busy ? <span className={styles.spinner} aria-hidden /> : Drawn && <Drawn size={small ? 16 : 18} aria-hidden />}
    {children}
  </button>
)

interface AnchorProps extends Look, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  ref?: Ref<HTMLAnchorElement>
}

const ButtonAnchor = ({ look, danger, icon: Drawn, label, small = false, wide, children = label, ...more }: AnchorProps) => (
  <a data-screen-only {...more} {...lookOf({ look, danger, small, wide })}>
    {Drawn && <Drawn size={small ? 16 : 18} aria-hidden />}
    {children}
  </a>
)

/** A link to another screen that looks like a button; path, parameters and query are typed by the routes. */
export const ButtonLink = createLink(ButtonAnchor)
