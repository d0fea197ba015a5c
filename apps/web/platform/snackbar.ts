import type { Message } from './translate/translate.ts'
import { createStore } from './store.ts'

export type SnackbarLocation = 'bottom' | 'bottom right' | 'top'

/** The specification's snackbar. `timeout` in ms, −1 stays until closed; `mode` multi-line or one line. */
export interface Snackbar {
  display: boolean
  absolute: boolean
  mode: 'multi-line' | ''
  timeout: number
  /** A message in both languages, or a sentence that is already in the person's language. */
  text: Message | string
  location: SnackbarLocation
  tone: 'neutral' | 'good' | 'bad'
  /** It is about what a person does now: another page or another action closes it. */
  passes?: boolean
  /** A button before the one that closes it. */
  action?: { label: string; onClick: () => void }
}

export const snackbarTimeout = 5000

/** For what takes longer to read: a sentence after notifications, or about what the person did not ask for. */
export const longSnackbar = { mode: 'multi-line', timeout: 7000, location: 'bottom right' } as const

/** Hidden at first; the rest as after notifications (specification, section 9). */
export const initialSnackbar: Snackbar = { display: false, absolute: false, text: '', tone: 'neutral', ...longSnackbar }

export const snackbarStore = createStore<Snackbar>(initialSnackbar)

/** Shows a sentence at the bottom; a new one replaces the one before. */
export const showSnackbar = (text: Message | string, more: Partial<Omit<Snackbar, 'display' | 'text'>> = {}): void =>
  snackbarStore.set({ ...initialSnackbar, mode: '', timeout: snackbarTimeout, location: 'bottom', ...more, text, display: true })

export const closeSnackbar = (): void => snackbarStore.set((now) => ({ ...now, display: false }))

/** Closes a sentence that says why the server refused something: another page or another action has begun. */
export const closeRefusal = (): void => {
  const { display, passes } = snackbarStore.get()
  if (display && passes === true) closeSnackbar()
}
