import type { listHandovers } from '@dovolilnice/contract/acts/handover/handover'
import type { listRetentionRuns } from '@dovolilnice/contract/privacy/retention/retention'
import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

export const privacyRoutes = [
  insideScreen({
    path: screens.ownData,
    title: { sl: 'Kaj občina hrani o meni', en: 'What the municipality keeps about me' },
    component: lazyScreen(() => import('./own-data-screen.tsx'), 'OwnDataScreen'),
  }),
  insideScreen({
    path: screens.dataProtection,
    title: { sl: 'Varstvo podatkov', en: 'Data protection' },
    permission: 'privacy:read',
    search: searchOf<{ tab?: 'records' | 'acts' } & ListSearch<typeof listRetentionRuns | typeof listHandovers>>(),
    component: lazyScreen(() => import('./data-protection-screen.tsx'), 'DataProtectionScreen'),
  }),
] as const
