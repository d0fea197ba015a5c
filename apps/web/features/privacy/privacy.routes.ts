import type { listRetentionRuns } from '@dovolilnice/contract/privacy/retention/retention'
import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

export const privacyRoutes = [
  insideScreen({
    path: screens.dataProtection,
    title: { sl: 'Varstvo podatkov', en: 'Data protection' },
    permission: 'privacy:read',
    search: searchOf<{ tab?: 'records' } & ListSearch<typeof listRetentionRuns>>(),
    component: lazyScreen(() => import('./data-protection-screen.tsx'), 'DataProtectionScreen'),
  }),
] as const
