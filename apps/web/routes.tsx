import { lazy } from 'react'
import type { Text } from '@dovolilnice/contract/locale'
import type { RouterHistory } from '@tanstack/react-router'
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { dashboardGuard, publicFormGuard, requirePermission, requireSession, requireSignedOut } from './platform/guards.ts'
import { safeRedirect } from './platform/safe-redirect.ts'
import { titles } from './ui/shell/screen-titles.ts'
import { FrontLayout } from './ui/shell/front-layout.tsx'
import { NotFoundPage, ForbiddenPage, ServerErrorPage } from './ui/shell/error-pages.tsx'
import { RootFrame } from './ui/shell/root-frame.tsx'
import { ScreenLoading } from './ui/shell/screen-loading.tsx'

/** Texts of a feature that the overlays show in dialogs. */
const information = {
  Terms: lazy(() => import('./features/home/terms-text.tsx').then(({ TermsText }) => ({ default: TermsText }))),
  Instructions: lazy(() => import('./features/home/instructions-text.tsx').then(({ InstructionsText }) => ({ default: InstructionsText }))),
}

const root = createRootRoute({
  component: () => <RootFrame information={information} />,
  notFoundComponent: () => (
    <FrontLayout>
      <NotFoundPage />
    </FrontLayout>
  ),
  errorComponent: ServerErrorPage,
})

