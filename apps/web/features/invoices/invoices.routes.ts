import type { listInvoices } from '@dovolilnice/contract/invoices/operations'
import { screens } from '@dovolilnice/contract/screens'
import type { ScreenQueries } from '@dovolilnice/contract/screens'
import { lazyScreen } from '../../platform/routing/lazy-screen.ts'
import { insideScreen } from '../../platform/routing/screen.ts'
import { searchOf } from '../../platform/routing/search.ts'
import type { ListSearch } from '../../platform/routing/search.ts'

export const invoiceRoutes = [
  insideScreen({
    path: screens.invoices,
    title: { sl: 'Računi', en: 'Invoices' },
    permission: 'invoices:read',
    search: searchOf<ListSearch<typeof listInvoices> & ScreenQueries['invoices']>(),
    component: lazyScreen(() => import('./invoices-screen.tsx'), 'InvoicesScreen'),
  }),
  insideScreen({
    path: screens.premises,
    title: { sl: 'Prostori in blagajne', en: 'Premises and devices' },
    permission: 'invoices:read',
    component: lazyScreen(() => import('./premises-screen.tsx'), 'PremisesScreen'),
  }),
] as const
