import type { listOpenItems } from '@dovolilnice/contract/accounting/operations'
import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

/** Which part is shown, the account whose entries are, its period as local days (`until` is the last one), and the query of the open items. */
export type AccountingSearch = {
  tab?: 'open' | 'reconciliation' | 'journal'
  place?: string
  from?: string
  until?: string
  by?: 'day' | 'month'
} & ListSearch<typeof listOpenItems>

export const accountingRoutes = [
  insideScreen({
    path: screens.accounting,
    title: { sl: 'Prihodki', en: 'Income' },
    permission: 'accounting:read',
    search: searchOf<AccountingSearch>(),
    component: lazyScreen(() => import('./accounting-screen.tsx'), 'AccountingScreen'),
  }),
] as const