/** Routes flagged as front page: the top bar instead of the drawer. */
const front = createRoute({ getParentRoute: () => root, id: 'front', component: FrontLayout })
/** Routes behind login: the layout with drawer and toolbar. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async (visit) => {
    await requireSession(visit)
  },
  component: lazyRouteComponent(() => import('./ui/shell/inside-layout.tsx'), 'InsideLayout'),
})

const titled = (title: Text) => ({ staticData: { title } })
const frontRoute = { getParentRoute: () => front }
const insideRoute = { getParentRoute: () => inside }

const frontRoutes = [
  createRoute({
    ...frontRoute,
    ...titled(titles.home),
    path: '/',
    component: lazyRouteComponent(() => import('./features/home/home-screen.tsx'), 'HomeScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.instructions),
    path: '/navodila-za-uporabo',
    component: lazyRouteComponent(() => import('./features/home/instructions-screen.tsx'), 'InstructionsScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.terms),
    path: '/pogoji-uporabe',
    component: lazyRouteComponent(() => import('./features/home/terms-screen.tsx'), 'TermsScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.publicApplication),
    path: '/obrazci/parkirna-dovolilnica',
    beforeLoad: publicFormGuard,
    component: import.meta.env.SSR
      ? lazyRouteComponent(() => import('./features/home/public-form-text.tsx'), 'PublicFormText')
      : lazyRouteComponent(() => import('./features/applications/public-application-screen.tsx'), 'PublicApplicationScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.applicationStatus),
    path: '/obrazci/parkirna-dovolilnica/stanje',
    component: lazyRouteComponent(() => import('./features/applications/application-status-screen.tsx'), 'ApplicationStatusScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.login),
    path: '/prijava',
    beforeLoad: requireSignedOut,
    validateSearch: (search): { redirect?: string } => ({ redirect: safeRedirect(search.redirect) }),
    component: lazyRouteComponent(() => import('./features/session/login-screen.tsx'), 'LoginScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.logout),
    path: '/odjava',
    beforeLoad: async (visit) => {
      await requireSession(visit)
    },
    component: lazyRouteComponent(() => import('./features/session/logout-screen.tsx'), 'LogoutScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.requestPassword),
    path: '/ponastavitev-gesla',
    beforeLoad: requireSignedOut,
    component: lazyRouteComponent(() => import('./features/session/request-password-screen.tsx'), 'RequestPasswordScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.setPassword),
    path: '/ponastavitev-gesla/$token',
    beforeLoad: requireSignedOut,
    component: lazyRouteComponent(() => import('./features/session/set-password-screen.tsx'), 'SetPasswordScreen'),
  }),
  createRoute({ ...frontRoute, ...titled(titles.forbidden), path: '/403', component: ForbiddenPage }),
  createRoute({ ...frontRoute, ...titled(titles.notFound), path: '/404', component: NotFoundPage }),
  createRoute({ ...frontRoute, ...titled(titles.serverError), path: '/500', component: ServerErrorPage }),
] as const

const insideRoutes = [
  createRoute({
    ...insideRoute,
    ...titled(titles.dashboard),
    path: '/nadzorna-plosca',
    beforeLoad: dashboardGuard,
    component: lazyRouteComponent(() => import('./features/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.ownApplication),
    path: '/nadzorna-plosca/vloge/parkirna-dovolilnica',
    component: lazyRouteComponent(() => import('./features/applications/own-application-screen.tsx'), 'OwnApplicationScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.replacePermit),
    path: '/nadzorna-plosca/vloge/parkirna-dovolilnica/$id/zamenjava',
    component: lazyRouteComponent(() => import('./features/applications/replace-permit-screen.tsx'), 'ReplacePermitScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.settings),
    path: '/nastavitve',
    component: lazyRouteComponent(() => import('./features/settings/settings-screen.tsx'), 'SettingsScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.parking),
    path: '/parkiranje',
    component: lazyRouteComponent(() => import('./features/parking/parking-screen.tsx'), 'ParkingScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.applications),
    path: '/vloge',
    component: lazyRouteComponent(() => import('./features/applications/applications-screen.tsx'), 'ApplicationsScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.newApplication),
    path: '/vloge/parkirna-dovolilnica',
    beforeLoad: requirePermission('applications:write'),
    component: lazyRouteComponent(() => import('./features/applications/new-application-screen.tsx'), 'NewApplicationScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.application),
    path: '/vloge/$id',
    beforeLoad: requirePermission('applications:read'),
    component: lazyRouteComponent(() => import('./features/applications/application-screen.tsx'), 'ApplicationScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.permits),
    path: '/dovolilnice/',
    component: lazyRouteComponent(() => import('./features/permits/permits-screen.tsx'), 'PermitsScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.newPermit),
    path: '/dovolilnice/parkirna-dovolilnica',
    beforeLoad: requirePermission('permits:issue'),
    component: lazyRouteComponent(() => import('./features/permits/new-permit-screen.tsx'), 'NewPermitScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.permit),
    path: '/dovolilnice/$id',
    beforeLoad: requirePermission('permits:read'),
    component: lazyRouteComponent(() => import('./features/permits/permit-screen.tsx'), 'PermitScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.users),
    path: '/uporabniki',
    beforeLoad: requirePermission('users:read'),
    component: lazyRouteComponent(() => import('./features/users/users-screen.tsx'), 'UsersScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.user),
    path: '/uporabniki/$id',
    beforeLoad: requirePermission('users:read'),
    component: lazyRouteComponent(() => import('./features/users/user-screen.tsx'), 'UserScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.userApplication),
    path: '/uporabniki/$id/vloge/parkirna-dovolilnica',
    beforeLoad: requirePermission('applications:write'),
    component: lazyRouteComponent(() => import('./features/applications/user-application-screen.tsx'), 'UserApplicationScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.userPermit),
    path: '/uporabniki/$id/dovolilnice/parkirna-dovolilnica',
    beforeLoad: requirePermission('permits:issue'),
    component: lazyRouteComponent(() => import('./features/permits/user-permit-screen.tsx'), 'UserPermitScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.events),
    path: '/dogodki',
    beforeLoad: requirePermission('events:read'),
    component: lazyRouteComponent(() => import('./features/events/events-screen.tsx'), 'EventsScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.bollardControl),
    path: '/potopni-stebricki/upravljanje',
    beforeLoad: requirePermission('bollards:control'),
    component: lazyRouteComponent(() => import('./features/bollards/bollard-control-screen.tsx'), 'BollardControlScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.bollardHistory),
    path: '/potopni-stebricki/arhiv',
    beforeLoad: requirePermission('bollards:read'),
    component: lazyRouteComponent(() => import('./features/bollards/bollard-history-screen.tsx'), 'BollardHistoryScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.exports),
    path: '/izvoz-podatkov',
    beforeLoad: requirePermission('exports:read'),
    component: lazyRouteComponent(() => import('./features/exports/exports-screen.tsx'), 'ExportsScreen'),
  }),
] as const

/** The page's router; prerendering gives it a history of its own. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: root.addChildren([front.addChildren(frontRoutes), inside.addChildren(insideRoutes)]),
    ...(history && { history }),
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    // Prerendered, it would be an inline script, which the Content-Security-Policy forbids.
    scrollRestoration: !import.meta.env.SSR,
    defaultPendingComponent: ScreenLoading,
    defaultErrorComponent: ServerErrorPage,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
