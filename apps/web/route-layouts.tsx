import type { Text } from '@dovolilnice/contract/locale'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { requireSession } from './platform/routing/guards.ts'
import { lazyScreen } from './platform/routing/lazy-screen.ts'
import { lazyPart } from './ui/states/lazy-part.tsx'
import { FailedScreen, NotFoundPage } from './ui/shell/error-pages.tsx'
import { FrontLayout } from './ui/shell/front/front-layout.tsx'
import { RootFrame } from './ui/shell/root-frame.tsx'

/** Texts of a feature that the overlays show in dialogs. */
const information = {
  Terms: lazyPart(() => import('./features/home/terms-text.tsx').then(({ TermsText }) => TermsText)),
  Instructions: lazyPart(() => import('./features/home/instructions-text.tsx').then(({ InstructionsText }) => InstructionsText)),
}

export const root = createRootRoute({
  component: () => <RootFrame information={information} />,
  notFoundComponent: () => (
    <FrontLayout>
      <NotFoundPage />
    </FrontLayout>
  ),
  errorComponent: FailedScreen,
})

/** Routes flagged as front page: the top bar instead of the drawer. */
export const front = createRoute({ getParentRoute: () => root, id: 'front', component: FrontLayout })
/** Routes behind login: the layout with drawer and toolbar. */
export const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async (visit) => ({ person: (await requireSession(visit)).user?.id }),
  component: lazyScreen(() => import('./ui/shell/inside/inside-layout.tsx'), 'InsideLayout'),
})

/** What a route's screen is called. */
export const titled = (title: Text) => ({ staticData: { title } })
