import { OperationError } from '@dovolilnice/contract/errors'
import type { checkStatement } from '@dovolilnice/contract/payments/statements/check-statement'
import type { listPayments } from '@dovolilnice/contract/payments/list-payments'
import type { listStatements } from '@dovolilnice/contract/payments/statements/list-statements'
import { ifGiven } from '../../../platform/database/if-given.ts'
import { likePart } from '../../../platform/database/like.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { announce } from '../../../platform/database/notify.ts'
import type { Handler, ReadHandler } from '../../../platform/http/context.ts'
import { faultsOfStatement, hasFaults } from './statement-faults.ts'
import { listPaymentRows } from './payment-rows.ts'

export const handleListPayments: ReadHandler<typeof listPayments> = async ({ body }, { db, user, record }) => {
  record({ after: { filters: body.filters, page: body.page } })
  return listPaymentRows(db, body, user.permissions.includes('payments:write'))
}

export const handleListStatements: ReadHandler<typeof listStatements> = async ({ body }, { db }) =>
  listRows({
    db,
    query: db
      .selectFrom('bank_statement')
      .leftJoin('app_user', 'app_user.id', 'bank_statement.uploaded_by')
      .select([
        'bank_statement.id',
        'bank_statement.upload_id',
        'bank_statement.file_name',
        'bank_statement.format',
        'bank_statement.bank_id',
        'bank_statement.opening_cents',
        'bank_statement.closing_cents',
        'bank_statement.entries',
        'bank_statement.added',
        'bank_statement.uploaded_at',
        'app_user.name as uploaded_by_name',
      ])
      .select(faultsOfStatement.as('faults'))
      .$if(body.filters.with_faults === true, (query) => query.where(hasFaults))
      .$call(
        ifGiven(body.filters.search || undefined, (query, search) =>
          query.where((is) =>
            is.or([is('bank_statement.file_name', 'ilike', likePart(search)), is('bank_statement.bank_id', 'ilike', likePart(search))]),
          ),
        ),
      ),
    request: body,
    sort: {
      uploaded_at: 'bank_statement.uploaded_at',
      bank_id: 'bank_statement.bank_id',
      file_name: 'bank_statement.file_name',
      entries: 'bank_statement.entries',
    },
    tieBreaker: 'bank_statement.id',
  })

/** A clerk says why a statement that does not fit is right. */
export const handleCheckStatement: Handler<typeof checkStatement> = async ({ params, body }, { trx, now, user, record }) => {
  const statement = await trx
    .updateTable('bank_statement')
    .set({ checked_at: now, checked_by: user.id, check_reason: body.reason })
    .where('id', '=', params.id)
    .returning(['id', 'file_name'])
    .executeTakeFirst()
  if (statement === undefined) throw new OperationError('not_found')
  await announce(trx, 'payments')
  record({ subject: { type: 'statement', id: statement.id, label: statement.file_name }, reason: body.reason })
}
