import type { listPaidApplications, listPayments } from '@dovolilnice/contract/payments/operations'
import type { listStatements } from '@dovolilnice/contract/payments/statements/list-statements'
import type { PaymentStatus } from '@dovolilnice/contract/payments/payment-status'
import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

/** Which part is shown, which payment's dialog is open, and the query of the list that is shown; an empty status shows all. */
type PaymentsSearch = { tab?: 'all' | 'statements' | 'applications'; placilo?: string; status?: PaymentStatus | 'waiting' | '' } & Omit<
  ListSearch<typeof listPayments | typeof listStatements | typeof listPaidApplications>,
  'status'
>

export const paymentRoutes = [
  insideScreen({
    path: screens.payments,
    title: { sl: 'Plačila', en: 'Payments' },
    permission: 'payments:read',
    search: searchOf<PaymentsSearch>(),
    component: lazyScreen(() => import('./payments-screen.tsx'), 'PaymentsScreen'),
  }),
] as const
