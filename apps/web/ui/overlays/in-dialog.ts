import { createContext } from 'react'

/** Whether this stands in a dialog, or in a part of a screen that is left without asking: forms in it keep what is typed. */
export const InDialog = createContext(false)

/** When a dialog was last closed, by the clock of the page's events: keys on the way into it are no commands for what lay behind. */
export const lastDialog = { closed: -Infinity }
