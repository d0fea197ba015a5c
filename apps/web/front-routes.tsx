import { createRoute } from '@tanstack/react-router'
import { publicFormGuard, requireSession, requireSignedOut } from './platform/routing/guards.ts'
import { lazyScreen } from './platform/routing/lazy-screen.ts'
import { safeRedirect } from './platform/routing/safe-redirect.ts'
import { front, titled } from './route-layouts.tsx'
import { ForbiddenPage, NotFoundPage, ServerErrorPage } from './ui/shell/error-pages.tsx'
import { titles } from './ui/shell/screen-titles.ts'

const frontRoute = { getParentRoute: () => front }

/** The routes of front pages. */
export const frontRoutes = [
  createRoute({
    ...frontRoute,
    ...titled(titles.home),
    path: '/',
    component: lazyScreen(() => import('./features/home/home-screen.tsx'), 'HomeScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.instructions),
    path: '/navodila-za-uporabo',
    component: lazyScreen(() => import('./features/home/instructions-screen.tsx'), 'InstructionsScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.terms),
    path: '/pogoji-uporabe',
    component: lazyScreen(() => import('./features/home/terms-screen.tsx'), 'TermsScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.publicApplication),
    path: '/obrazci/parkirna-dovolilnica',
    beforeLoad: publicFormGuard,
    component: import.meta.env.SSR
      ? lazyScreen(() => import('./features/home/public-form-text.tsx'), 'PublicFormText')
      : lazyScreen(() => import('./features/applications/apply/public-application-screen.tsx'), 'PublicApplicationScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.applicationStatus),
    path: '/obrazci/parkirna-dovolilnica/stanje',
    component: lazyScreen(() => import('./features/applications/status/application-status-screen.tsx'), 'ApplicationStatusScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.verifyPermit),
    path: '/preverjanje',
    component: lazyScreen(() => import('./features/permits/verify/verify-permit-screen.tsx'), 'VerifyPermitScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.login),
    path: '/prijava',
    beforeLoad: requireSignedOut,
    validateSearch: (search): { redirect?: string } => ({ redirect: safeRedirect(search.redirect) }),
    component: lazyScreen(() => import('./features/session/login-screen.tsx'), 'LoginScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.logout),
    path: '/odjava',
    beforeLoad: async (visit) => {
      await requireSession(visit)
    },
    component: lazyScreen(() => import('./features/session/logout-screen.tsx'), 'LogoutScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.requestPassword),
    path: '/ponastavitev-gesla',
    beforeLoad: requireSignedOut,
    component: lazyScreen(() => import('./features/session/request-password-screen.tsx'), 'RequestPasswordScreen'),
  }),
  createRoute({
    ...frontRoute,
    ...titled(titles.setPassword),
    path: '/ponastavitev-gesla/$token',
    beforeLoad: requireSignedOut,
    component: lazyScreen(() => import('./features/session/set-password-screen.tsx'), 'SetPasswordScreen'),
  }),
  createRoute({ ...frontRoute, ...titled(titles.forbidden), path: '/403', component: ForbiddenPage }),
  createRoute({ ...frontRoute, ...titled(titles.notFound), path: '/404', component: NotFoundPage }),
  createRoute({ ...frontRoute, ...titled(titles.serverError), path: '/500', component: ServerErrorPage }),
] as const
