import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen } from '../../platform/routing/lazy-screen.ts'
import { insideScreen } from '../../platform/routing/screen.ts'

export const exportRoutes = [
  insideScreen({
    path: screens.exports,
    title: { sl: 'Izvoz podatkov', en: 'Data exports' },
    permission: 'exports:read',
    component: lazyScreen(() => import('./exports-screen.tsx'), 'ExportsScreen'),
  }),
] as const
