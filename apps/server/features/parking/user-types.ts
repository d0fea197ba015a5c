import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import type { ChangeEffect } from '@dovolilnice/contract/parking/tariff-versions'
import { createUserType, updateUserType } from '@dovolilnice/contract/parking/operations'
import type { UserTypeForm } from '@dovolilnice/contract/parking/parking-administration'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Row, type Trx, notFound, insertRow } from '../../platform/database/db.ts'
import { countOf, effectOf, noEffect, openApplications, readPairs, requireLots, type Touched, writePairs } from './read-parking.ts'
import { implement } from '../../platform/http/context.ts'

const subjectOf = (code: string, { name }: UserTypeForm) => ({ type: 'user_type' as const, id: code, label: name.sl })
const auditValues = ({ name, applicant, parking_lots }: UserTypeForm) => ({ name, applicant, parking_lots: parking_lots.toSorted() })

type Before = Row<'user_type'> & { parking_lots: string[] }

/** Permits stay valid; open applications are decided as they were submitted. */
const userTypeEffect = (trx: Trx, before: Before, after: UserTypeForm, today: string): Promise<ChangeEffect> => {
  const touched: Touched = { column: 'user_type_code', id: before.code, today }
  const lots = before.parking_lots.filter((id) => !after.parking_lots.includes(id))
  const narrowed = after.applicant !== 'any' && after.applicant !== before.applicant
  return effectOf(trx, touched, today, [
    {
      note: 'types_kept',
      applies: lots.length > 0,
      count: () => countOf(openApplications(trx, touched).where('application.parking_lot_id', 'in', lots)),
    },
    {
      note: 'applicants_kept',
      applies: narrowed,
      count: () =>
        countOf(
          openApplications(trx, touched).where('application.applicant_type', '=', after.applicant === 'person' ? 'company' : 'person'),
        ),
    },
  ])
}

export const handleCreateUserType = implement(createUserType, async ({ body }, context) => {
  const { trx, now } = context
  const { code, ...form } = body
  await requireLots(context, form.parking_lots)
  const taken = await trx.selectFrom('user_type').select('code').where('code', '=', code).executeTakeFirst()
  if (taken !== undefined) throw new OperationError('duplicate', { fields: [fieldError('code', 'code_taken', context.locale)] })
  const effect = noEffect(localDayOf(now))
  if (form.preview) return { id: code, saved: false, effect }
  const { last } = await trx
    .selectFrom('user_type')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  await insertRow(trx, 'user_type', { code, name: JSON.stringify(form.name), applicant: form.applicant, position: (last ?? 0) + 1 })
  await writePairs(trx, 'user_type_code', code, form.parking_lots)
  await context.recordAlso('user_type:create', { subject: subjectOf(code, form), after: { code, ...auditValues(form) } })
  return { id: code, saved: true, effect }
})

export const handleUpdateUserType = implement(updateUserType, async ({ params: { code }, body: { version, ...body } }, context) => {
  const { trx, now } = context
  const row = await trx.selectFrom('user_type').selectAll().where('code', '=', code).forUpdate().executeTakeFirstOrThrow(notFound)
  if (version !== row.version) throw new OperationError('conflict', { details: { version: row.version } })
  await requireLots(context, body.parking_lots)
  const before = { ...row, parking_lots: await readPairs(trx, 'user_type_code', code) }
  const effect = await userTypeEffect(trx, before, body, localDayOf(now))
  if (body.preview) return { id: code, saved: false, effect }
  await trx
    .updateTable('user_type')
    .set({ name: JSON.stringify(body.name), applicant: body.applicant, version: version + 1 })
    .where('code', '=', code)
    .execute()
  await writePairs(trx, 'user_type_code', code, body.parking_lots)
  const { code: _, position, version: __, ...valuesBefore } = before
  await context.recordAlso('user_type:update', { subject: subjectOf(code, body), before: valuesBefore, after: auditValues(body) })
  return { id: code, saved: true, effect }
})
