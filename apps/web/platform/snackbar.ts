import type { Message } from './translate/message.ts'
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
}

export const snackbarTimeout = 5000

/** Hidden at first; as after a notification: 7 s, multi-line, bottom right. */
export const initialSnackbar: Snackbar = {
  display: false,
  absolute: false,
  mode: 'multi-line',
  timeout: 7000,
  text: '',
  location: 'bottom right',
  tone: 'neutral',
}

export const snackbarStore = createStore<Snackbar>(initialSnackbar)

/** Shows a sentence at the bottom; a new one replaces the one before. */
export const showSnackbar = (text: Message | string, more: Partial<Omit<Snackbar, 'display' | 'text'>> = {}): void =>
  snackbarStore.set({ ...initialSnackbar, mode: '', timeout: snackbarTimeout, location: 'bottom', ...more, text, display: true })

export const closeSnackbar = (): void => snackbarStore.set((now) => ({ ...now, display: false }))
