import type { listMisuse } from '@dovolilnice/contract/access/misuse'
import { screens } from '@dovolilnice/contract/screens'
import { insideScreen, lazyScreen, type ListSearch, searchOf } from '../../platform/routing/screen.ts'

export const accessRoutes = [
  insideScreen({
    path: screens.guests,
    title: { sl: 'Gostje', en: 'Guests' },
    permission: 'guests:admit',
    component: lazyScreen(() => import('./guests-screen.tsx'), 'GuestsScreen'),
  }),
  insideScreen({
    path: screens.hosts,
    title: { sl: 'Gostitelji', en: 'Hosts' },
    permission: 'hosts:manage',
    component: lazyScreen(() => import('./hosts-screen.tsx'), 'HostsScreen'),
  }),
  insideScreen({
    path: screens.misuse,
    title: { sl: 'Sumi zlorab', en: 'Suspected abuse' },
    permission: 'access-log:read',
    search: searchOf<ListSearch<typeof listMisuse>>(),
    component: lazyScreen(() => import('./misuse-screen.tsx'), 'MisuseScreen'),
  }),
] as const
