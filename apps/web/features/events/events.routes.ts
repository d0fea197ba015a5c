import type { listEvents } from '@dovolilnice/contract/events/operations'
import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

/** A link from a record's screen narrows the trail to that record: `zapis` is its id, `oznaka` what it is called. */
type EventsSearch = ListSearch<typeof listEvents> & { zapis?: string; oznaka?: string }

export const eventRoutes = [
  insideScreen({
    path: screens.events,
    title: { sl: 'Dogodki', en: 'Events' },
    permission: 'events:read',
    search: searchOf<EventsSearch>(),
    component: lazyScreen(() => import('./events-screen.tsx'), 'EventsScreen'),
  }),
] as const
