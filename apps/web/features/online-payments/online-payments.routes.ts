import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, frontScreen } from '../../platform/routing/screen.ts'

export const onlinePaymentRoutes = [
  frontScreen({
    path: screens.onlinePayment,
    title: { sl: 'Plačilo s kartico', en: 'Card payment' },
    component: lazyScreen(() => import('./online-payment-screen.tsx'), 'OnlinePaymentScreen'),
  }),
] as const
