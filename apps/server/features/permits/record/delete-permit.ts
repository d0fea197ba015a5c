import { revocationKinds, suspensionKinds } from '@dovolilnice/contract/acts/suspension-ground'
import { OperationError } from '@dovolilnice/contract/errors'
import { deletePermit } from '@dovolilnice/contract/permits/record/operations'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { announcePermits } from '../issue/insert-permit.ts'
import { findPermitBlocks } from './permit-deletion.ts'
import { lockPermit, setPermitStatus } from './permit-step.ts'
import { implement } from '../../../platform/http/context.ts'

/**
 * A permit that was entered in error opens for nobody and leaves the lists; its row, number and paper stay. One on which something hangs is ended by
 * an act instead.
 */
export const handleDeletePermit = implement(deletePermit, async ({ params, query: { reason } }, context) => {
  const { trx, now, record, capabilities } = context
  const permit = await lockPermit(trx, params.id)
  const blocks = await findPermitBlocks(trx, permit, localDayOf(now))
  if (blocks.length > 0) throw new OperationError('in_use', { details: { blocks } })
  await capabilities.dropDrafts(
    trx,
    { application_id: null, permit_id: permit.id },
    ...suspensionKinds,
    ...revocationKinds,
    'suspension_end',
  )
  const { status, version } = await setPermitStatus(trx, permit, 'mistaken', reason, now)
  await announcePermits(trx)
  record({
    subject: { type: 'permit', id: permit.id, label: permit.number },
    before: { status: permit.status },
    after: { status, version },
    reason,
  })
})
