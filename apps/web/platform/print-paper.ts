import type { Operation, OperationCall } from '@dovolilnice/contract/operation'
import { callForFile } from './calls/call.ts'
import { reportFailure } from './calls/query.ts'
import { openFile } from './save-file.ts'

export const printPaper = <O extends Operation>(operation: O, id: string): void =>
  void callForFile(operation, { params: { id } } as unknown as OperationCall<O>)
    .then(openFile)
    .catch(reportFailure)

/**
 * From which application a card payment was begun, in this window's session storage: the payment provider never learns the mailed link of the
 * status page, so its way back cannot carry it.
 */
type PaymentOrigin = { number: string; token: string } | { id: string }

const keyOf = (payment: string): string => `dovolilnice.payment.${payment}`

const isOrigin = (value: unknown): value is PaymentOrigin =>
  typeof value === 'object' && value !== null && ('id' in value ? typeof value.id === 'string' : 'number' in value && 'token' in value)

/** Keeps the origin of a payment that begins. A storage that is full or forbidden keeps nothing. */
export const keepOrigin = (payment: string, origin: PaymentOrigin): void => {
  try {
    sessionStorage.setItem(keyOf(payment), JSON.stringify(origin))
  } catch {
    // The page after the payment then leads to the status page without its link.
  }
}

/** The origin of a payment; undefined in another window. */
export const originOf = (payment: string): PaymentOrigin | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(payment)) ?? 'null')
    return isOrigin(kept) ? kept : undefined
  } catch {
    return undefined
  }
}
