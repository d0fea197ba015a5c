import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import { providerFor } from '../../platform/card-payments/provider-for.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'

type Known = Pick<Services, 'capabilities' | 'cardPayments' | 'feeCardPayments'>

/**
 * Whether an administrative fee may be taken by card. Not while an exemption is claimed, and not where the money would come to the account of prices:
 * one merchant takes both only where both are paid to one account.
 */
const takesFee = async (db: Db, services: Known, id: string): Promise<boolean> => {
  const debt = await services.capabilities.readFeeDebt(db, services, id)
  if (debt === null || debt.payment === null) return false
  const { money } = await services.capabilities.readParameters(db)
  return services.feeCardPayments !== undefined || debt.payment.iban === money.iban
}

/** Cents of a part of an application that can be paid by card now: no more than the settling puts to it. 0 where the town takes no cards. */
export const openPart = async (db: Db, services: Known, id: string, covers: PaidPart): Promise<number> => {
  if (providerFor(services, covers) === undefined) return 0
  if (covers === 'administrative_fee' && !(await takesFee(db, services, id))) return 0
  return (await services.capabilities.readPayable(db, services, id, covers))?.open_cents ?? 0
}
