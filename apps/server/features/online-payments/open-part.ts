import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import { providerFor } from '../../platform/card-payments/provider-for.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'

type Known = Pick<Services, 'capabilities' | 'cardPayments' | 'feeCardPayments'>

/**
 * What is open of an administrative fee and may be taken by card, in cents. Nothing while an exemption is claimed, and nothing where the money
 * would come to the account of prices: one merchant takes both only where both are paid to one account.
 */
const openFee = async (db: Db, services: Known, id: string): Promise<number> => {
  const debt = await services.capabilities.readFeeDebt(db, services, id)
  if (debt === null || debt.payment === null) return 0
  const { money } = await services.capabilities.readParameters(db)
  const hasOwnAccount = services.feeCardPayments !== undefined || debt.payment.iban === money.iban
  return hasOwnAccount ? debt.open_cents : 0
}

/** What of a part of an application can be paid by card now, in cents; 0 where the town takes no cards. */
export const openPart = async (db: Db, services: Known, id: string, covers: PaidPart): Promise<number> => {
  if (providerFor(services, covers) === undefined) return 0
  if (covers === 'administrative_fee') return openFee(db, services, id)
  return (await services.capabilities.readPayable(db, services, id))?.open_cents ?? 0
}
