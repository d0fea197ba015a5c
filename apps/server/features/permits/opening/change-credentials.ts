import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { addPermitCredential } from '@dovolilnice/contract/permits/opening/add-permit-credential'
import type { removePermitCredential } from '@dovolilnice/contract/permits/opening/remove-permit-credential'
import type { Handler } from '../../../platform/http/context.ts'
import { answerOf, openPermit, requireFree, subjectOf, touchPermit } from '../record/change-permit.ts'
import { requireNew, requireOpening } from './check-credentials.ts'
import { insertCredentials } from '../issue/insert-permit.ts'

export const handleAddPermitCredential: Handler<typeof addPermitCredential> = async ({ params, body }, context) => {
  const { trx, now, locale, record } = context
  const open = await openPermit(context, params.id)
  requireOpening(open.kind, body.kind, locale)
  const from = body.valid_from ?? open.permit.valid_from
  const until = body.valid_until ?? open.permit.valid_until
  if (from >= until) throw new OperationError('validation', { fields: [fieldError('valid_until', 'period_reversed', locale)] })
  requireNew(open.permit, open.credentials, body, { path: 'value', locale })
  const vehicles = open.credentials.filter(({ kind, valid_until: end }) => kind === 'plate' && end === null)
  const { max_vehicles: maximum } = open.kind
  // One with an end of its own stands in for another vehicle; one without is one more.
  if (body.kind === 'plate' && body.valid_until === undefined && vehicles.length >= maximum)
    throw new OperationError('validation', { fields: [fieldError('value', 'too_many_vehicles', locale, { maximum })] })
  await requireFree(trx, open, [body])
  await insertCredentials(trx, open.permit.id, [body], now)
  const changed = await touchPermit(context, open.permit)
  record({ subject: subjectOf(changed), after: { ...body, version: changed.version } })
  return answerOf(changed)
}

export const handleRemovePermitCredential: Handler<typeof removePermitCredential> = async ({ params }, context) => {
  const open = await openPermit(context, params.id)
  const credential = open.credentials.find(({ id }) => id === params.credential_id)
  if (credential === undefined) throw new OperationError('not_found')
  const isLastVehicle = credential.kind === 'plate' && open.credentials.filter(({ kind }) => kind === 'plate').length === 1
  if (isLastVehicle) throw new OperationError('illegal_transition', { details: { reason: 'last_vehicle' } })
  await context.trx.deleteFrom('permit_credential').where('id', '=', credential.id).execute()
  const changed = await touchPermit(context, open.permit)
  context.record({
    subject: subjectOf(changed),
    before: { kind: credential.kind, value: credential.value },
    after: { version: changed.version },
  })
  return answerOf(changed)
}
