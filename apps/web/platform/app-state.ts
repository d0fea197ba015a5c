import { createLocalStore } from './local-storage.ts'
import { createStore } from './store.ts'

/** State of the page that is lost when it is closed (specification, section 3). */
export interface AppState {
  drawer: boolean
  loader: boolean
  progress: number | false
  loaderText: string
  toolbarTitle: string
  /** Whose record it is; empty where it is nobody's. */
  toolbarWho: string
  search: string
  mobileSearch: boolean
  information: { terms: boolean; gdpr: boolean; instructions: boolean }
}

export const appState = createStore<AppState>({
  drawer: true,
  loader: false,
  progress: false,
  loaderText: 'Refreshing application...',
  toolbarTitle: '',
  toolbarWho: '',
  search: '',
  mobileSearch: false,
  information: { terms: false, gdpr: false, instructions: false },
})

export const changeApp = (change: Partial<AppState>): void => appState.set((now) => ({ ...now, ...change }))

/** Blocks the page with a text during a long task; call `hideLoader` afterwards. */
export const showLoader = (loaderText: string, progress: number | false = false): void => changeApp({ loader: true, loaderText, progress })
export const hideLoader = (): void => changeApp({ loader: false, progress: false })

export const showInformation = (which: keyof AppState['information'], open: boolean): void =>
  appState.set((now) => ({ ...now, information: { ...now.information, [which]: open } }))

/** What a person set for this browser; absent values are the defaults. */
export interface AppSettings {
  drawer: boolean
  filtersOpen: boolean
  /** The look of the staff's screens; absent: as the device asks. */
  look?: 'light' | 'dark'
  /** Lists inside a screen whose filters this person closed, by their table's id. */
  closedPanels?: readonly string[]
  /** Lists whose filters begin folded and this person opened, by their table's id. */
  openPanels?: readonly string[]
  /** Rows on a page, by the list's id; without an entry the usual number. */
  pageSizes?: Readonly<Record<string, number>>
}
export const appSettings = createLocalStore<AppSettings>('dovolilnice.settings', { drawer: true, filtersOpen: true })

/** Whether the data-protection notice has been accepted: 1 or 0, as the specification stores it. */
export const gdprAccepted = createLocalStore<0 | 1>('dovolilnice.gdpr', 0)
