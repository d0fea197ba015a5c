import type { RouterHistory } from '@tanstack/react-router'
import { createRouter } from '@tanstack/react-router'
import { frontRoutes } from './front-routes.tsx'
import { insideRoutes } from './inside-routes.tsx'
import { front, inside, root } from './route-layouts.tsx'
import { FailedScreen } from './ui/shell/error-pages.tsx'
import { ScreenLoading } from './ui/shell/screen-loading.tsx'

/** The page's router; prerendering gives it a history of its own. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: root.addChildren([front.addChildren(frontRoutes), inside.addChildren(insideRoutes)]),
    ...(history && { history }),
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    // Another record is another screen: an open form or dialog of one must never be carried over to the next.
    defaultRemountDeps: ({ params }) => params,
    // Prerendered, it would be an inline script, which the Content-Security-Policy forbids.
    scrollRestoration: !import.meta.env.SSR,
    defaultPendingComponent: ScreenLoading,
    defaultErrorComponent: FailedScreen,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
