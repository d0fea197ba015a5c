import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { uploadStatement } from '@dovolilnice/contract/payments/statements/upload-statement'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import type { Prepare, ReceivedFile, Services } from '../../../platform/http/context.ts'
import { readCamt } from '../read/read-camt.ts'
import { readCsv } from '../read/read-csv.ts'
import { StatementError } from '../read/statement.ts'
import type { StatementFile } from '../read/statement.ts'

/** A statement that was read whole, and the file it came in. */
export interface ReadStatement extends StatementFile {
  file: ReceivedFile
}

const readMapping = async ({ database }: Services, id: string | undefined) => {
  if (id === undefined) throw new StatementError('statement_mapping')
  const found = await database.kysely.selectFrom('statement_mapping').select('mapping').where('id', '=', id).executeTakeFirst()
  if (found === undefined) throw new OperationError('not_found')
  return found.mapping
}

const read = async (services: Services, file: ReceivedFile, { iban }: Parameters['money'], mappingId: string | undefined) => {
  const content = () => services.storage.open(file.storage_key)
  if (file.media_type === 'application/xml') return readCamt(await content())
  return readCsv(await content(), await readMapping(services, mappingId), iban)
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
    throw new OperationError('validation', { fields: [fieldError(file?.field ?? 'file', error.rule, context.locale, error.values)] })
  }
}
