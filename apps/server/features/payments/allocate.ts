import type { Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import { putToApplications } from './put-to-applications.ts'
import type { MadeAllocation, MadeBy } from './put-to-applications.ts'
import { readEarlyCents } from './settle/early-payments.ts'
import { settlePaidJob } from './settle/settle-paid.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    expectEarlyPayments: typeof expectEarlyPayments
  }
}

/** Puts payments to applications, and has what is now paid in full settled by the job. The caller has judged that it may. */
export const allocate = async (trx: Trx, services: Services, allocations: readonly MadeAllocation[], by: MadeBy): Promise<void> => {
  if (allocations.length === 0) return
  await putToApplications(trx, allocations, by)
  await services.send(trx, settlePaidJob, {}, { singletonKey: 'settle-paid' })
}

/**
 * What came for an application before it was decided, which its approval puts to the price: by the job, because whoever approves holds the application, and
 * payments are locked before it.
 */
export const expectEarlyPayments = async (trx: Trx, services: Pick<Services, 'send'>, applicationId: string): Promise<number> => {
  const cents = await readEarlyCents(trx, applicationId)
  if (cents > 0) await services.send(trx, settlePaidJob, {}, { singletonKey: 'settle-paid' })
  return cents
}
