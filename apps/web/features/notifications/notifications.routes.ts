import type { listMails } from '@dovolilnice/contract/mails/operations'
import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

export const notificationRoutes = [
  insideScreen({
    path: screens.mails,
    title: { sl: 'Neposlana sporočila', en: 'Unsent mails' },
    permission: 'notifications:send',
    search: searchOf<ListSearch<typeof listMails>>(),
    component: lazyScreen(() => import('./mails-screen.tsx'), 'MailsScreen'),
  }),
] as const
