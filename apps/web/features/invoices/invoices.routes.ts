import type { listInvoices } from '@dovolilnice/contract/invoices/operations'
import { screens, type ScreenQueries } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

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
