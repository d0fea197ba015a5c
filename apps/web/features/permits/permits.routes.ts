import type { listOwnPermits, listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { screens, type ScreenQueries } from '@dovolilnice/contract/screens'
import { requireOtherThanOperator } from '../../platform/routing/guards.ts'
import { lazyScreen, frontScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

type PermitsSearch = ListSearch<typeof listPermits | typeof listOwnPermits> & ScreenQueries['permits']

export const permitFrontRoutes = [
  frontScreen({
    path: screens.verifyPermit,
    title: { sl: 'Preverjanje dovolilnice', en: 'Check of a permit' },
    search: searchOf<ScreenQueries['verifyPermit']>(),
    component: lazyScreen(() => import('./verify/verify-permit-screen.tsx'), 'VerifyPermitScreen'),
  }),
] as const

export const permitRoutes = [
  insideScreen({
    path: screens.permits,
    title: { sl: 'Dovolilnice', en: 'Permits' },
    guard: requireOtherThanOperator,
    search: searchOf<PermitsSearch>(),
    component: lazyScreen(() => import('./list/permits-screen.tsx'), 'PermitsScreen'),
  }),
  insideScreen({
    path: screens.newPermit,
    title: { sl: 'Nova dovolilnica', en: 'New permit' },
    permission: 'permits:issue',
    component: lazyScreen(() => import('./issue/issue-at-office.tsx'), 'NewPermitScreen'),
  }),
  insideScreen({
    path: screens.permit,
    title: { sl: 'Dovolilnica', en: 'Permit' },
    permission: 'permits:read',
    component: lazyScreen(() => import('./record/permit-screen.tsx'), 'PermitScreen'),
  }),
  insideScreen({
    path: screens.userPermit,
    title: { sl: 'Nova dovolilnica za uporabnika', en: 'New permit for a user' },
    permission: 'permits:issue',
    component: lazyScreen(() => import('./issue/issue-at-office.tsx'), 'UserPermitScreen'),
  }),
] as const
