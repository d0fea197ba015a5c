import type { Text } from './locale.ts'

/** How a caller recovers: correct the input, sign in, fetch a new token, try later, reload, or only report it. */
export type Recovery = 'mend' | 'sign-in' | 'refresh-token' | 'retry' | 'reload' | 'leave'

export interface ErrorEntry extends Text {
  status: number
  recovery: Recovery
}

/** One error: status, recovery, and its sentence in both languages, where a page may say it by itself. */
export const entry = (status: number, recovery: Recovery, sl = '', en = ''): ErrorEntry => ({ status, recovery, sl, en })
