import type { readThresholds, updateThresholds } from '@dovolilnice/contract/coin-machines/alerts/alerts'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Handler, ReadHandler } from '../../../platform/http/context.ts'
import { findThresholds } from './judge-machines.ts'
import { lookAfter } from './look-after.ts'

export const handleReadThresholds: ReadHandler<typeof readThresholds> = (_, { db }) => findThresholds(db)

export const handleUpdateThresholds: Handler<typeof updateThresholds> = async ({ body: { version, ...body } }, context) => {
  const { trx, record } = context
  const { version: current, ...before } = await findThresholds(trx)
  if (version !== current) throw new OperationError('conflict', { details: { version: current } })
  const row = { ...body, version: version + 1 }
  const saved = await trx
    .insertInto('machine_thresholds')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('machine_thresholds.version', '=', version))
    .returning('version')
    .executeTakeFirst()
  if (saved === undefined) throw new OperationError('conflict', { details: { version: current } })
  await lookAfter(trx, context, { hearsSilence: true })
  record({ before, after: body })
}
