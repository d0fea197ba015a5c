import type { listOutbox } from '@dovolilnice/contract/mails/outbox/outbox'
import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

export const outboxRoutes = [
  insideScreen({
    path: screens.outbox,
    title: { sl: 'Odhodna pošta', en: 'Outbox' },
    permission: 'mails:manage',
    search: searchOf<ListSearch<typeof listOutbox> & { sporocilo?: string }>(),
    component: lazyScreen(() => import('./outbox-screen.tsx'), 'OutboxScreen'),
  }),
] as const
