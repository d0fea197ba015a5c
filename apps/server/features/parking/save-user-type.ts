import type { saveUserType } from '@dovolilnice/contract/parking/save-user-type'
import type { Handler } from '../../platform/http/context.ts'
import '../../tables/parking.ts'

export const handleSaveUserType: Handler<typeof saveUserType> = async ({ body }, { trx, record }) => {
  const { code, name, applicant } = body
  const before = await trx.selectFrom('user_type').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()
  const columns = { name: JSON.stringify(name), applicant }
  if (before === undefined) {
    const { last } = await trx
      .selectFrom('user_type')
      .select(({ fn }) => fn.max('position').as('last'))
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('user_type')
      .values({ code, ...columns, position: (last ?? 0) + 1 })
      .execute()
  } else await trx.updateTable('user_type').set(columns).where('code', '=', code).execute()
  record({ before: before && { name: before.name, applicant: before.applicant }, after: { code, name, applicant } })
  return { code }
}
