import type { Text } from '@dovolilnice/contract/locale'
import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { lazy } from 'react'
import { requireSession } from './platform/guards.ts'
import { NotFoundPage, ServerErrorPage } from './ui/shell/error-pages.tsx'
import { FrontLayout } from './ui/shell/front-layout.tsx'
import { RootFrame } from './ui/shell/root-frame.tsx'

/** Texts of a feature that the overlays show in dialogs. */
const information = {
  Terms: lazy(() => import('./features/home/terms-text.tsx').then(({ TermsText }) => ({ default: TermsText }))),
  Instructions: lazy(() => import('./features/home/instructions-text.tsx').then(({ InstructionsText }) => ({ default: InstructionsText }))),
}

export const root = createRootRoute({
  component: () => <RootFrame information={information} />,
  notFoundComponent: () => (
    <FrontLayout>
      <NotFoundPage />
    </FrontLayout>
  ),
  errorComponent: ServerErrorPage,
})

/** Routes flagged as front page: the top bar instead of the drawer. */
export const front = createRoute({ getParentRoute: () => root, id: 'front', component: FrontLayout })
/** Routes behind login: the layout with drawer and toolbar. */
export const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async (visit) => {
    await requireSession(visit)
  },
  component: lazyRouteComponent(() => import('./ui/shell/inside-layout.tsx'), 'InsideLayout'),
})

/** What a route's screen is called. */
export const titled = (title: Text) => ({ staticData: { title } })
