import { createRoute } from '@tanstack/react-router'
import { dashboardGuard, requireOtherThanOperator, requirePermission } from './platform/routing/guards.ts'
import { lazyScreen } from './platform/routing/lazy-screen.ts'
import { inside, titled } from './route-layouts.tsx'
import { titles } from './ui/shell/screen-titles.ts'

const insideRoute = { getParentRoute: () => inside }

/** The routes behind login, each with the permission it asks for beyond a session. */
export const insideRoutes = [
  createRoute({
    ...insideRoute,
    ...titled(titles.dashboard),
    path: '/nadzorna-plosca',
    beforeLoad: dashboardGuard,
    component: lazyScreen(() => import('./features/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.ownApplication),
    path: '/nadzorna-plosca/vloge/parkirna-dovolilnica',
    component: lazyScreen(() => import('./features/applications/apply/own-application-screen.tsx'), 'OwnApplicationScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.replacePermit),
    path: '/nadzorna-plosca/vloge/parkirna-dovolilnica/$id/zamenjava',
    component: lazyScreen(() => import('./features/applications/renew/replace-permit-screen.tsx'), 'ReplacePermitScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.settings),
    path: '/nastavitve',
    component: lazyScreen(() => import('./features/settings/settings-screen.tsx'), 'SettingsScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.parking),
    path: '/parkiranje',
    component: lazyScreen(() => import('./features/parking/overview/parking-screen.tsx'), 'ParkingScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.applications),
    path: '/vloge',
    beforeLoad: requireOtherThanOperator,
    component: lazyScreen(() => import('./features/applications/list/applications-screen.tsx'), 'ApplicationsScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.newApplication),
    path: '/vloge/parkirna-dovolilnica',
    beforeLoad: requirePermission('applications:write'),
    component: lazyScreen(() => import('./features/applications/apply/new-application-screen.tsx'), 'NewApplicationScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.application),
    path: '/vloge/$id',
    beforeLoad: requirePermission('applications:read'),
    component: lazyScreen(() => import('./features/applications/record/application-screen.tsx'), 'ApplicationScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.permits),
    path: '/dovolilnice/',
    beforeLoad: requireOtherThanOperator,
    component: lazyScreen(() => import('./features/permits/list/permits-screen.tsx'), 'PermitsScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.newPermit),
    path: '/dovolilnice/parkirna-dovolilnica',
    beforeLoad: requirePermission('permits:issue'),
    component: lazyScreen(() => import('./features/permits/issue/new-permit-screen.tsx'), 'NewPermitScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.permit),
    path: '/dovolilnice/$id',
    beforeLoad: requirePermission('permits:read'),
    component: lazyScreen(() => import('./features/permits/record/permit-screen.tsx'), 'PermitScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.users),
    path: '/uporabniki',
    beforeLoad: requirePermission('users:read'),
    component: lazyScreen(() => import('./features/users/users-screen.tsx'), 'UsersScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.user),
    path: '/uporabniki/$id',
    beforeLoad: requirePermission('users:read'),
    component: lazyScreen(() => import('./features/users/user-screen.tsx'), 'UserScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.userApplication),
    path: '/uporabniki/$id/vloge/parkirna-dovolilnica',
    beforeLoad: requirePermission('applications:write'),
    component: lazyScreen(() => import('./features/applications/apply/user-application-screen.tsx'), 'UserApplicationScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.userPermit),
    path: '/uporabniki/$id/dovolilnice/parkirna-dovolilnica',
    beforeLoad: requirePermission('permits:issue'),
    component: lazyScreen(() => import('./features/permits/issue/user-permit-screen.tsx'), 'UserPermitScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.events),
    path: '/dogodki',
    beforeLoad: requirePermission('events:read'),
    component: lazyScreen(() => import('./features/events/events-screen.tsx'), 'EventsScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.bollardControl),
    path: '/potopni-stebricki/upravljanje',
    beforeLoad: requirePermission('bollards:control'),
    component: lazyScreen(() => import('./features/bollards/bollard-control-screen.tsx'), 'BollardControlScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.bollardHistory),
    path: '/potopni-stebricki/arhiv',
    beforeLoad: requirePermission('bollards:read'),
    component: lazyScreen(() => import('./features/bollards/bollard-history-screen.tsx'), 'BollardHistoryScreen'),
  }),
  createRoute({
    ...insideRoute,
    ...titled(titles.exports),
    path: '/izvoz-podatkov',
    beforeLoad: requirePermission('exports:read'),
    component: lazyScreen(() => import('./features/exports/exports-screen.tsx'), 'ExportsScreen'),
  }),
] as const
