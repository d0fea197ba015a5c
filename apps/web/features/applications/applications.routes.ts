import type { listApplications, listOwnApplications } from '@dovolilnice/contract/applications/list/operations'
import type { listDocuments } from '@dovolilnice/contract/documents/operations'
import { screens, type ScreenQueries } from '@dovolilnice/contract/screens'
import { publicFormGuard, requireOtherThanOperator } from '../../platform/routing/guards.ts'
import { lazyScreen, frontScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

/** `tab` for staff; `vloga` is the id of one's own application whose dialog is open. */
type ApplicationsSearch = ListSearch<typeof listApplications | typeof listOwnApplications | typeof listDocuments> & {
  tab?: 'documents'
  /** Which view of the queue was opened: one of those that everyone has, or the id of a saved one. */
  view?: string
  /** The columns of a view, joined by commas. */
  columns?: string
  vloga?: string
}

/** Prerendered, its screen is the text of prerender-page.tsx. */
export const publicApplicationRoute = frontScreen({
  path: screens.publicApplication,
  title: { sl: 'Vloga za parkirno dovolilnico', en: 'Parking permit application' },
  guard: publicFormGuard,
  search: searchOf<ScreenQueries['publicApplication']>(),
  component: lazyScreen(() => import('./apply/public-application-screen.tsx'), 'PublicApplicationScreen'),
})

export const applicationFrontRoutes = [
  publicApplicationRoute,
  frontScreen({
    path: screens.applicationStatus,
    title: { sl: 'Stanje vloge', en: 'Application status' },
    search: searchOf<ScreenQueries['applicationStatus']>(),
    component: lazyScreen(() => import('./status/application-status-screen.tsx'), 'ApplicationStatusScreen'),
  }),
] as const

export const applicationRoutes = [
  insideScreen({
    path: screens.ownApplication,
    title: { sl: 'Nova vloga', en: 'New application' },
    search: searchOf<ScreenQueries['ownApplication']>(),
    component: lazyScreen(() => import('./apply/own-application-screen.tsx'), 'OwnApplicationScreen'),
  }),
  insideScreen({
    path: screens.replacePermit,
    title: { sl: 'Zamenjava dovolilnice', en: 'Replace permit' },
    search: searchOf<ScreenQueries['replacePermit']>(),
    component: lazyScreen(() => import('./renew/replace-permit-screen.tsx'), 'ReplacePermitScreen'),
  }),
  insideScreen({
    path: screens.applications,
    title: { sl: 'Vloge', en: 'Applications' },
    guard: requireOtherThanOperator,
    search: searchOf<ApplicationsSearch>(),
    component: lazyScreen(() => import('./list/applications-screen.tsx'), 'ApplicationsScreen'),
  }),
  insideScreen({
    path: screens.newApplication,
    title: { sl: 'Nova vloga', en: 'New application' },
    permission: 'applications:write',
    search: searchOf<ScreenQueries['ownApplication']>(),
    component: lazyScreen(() => import('./apply/new-application-screen.tsx'), 'NewApplicationScreen'),
  }),
  insideScreen({
    path: screens.application,
    title: { sl: 'Vloga', en: 'Application' },
    permission: 'applications:read',
    component: lazyScreen(() => import('./record/application-screen.tsx'), 'ApplicationScreen'),
  }),
  insideScreen({
    path: screens.userApplication,
    title: { sl: 'Nova vloga za uporabnika', en: 'New application for a user' },
    permission: 'applications:write',
    component: lazyScreen(() => import('./apply/user-application-screen.tsx'), 'UserApplicationScreen'),
  }),
] as const
