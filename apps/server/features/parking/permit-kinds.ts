import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { createPermitKind } from '@dovolilnice/contract/parking/create-permit-kind'
import type { PermitKindForm } from '@dovolilnice/contract/parking/parking-administration'
import type { updatePermitKind } from '@dovolilnice/contract/parking/update-permit-kind'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { v7 } from 'uuid'
import type { Context, Handler } from '../../platform/http/context.ts'
import type { PermitKindTable } from '../../tables/parking.ts'
import { effectOf, noEffect } from './change-effect.ts'

type PermitKindRow = Selectable<PermitKindTable>

const columnsOf = ({ preview: _, version: __, ...form }: PermitKindForm) => ({
  ...form,
  name: JSON.stringify(form.name),
  description: JSON.stringify(form.description),
  documents: JSON.stringify(form.documents),
  validity: JSON.stringify(form.validity),
  time_windows: JSON.stringify(form.time_windows),
})

const subjectOf = (kind: { id: string; name: { sl: string } }) => ({ type: 'permit_kind', id: kind.id, label: kind.name.sl })

/** @throws OperationError `validation`: types of users that do not exist, a rule that asks for a document that is not asked for */
const check = async ({ trx, locale }: Context, form: PermitKindForm): Promise<void> => {
  const known = new Set((await trx.selectFrom('user_type').select('code').execute()).map(({ code }) => code))
  const { validity } = form
  const unknown = form.user_types.some((code) => !known.has(code))
  const unproved = validity.rule === 'document' && !form.documents.some(({ type, expires }) => type === validity.documentType && expires)
  const fields = [
    ...(unknown ? [fieldError('user_types', 'choice', locale)] : []),
    ...(unproved ? [fieldError('validity.documentType', 'choice', locale)] : []),
  ]
  if (fields.length > 0) throw new OperationError('validation', { fields })
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const opensDifferently = (before: PermitKindRow, form: PermitKindForm): boolean =>
  !same(before.openings.toSorted(), form.openings.toSorted()) || !same(before.time_windows, form.time_windows)

export const handleCreatePermitKind: Handler<typeof createPermitKind> = async ({ body }, context) => {
  const { trx } = context
  const { code, ...form } = body
  await check(context, form)
  const taken = await trx.selectFrom('permit_kind').select('id').where('code', '=', code).executeTakeFirst()
  if (taken !== undefined) throw new OperationError('duplicate', { fields: [fieldError('code', 'invalid', context.locale)] })
  const id = v7()
  if (body.preview) return { id, saved: false, effect: noEffect }
  const { last } = await trx
    .selectFrom('permit_kind')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('permit_kind')
    .values({ ...columnsOf(form), id, code, position: (last ?? 0) + 1 })
    .execute()
  await context.recordAlso('permit_kind:create', { subject: subjectOf({ id, name: form.name }), after: { code, ...form } })
  return { id, saved: true, effect: noEffect }
}

export const handleUpdatePermitKind: Handler<typeof updatePermitKind> = async ({ params, body }, context) => {
  const { trx, now } = context
  const before = await trx.selectFrom('permit_kind').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst()
  if (before === undefined) throw new OperationError('not_found')
  if (body.version !== undefined && body.version !== before.version)
    throw new OperationError('conflict', { details: { version: before.version } })
  await check(context, body)
  const moved = opensDifferently(before, body)
  const touched = { column: 'permit_kind_id', id: params.id } as const
  const effect = await effectOf(trx, touched, localDayOf(now), {
    opensDifferently: moved,
    maxVehicles: body.max_vehicles < before.max_vehicles ? body.max_vehicles : undefined,
  })
  if (body.preview) return { id: params.id, saved: false, effect }
  await trx
    .updateTable('permit_kind')
    .set({ ...columnsOf(body), version: before.version + 1 })
    .where('id', '=', params.id)
    .execute()
  if (moved) await sql`select pg_notify('whitelist', '')`.execute(trx)
  const { preview: _, version: __, ...after } = body
  await context.recordAlso('permit_kind:update', { subject: subjectOf({ id: params.id, name: body.name }), before, after })
  return { id: params.id, saved: true, effect }
}
