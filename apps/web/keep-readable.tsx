import { createRoot } from 'react-dom/client'
import { connectivityStore, reloadOnReturn } from './platform/calls/connectivity.ts'
import { ConnectionBanner } from './ui/overlays/connection-banner.tsx'

/** Leaves the prerendered text where it stands, because its script cannot come without a network; with one the page is loaded anew. */
export const keepReadable = (text: HTMLElement): void => {
  const place = document.createElement('div')
  text.before(place)
  createRoot(place).render(<ConnectionBanner />)
  connectivityStore.subscribe(() => connectivityStore.get() === 'back-online' && reloadOnReturn())
}
