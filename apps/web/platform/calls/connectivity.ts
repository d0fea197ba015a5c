import { createStore } from '../store.ts'

export type Connectivity = 'online' | 'offline' | 'back-online'

/** How long the back-online notice shows. */
export const backOnlineNotice = 5000

export const connectivityStore = createStore<Connectivity>('online')

/** Follows the browser's online and offline events. Called once, by main.tsx. */
export const watchConnectivity = (): void => {
  if (!navigator.onLine) connectivityStore.set('offline')
  window.addEventListener('offline', () => connectivityStore.set('offline'))
  window.addEventListener('online', () => {
    connectivityStore.set('back-online')
    setTimeout(() => connectivityStore.set((now) => (now === 'back-online' ? 'online' : now)), backOnlineNotice)
  })
}
