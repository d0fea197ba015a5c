import type { readMailedRevocation } from '@dovolilnice/contract/permits/record/read-mailed-revocation'
import type { readRevocation } from '@dovolilnice/contract/permits/record/read-revocation'
import type { Context, FileAnswer, Handler } from '../../../platform/http/context.ts'
import type { PermitRow } from '../issue/permit-draft.ts'
import { findBySecret, paperKey } from '../verify/verification-code.ts'
import { subjectOf } from './change-permit.ts'
import { findPermit } from './find-permit.ts'

/** The decision that was issued. @throws OperationError `not_found` while the permit is not revoked */
const decisionOf = (context: Context, { id }: PermitRow): Promise<FileAnswer> =>
  context.capabilities.readMatterAct(context.trx, context, { application_id: null, permit_id: id }, ['revocation'])

export const handleReadRevocation: Handler<typeof readRevocation> = async ({ params }, context) => {
  const permit = await findPermit(context.trx, params.id)
  context.record({ subject: subjectOf(permit) })
  return decisionOf(context, permit)
}

/** The same by the link that was mailed to the holder. */
export const handleReadMailedRevocation: Handler<typeof readMailedRevocation> = async ({ query }, context) => {
  const permit = await findBySecret(context.trx, query.number, query.key, paperKey)
  context.record({ subject: subjectOf(permit) })
  return decisionOf(context, permit)
}
