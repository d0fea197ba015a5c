import type { listUserAccessLog } from '@dovolilnice/contract/access/operations'
import type { listUserApplications } from '@dovolilnice/contract/applications/list/list-user-applications'
import type { listUserDocuments } from '@dovolilnice/contract/documents/operations'
import type { listUserPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { screens } from '@dovolilnice/contract/screens'
import type { listUsers } from '@dovolilnice/contract/users/operations'
import { lazyScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

type ListOfUser = typeof listUserApplications | typeof listUserPermits | typeof listUserDocuments | typeof listUserAccessLog

export const userRoutes = [
  insideScreen({
    path: screens.users,
    title: { sl: 'Uporabniki', en: 'Users' },
    permission: 'users:read',
    search: searchOf<ListSearch<typeof listUsers>>(),
    component: lazyScreen(() => import('./users-screen.tsx'), 'UsersScreen'),
  }),
  insideScreen({
    path: screens.user,
    title: { sl: 'Uporabnik', en: 'User' },
    permission: 'users:read',
    search: searchOf<ListSearch<ListOfUser> & { tab?: string; polje?: string }>(),
    component: lazyScreen(() => import('./user-screen.tsx'), 'UserScreen'),
  }),
] as const
