import type { listVisits } from '@dovolilnice/contract/access/visit-list'
import { type ScreenQueries, screens } from '@dovolilnice/contract/screens'
import { frontScreen, insideScreen, lazyScreen, type ListSearch, searchOf } from '../../platform/routing/screen.ts'

export const accessRoutes = [
  frontScreen({
    path: screens.visit,
    title: { sl: 'Obisk danes', en: 'Visiting today' },
    search: searchOf<ScreenQueries['visit']>(),
    component: lazyScreen(() => import('./visit-screen.tsx'), 'VisitScreen'),
  }),
  frontScreen({
    path: screens.guest,
    title: { sl: 'Vstop za gosta', en: 'Guest' },
    search: searchOf<ScreenQueries['guest']>(),
    component: lazyScreen(() => import('./guest-screen.tsx'), 'GuestScreen'),
  }),
  frontScreen({
    path: screens.occasion,
    title: { sl: 'Prireditve', en: 'Events' },
    search: searchOf<ScreenQueries['occasion']>(),
    component: lazyScreen(() => import('./occasion-screen.tsx'), 'OccasionScreen'),
  }),
  insideScreen({
    path: screens.occasions,
    title: { sl: 'Prireditve', en: 'Town events' },
    permission: 'occasions:manage',
    search: searchOf<ScreenQueries['occasions']>(),
    component: lazyScreen(() => import('./occasions-screen.tsx'), 'OccasionsScreen'),
  }),
  insideScreen({
    path: screens.visits,
    title: { sl: 'Obiski', en: 'Visits' },
    permission: 'visits:check',
    search: searchOf<ListSearch<typeof listVisits>>(),
    component: lazyScreen(() => import('./visits-screen.tsx'), 'VisitsScreen'),
  }),
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
    path: screens.notes,
    title: { sl: 'Zapiski redarjev', en: 'Notes' },
    permission: 'access-log:read',
    component: lazyScreen(() => import('./notes-screen.tsx'), 'NotesScreen'),
  }),
  insideScreen({
    path: screens.misuse,
    title: { sl: 'Sumi zlorab', en: 'Suspected abuse' },
    permission: 'access-log:read',
    component: lazyScreen(() => import('./misuse-screen.tsx'), 'MisuseScreen'),
  }),
  insideScreen({
    path: screens.webhooks,
    title: { sl: 'Webhooks', en: 'Webhooks' },
    permission: 'parameters:write',
    component: lazyScreen(() => import('./webhooks-screen.tsx'), 'WebhooksScreen'),
  }),
] as const
