import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'
import type { CounterFeePaymentProps, CounterPaymentProps } from './counter-payment.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    CounterPayment: CounterPaymentProps
    CounterFeePayment: CounterFeePaymentProps
    /** Devices that were not closed; nothing when all were. */
    OverdueDrawers: object
  }
}

export const counterParts: PartsOf<'CounterPayment' | 'CounterFeePayment' | 'OverdueDrawers'> = {
  CounterPayment: lazyPart(() => import('./counter-payment.tsx').then(({ CounterPayment }) => CounterPayment)),
  CounterFeePayment: lazyPart(() => import('./counter-payment.tsx').then(({ CounterFeePayment }) => CounterFeePayment)),
  OverdueDrawers: lazyPart(() => import('./overdue-drawers.tsx').then(({ OverdueDrawers }) => OverdueDrawers)),
}
