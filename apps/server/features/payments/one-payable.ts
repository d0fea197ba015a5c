import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import type { Db, Trx } from '../../platform/database/db.ts'
import type { Services } from '../../platform/http/context.ts'
import { lockPayments } from './payment-record.ts'
import { readFeePayables, readPayables, type PayableApplication } from './payable-queries.ts'

/** Applications with what was received of their price, and what is still to come. */
export const readPricePayables = async (
  db: Db,
  { capabilities }: Pick<Services, 'capabilities'>,
  ids: readonly string[],
): Promise<PayableApplication[]> => {
  if (ids.length === 0) return []
  const { money } = await capabilities.readParameters(db)
  return readPayables(db, money, { ids: [...ids] })
}

/**
 * An application with what it still takes.
 * @param covers the administrative fee instead of the price; undefined where the application carries none
 */
export const readPayable = async (
  db: Db,
  services: Pick<Services, 'capabilities'>,
  id: string,
  covers: PaidPart = 'price',
): Promise<PayableApplication | undefined> => {
  if (covers === 'administrative_fee') return (await readFeePayables(db, { ids: [id] }))[0]
  const [payable] = await readPricePayables(db, services, [id])
  return payable
}

/** The same, locked: it neither lapses nor is cancelled or paid by somebody else between this look and the commit. */
export const lockPayable = async (
  trx: Trx,
  services: Pick<Services, 'capabilities'>,
  id: string,
  covers: PaidPart = 'price',
): Promise<PayableApplication | undefined> => {
  await lockPayments(trx)
  await trx.selectFrom('application').select('id').where('id', '=', id).forUpdate().execute()
  return readPayable(trx, services, id, covers)
}
