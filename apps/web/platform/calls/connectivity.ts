import { createStore } from '../store.ts'

export type Connectivity = 'online' | 'offline' | 'back-online'

export const backOnlineNotice = 5000

export const connectivityStore = createStore<Connectivity>('online')

/** Set before a page that could not be shown without a network is loaded anew, so that the notice shows there too. */
const returningKey = 'dovolilnice.back-online'

const comeBack = (): void => {
  connectivityStore.set('back-online')
  setTimeout(() => connectivityStore.set((now) => (now === 'back-online' ? 'online' : now)), backOnlineNotice)
}

/** Loads the page anew, because there is a network again. */
export const reloadOnReturn = (): void => {
  sessionStorage.setItem(returningKey, '1')
  window.location.reload()
}

/** Follows the browser's online and offline events. Called once, by main.tsx. */
export const watchConnectivity = (): void => {
  const returning = sessionStorage.getItem(returningKey) !== null
  sessionStorage.removeItem(returningKey)
  if (!navigator.onLine) connectivityStore.set('offline')
  else if (returning) comeBack()
  window.addEventListener('offline', () => connectivityStore.set('offline'))
  window.addEventListener('online', comeBack)
}
