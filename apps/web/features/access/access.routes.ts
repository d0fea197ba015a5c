import type { listMisuse } from '@dovolilnice/contract/access/misuse'
import { screens } from '@dovolilnice/contract/screens'
import { insideScreen, lazyScreen, type ListSearch, searchOf } from '../../platform/routing/screen.ts'

export const accessRoutes = [
  insideScreen({
    path: screens.misuse,
    title: { sl: 'Sumi zlorab', en: 'Suspected abuse' },
    permission: 'access-log:read',
    search: searchOf<ListSearch<typeof listMisuse>>(),
    component: lazyScreen(() => import('./misuse-screen.tsx'), 'MisuseScreen'),
  }),
] as const
