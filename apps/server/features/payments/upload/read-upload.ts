import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import { readUpload } from '@dovolilnice/contract/payments/statements/read-upload'
import type { statementUploadSchema, uploadStatement } from '@dovolilnice/contract/payments/statements/upload-statement'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { type Db, notFound } from '../../../platform/database/db.ts'
import { type Prepare, type ReceivedFile, type Services, implement } from '../../../platform/http/context.ts'
import { faultsOfStatement } from '../list/statement-faults.ts'
import { paidButOpen } from '../settle/settle-paid.ts'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { readCamt } from '../read/read-camt.ts'
import { readCsv } from '../read/read-csv.ts'
import { StatementError, type StatementFile } from '../read/statement.ts'

/** What went out is taken off: a sum of both ways would be of neither. */
const readOutcomes = (db: Db, statementIds: readonly string[]) =>
  db
    .selectFrom('payment')
    .select((of) => [
      'status',
      of.fn.countAll<number>().as('count'),
      sql<number>`sum(case direction when 'debit' then -cents else cents end)`.as('cents'),
    ])
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

export const handleReadUpload = implement(readUpload, ({ params }, { db }) => readUploadOf(db, params.id))

/** A statement that was read whole, and the file it came in. */
export interface ReadStatement extends StatementFile {
  file: ReceivedFile
}

const readMapping = async ({ database }: Services, id: string | undefined) => {
  if (id === undefined) throw new StatementError('statement_mapping')
  const found = await database.kysely
    .selectFrom('statement_mapping')
    .select('mapping')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return found.mapping
}

const read = async (services: Services, file: ReceivedFile, { iban }: Parameters['money'], mappingId: string | undefined) => {
  if (file.media_type === 'application/xml') return readCamt(await services.storage.open(file.storage_key))
  const mapping = await readMapping(services, mappingId)
  return readCsv(await services.storage.open(file.storage_key), mapping, iban)
}

/** Every statement of the file must be of the town's own account, in euros: otherwise nothing of it is taken. */
const requireOwn = ({ statements }: StatementFile, { iban: own }: Parameters['money']): void => {
  for (const { iban, currency } of statements) {
    if (iban !== null && iban !== own) throw new StatementError('statement_account', { found: iban, own })
    if (currency !== null && currency !== 'EUR') throw new StatementError('statement_currency', { currency })
  }
}

/**
 * Reads the uploaded statement before the transaction, so that no connection waits for it.
 * @throws OperationError `validation` at the field of the file, with what is wrong
 */
export const readStatementFile: Prepare<typeof uploadStatement, ReadStatement> = async ({ body }, context) => {
  const [file, ...more] = context.files
  const { money } = await context.capabilities.readParameters(context.database.kysely)
  try {
    if (file === undefined || more.length > 0) throw new StatementError('statement_missing')
    if (money.iban === '') throw new StatementError('statement_no_account')
    const found = await read(context, file, money, body.mapping_id)
    requireOwn(found, money)
    return { ...found, file }
  } catch (error) {
    if (!(error instanceof StatementError)) throw error
    throw invalidField(file?.field ?? 'file', error.rule, context.locale, error.values)
  }
}
