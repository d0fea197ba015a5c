import { createContext } from 'react'

/** Whether this stands in a dialog, or in a part of a screen that is left without asking: forms in it keep what is typed. */
export const InDialog = createContext(false)
