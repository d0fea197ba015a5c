import './platform/calls/strict-schemas.ts'
import './ui/theme/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepReadable } from './keep-readable.tsx'
import { connectivityStore, watchConnectivity } from './platform/calls/connectivity.ts'
import { followErrors } from './platform/calls/follow-errors.ts'
import { queryClient } from './platform/calls/query.ts'
import { forgetOldFiles } from './platform/kept-files-end.ts'
import { loadPublicResources } from './platform/resources/resources.ts'
import { inside, isScreenMissing } from './platform/routing/screen.ts'
import { followSession } from './platform/session/follow-session.ts'
import { setLocale, localeStore } from './platform/translate/locale-store.ts'
import { createAppRouter } from './routes.tsx'
import { TypedBefore, watchTyped } from './typed-before.tsx'

/** Lets the browser paint and answer the person between two pieces of work: a phone takes a tenth of a second for each. */
const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no #root')
const typed = watchTyped(place)
// The prerendered text stays until the first screen is ready, so that nothing flickers or moves: the town's name stands in it already.
const readable = place.hasChildNodes()
const townKnown = readable ? loadPublicResources() : undefined

/** After which the router says that it waits for a part; its own default. */
const usualPendingMs = 1_000

await pause()
const router = createAppRouter()

await pause()
const language = setLocale(localeStore.get())
watchConnectivity()
followErrors(router)
followSession(router)
// The router says that it waits for one part and stays with that: on a first visit it is to be the screen within its frame, never the frame.
inside.update({ pendingMs: Infinity })
const loaded = router.load().finally(() => inside.update({ pendingMs: usualPendingMs }))
const ready = Promise.all([language, loaded, townKnown])
// A page that holds no text yet says that it loads, where its files take long.
await (readable ? ready : Promise.race([ready, language.then(() => pause(1_500))]))
if (readable && isScreenMissing() && connectivityStore.get() === 'offline') keepReadable(place)
// In a transition React pauses for what the person does meanwhile.
else
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <TypedBefore typed={typed} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  )

const fetchFonts = async (): Promise<void> =>
  (await import('./ui/theme/town-fonts.ts')).showFontsNext((show) => void router.subscribe('onBeforeRouteMount', show))
setTimeout(() => void fetchFonts().catch(() => undefined), 1_000)
forgetOldFiles()
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
