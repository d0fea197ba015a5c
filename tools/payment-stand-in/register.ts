import { randomUUID } from 'node:crypto'
import type { Order } from './messages.ts'

export type Status = 'open' | 'paid' | 'declined' | 'cancelled' | 'expired'

/** A payment as the stand-in keeps it. */
export interface StoredPayment extends Order {
  id: string
  status: Status
  transaction_id: string | null
  decline_code: string | null
  refunds: { refund: string; amount: number; status: 'done' | 'pending' | 'refused' }[]
}

/** A payment as it is told to the merchant. */
export const tell = ({ id, order, merchant, amount, currency, status, transaction_id, decline_code }: StoredPayment) => ({
  id,
  order,
  merchant,
  amount,
  currency,
  status,
  transaction_id,
  decline_code,
  test: true,
})

/** The payments of one run; nothing is kept on disk. */
export const openRegister = () => {
  const payments = new Map<string, StoredPayment>()
  return {
    all: (): StoredPayment[] => [...payments.values()],
    ofOrder: (order: string): StoredPayment | undefined => payments.get(order),
    find: (id: string): StoredPayment | undefined => [...payments.values()].find((payment) => payment.id === id),
    add: (order: Order): StoredPayment => {
      const payment = {
        ...order,
        id: `pay_${randomUUID()}`,
        status: 'open' as const,
        transaction_id: null,
        decline_code: null,
        refunds: [],
      }
      payments.set(order.order, payment)
      return payment
    },
    /** Ends a payment; one that has ended stays as it is. */
    end: (payment: StoredPayment, status: Exclude<Status, 'open'>, declineCode: string | null = null): void => {
      if (payment.status !== 'open') return
      payment.status = status
      payment.decline_code = declineCode
      if (status === 'paid') payment.transaction_id = `T-${randomUUID()}`
    },
  }
}
export type Register = ReturnType<typeof openRegister>
