import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { createPermitKind } from '@dovolilnice/contract/parking/create-permit-kind'
import type { PermitKindForm } from '@dovolilnice/contract/parking/parking-administration'
import type { updatePermitKind } from '@dovolilnice/contract/parking/update-permit-kind'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { announce, notify } from '../../platform/database/notify.ts'
import type { Context, Handler } from '../../platform/http/context.ts'
import { noEffect } from './count-touched.ts'
import { kindEffect, opensDifferently } from './kind-effect.ts'
import { requireHours } from './kind-hours.ts'
import { requireUserTypes } from './require-known.ts'

/** The values of a form that are stored, and kept in the audit trail. */
const valuesOf = ({ preview, ...values }: PermitKindForm) => values

const columnsOf = (form: PermitKindForm) => ({
  ...valuesOf(form),
  name: JSON.stringify(form.name),
  description: JSON.stringify(form.description),
  documents: JSON.stringify(form.documents),
  validity: JSON.stringify(form.validity),
  time_windows: JSON.stringify(form.time_windows),
  device: form.device && JSON.stringify(form.device),
})

const subjectOf = (id: string, form: PermitKindForm) => ({ type: 'permit_kind' as const, id, label: form.name.sl })

/** @throws OperationError `validation`: types of users that do not exist, a rule that needs a document that is not asked for */
const check = async (context: Context, form: PermitKindForm): Promise<void> => {
  const { validity, documents } = form
  const proof = validity.rule === 'document' && documents.find(({ type }) => type === validity.documentType)
  const unproved = validity.rule === 'document' && !(proof && proof.expires && proof.required)
  const fields = unproved ? [fieldError('validity.documentType', 'expiring_document', context.locale)] : []
  await requireUserTypes(context, form.user_types, fields)
}

export const handleCreatePermitKind: Handler<typeof createPermitKind> = async ({ body }, context) => {
  const { trx, now } = context
  const { code, ...form } = body
  const effect = noEffect(localDayOf(now))
  await check(context, form)
  const taken = await trx.selectFrom('permit_kind').select('id').where('code', '=', code).executeTakeFirst()
  if (taken !== undefined) throw new OperationError('duplicate', { fields: [fieldError('code', 'code_taken', context.locale)] })
  const id = v7()
  if (form.preview) return { id, saved: false, effect }
  const { last } = await trx
    .selectFrom('permit_kind')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('permit_kind')
    .values({ ...columnsOf(form), id, code, position: (last ?? 0) + 1 })
    .execute()
  await announce(trx, 'parameters')
  await context.recordAlso('permit_kind:create', { subject: subjectOf(id, form), after: { code, ...valuesOf(form) } })
  return { id, saved: true, effect }
}

export const handleUpdatePermitKind: Handler<typeof updatePermitKind> = async ({ params, body }, context) => {
  const { trx, now } = context
  const { version, ...form } = body
  const before = await trx.selectFrom('permit_kind').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst()
  if (before === undefined) throw new OperationError('not_found')
  if (version !== before.version) throw new OperationError('conflict', { details: { version: before.version } })
  await check(context, form)
  await requireHours(context, params.id, form)
  const effect = await kindEffect(trx, before, form, localDayOf(now))
  if (form.preview) return { id: params.id, saved: false, effect }
  await trx
    .updateTable('permit_kind')
    .set({ ...columnsOf(form), version: version + 1 })
    .where('id', '=', params.id)
    .execute()
  await announce(trx, 'parameters')
  if (opensDifferently(before, form)) await notify(trx, 'whitelist')
  const { id, code, version: _, position, ...valuesBefore } = before
  await context.recordAlso('permit_kind:update', { subject: subjectOf(params.id, form), before: valuesBefore, after: valuesOf(form) })
  return { id: params.id, saved: true, effect }
}
