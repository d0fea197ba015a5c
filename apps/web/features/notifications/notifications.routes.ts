import type { listMails } from '@dovolilnice/contract/mails/operations'
import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen } from '../../platform/routing/lazy-screen.ts'
import { insideScreen } from '../../platform/routing/screen.ts'
import { searchOf } from '../../platform/routing/search.ts'
import type { ListSearch } from '../../platform/routing/search.ts'

export const notificationRoutes = [
  insideScreen({
    path: screens.mails,
    title: { sl: 'Neposlana sporočila', en: 'Unsent mails' },
    permission: 'notifications:send',
    search: searchOf<ListSearch<typeof listMails>>(),
    component: lazyScreen(() => import('./mails-screen.tsx'), 'MailsScreen'),
  }),
] as const
