import { textIn } from '@dovolilnice/contract/in-language'
import type { createProForma } from '@dovolilnice/contract/pro-formas/create-pro-forma'
import { OperationError } from '@dovolilnice/contract/errors'
import { fillText } from '@dovolilnice/contract/fill-text'
import type { Handler } from '../../platform/http/context.ts'
import { endProForma, issueProForma } from './issue-pro-forma.ts'
import type { ProFormaRecord } from './pro-forma-tables.ts'

/** Why a pro-forma is cancelled when another one takes its place. */
const replaced = { sl: 'Nadomešča ga {number}.', en: 'Replaced by {number}.' }

const auditValues = ({ number, total_cents, reference, due_on }: ProFormaRecord) => ({ pro_forma: number, total_cents, reference, due_on })

/** A clerk makes the pro-forma of an application anew, or for the first time where the municipality had no account at the approval. */
export const handleCreateProForma: Handler<typeof createProForma> = async ({ params }, context) => {
  const { trx, now, capabilities } = context
  const application = await trx.selectFrom('application').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst()
  if (application === undefined) throw new OperationError('not_found')
  if (application.status !== 'approved' || application.fee_cents === 0)
    throw new OperationError('illegal_transition', { details: { status: application.status } })
  const before = await endProForma(trx, application.id, 'cancelled', null, now)
  const issued = await issueProForma(context, application)
  if (issued === null) throw new OperationError('no_account')
  if (before !== undefined) {
    const end_reason = fillText(textIn(replaced, context.locale), { number: issued.number })
    await trx.updateTable('pro_forma').set({ end_reason }).where('id', '=', before.id).execute()
  }
  context.record({
    subject: { type: 'application', id: application.id, label: application.number },
    ...(before && { before: auditValues(before) }),
    after: auditValues(issued),
  })
  await capabilities.mailProForma(trx, context, application)
  return issued
}
