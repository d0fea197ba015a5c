import type { listPayments } from '@dovolilnice/contract/payments/list-payments'
import type { listStatements } from '@dovolilnice/contract/payments/list-statements'
import { ifGiven } from '../../../platform/database/if-given.ts'
import { likePart } from '../../../platform/database/like.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import type { ReadHandler } from '../../../platform/http/context.ts'
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
