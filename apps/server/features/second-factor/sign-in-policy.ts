import { staffRoleOf, staffRoles } from '@dovolilnice/contract/permissions'
import type { FactorRule } from '@dovolilnice/contract/second-factor/second-factor'
import { readSignInPolicy, type SignInPolicy, updateSignInPolicy } from '@dovolilnice/contract/second-factor/operations'
import { requireSeen } from '../../platform/audit/conflict-error.ts'
import { lockKeys } from '../../platform/database/session.ts'
import type { Db } from '../../platform/database/db.ts'
import { implement } from '../../platform/http/context.ts'

/** What the town asks of each role; nothing, before it has said so. */
export const readPolicy = async (db: Db): Promise<SignInPolicy> => {
  const rows = await db.selectFrom('sign_in_policy').selectAll().execute()
  const ruleOf = (role: string): FactorRule => rows.find((row) => row.role === role)?.rule ?? 'none'
  return { warden: ruleOf('warden'), operator: ruleOf('operator'), admin: ruleOf('admin'), root: ruleOf('root') }
}

/** What the town asks of this person; of a regular user without granted rights nothing. */
export const readRuleOf = async (db: Db, userId: string): Promise<FactorRule> => {
  const person = await db.selectFrom('app_user').select(['role', 'granted', 'revoked']).where('id', '=', userId).executeTakeFirstOrThrow()
  const role = staffRoleOf(person)
  return role === 'regular' ? 'none' : (await readPolicy(db))[role]
}

export const handleReadSignInPolicy = implement(readSignInPolicy, (_, { trx }) => readPolicy(trx))

export const handleUpdateSignInPolicy = implement(updateSignInPolicy, async ({ body: { seen, ...body } }, { trx, record }) => {
  await lockKeys(trx, ['sign-in policy'])
  const before = await readPolicy(trx)
  requireSeen(before, seen)
  for (const role of staffRoles)
    await trx
      .insertInto('sign_in_policy')
      .values({ role, rule: body[role] })
      .onConflict((conflict) => conflict.column('role').doUpdateSet({ rule: body[role] }))
      .execute()
  record({ before, after: body })
  return body
})
