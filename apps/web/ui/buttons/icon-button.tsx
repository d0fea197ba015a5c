import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'aria-label' | 'children'> {
  /** What it does: read by a screen reader, and shown under the mouse and on focus. */
  label: string
  icon: ReactNode
  /** The key that does the same, as it is written on a keyboard; shown after the label. */
  press?: string
  /** Without an edge. */
  quiet?: boolean
  danger?: boolean
  busy?: boolean
}

/** A button that is only a picture; its words appear beside it. */
export const IconButton = ({ label, icon, press, quiet = false, danger = false, busy = false, ...more }: IconButtonProps) => (
  <button
    type="button"
    {...more}
    className={styles.button}
    data-screen-only
    data-quiet={quiet || undefined}
    data-danger={danger || undefined}
    data-busy={busy || undefined}
    aria-label={label}
    data-tip={press === undefined ? label : `${label} (${press})`}
  >
    {icon}
  </button>
)
