import { OperationError } from '@dovolilnice/contract/errors'
import type { readUpload } from '@dovolilnice/contract/payments/statements/read-upload'
import type { statementUploadSchema } from '@dovolilnice/contract/payments/statements/upload-statement'
import type { z } from 'zod/mini'
import type { Db } from '../../../platform/database/tables.ts'
import type { ReadHandler } from '../../../platform/http/context.ts'
import { faultsOfStatement } from '../list/statement-faults.ts'
import { paidButOpen } from '../settle/settle-paid.ts'

const readOutcomes = (db: Db, statementIds: readonly string[]) =>
  db
    .selectFrom('payment')
    .select((of) => ['status', of.fn.countAll<number>().as('count'), of.fn.sum<number>('cents').as('cents')])
    .where('statement_id', 'in', statementIds)
    .groupBy('status')
    .orderBy('status')
    .execute()

const countSettling = async (db: Db, statementIds: readonly string[]): Promise<number> => {
  const { count } = await paidButOpen(db)
    .where((is) =>
      is.exists(
        is
          .selectFrom('payment_allocation')
          .innerJoin('payment', 'payment.id', 'payment_allocation.payment_id')
          .select('payment.id')
          .whereRef('payment_allocation.application_id', '=', 'application.id')
          .where('payment_allocation.covers', '=', 'price')
          .where('payment_allocation.undone_at', 'is', null)
          .where('payment.statement_id', 'in', statementIds),
      ),
    )
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What an upload brought, as it stands now. @throws OperationError `not_found` */
export const readUploadOf = async (db: Db, id: string): Promise<z.input<typeof statementUploadSchema>> => {
  const statements = await db
    .selectFrom('bank_statement')
    .leftJoin('app_user', 'app_user.id', 'bank_statement.uploaded_by')
    .selectAll('bank_statement')
    .select(['app_user.name as uploaded_by_name', faultsOfStatement.as('faults')])
    .where('upload_id', '=', id)
    .orderBy('bank_statement.id')
    .execute()
  const [first] = statements
  if (first === undefined) throw new OperationError('not_found')
  const { file_name, format, uploaded_at, uploaded_by_name } = first
  const ids = statements.map((statement) => statement.id)
  const sum = (key: 'entries' | 'added') => statements.reduce((total, statement) => total + statement[key], 0)
  return {
    id,
    file_name,
    format,
    uploaded_at,
    uploaded_by_name,
    statements: statements.map(({ id, bank_id, entries, added, faults }) => ({ id, bank_id, entries, added, faults })),
    entries: sum('entries'),
    added: sum('added'),
    outcomes: await readOutcomes(db, ids),
    settling: await countSettling(db, ids),
  }
}

export const handleReadUpload: ReadHandler<typeof readUpload> = ({ params }, { db }) => readUploadOf(db, params.id)
