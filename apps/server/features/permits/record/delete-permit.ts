import { suspensionKinds } from '@dovolilnice/contract/acts/suspension-ground'
import { OperationError } from '@dovolilnice/contract/errors'
import type { deletePermit } from '@dovolilnice/contract/permits/record/delete-permit'
import type { Handler } from '../../../platform/http/context.ts'
import { announcePermits } from '../issue/insert-permit.ts'
import { findPermitBlocks } from './permit-deletion.ts'
import { readCredentials } from './permit-details.ts'
import { lockPermit } from './permit-step.ts'

/** Deletes a permit on which nothing hangs. Its number is not given again, and its documents stay as deleted ones without content. */
export const handleDeletePermit: Handler<typeof deletePermit> = async ({ params, query }, context) => {
  const { trx, now, record, capabilities } = context
  const permit = await lockPermit(trx, params.id)
  const blocks = await findPermitBlocks(trx, permit)
  if (blocks.length > 0) throw new OperationError('in_use', { details: { blocks } })
  const credentials = await readCredentials(trx, permit.id)
  const { reason } = query
  await capabilities.retirePermitDocuments(trx, context, permit, { reason, at: now })
  await capabilities.dropDrafts(trx, { application_id: null, permit_id: permit.id }, ...suspensionKinds, 'revocation')
  await trx.deleteFrom('permit').where('id', '=', permit.id).execute()
  await announcePermits(trx)
  record({ subject: { type: 'permit', id: permit.id, label: permit.number }, before: { ...permit, credentials }, reason })
}
