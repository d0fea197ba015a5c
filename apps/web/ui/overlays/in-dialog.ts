import { createContext } from 'react'

/** Whether this stands in a dialog, which closes without asking: forms in it keep what is typed. */
export const InDialog = createContext(false)
