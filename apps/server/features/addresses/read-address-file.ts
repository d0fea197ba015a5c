import { addressColumns } from '@dovolilnice/contract/addresses/address-columns'
import { mostAddresses } from '@dovolilnice/contract/addresses/load-addresses'
import type { loadAddresses } from '@dovolilnice/contract/addresses/load-addresses'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { readTable, TableError } from '../../platform/csv/read-table.ts'
import type { TableRow } from '../../platform/csv/read-table.ts'
import type { Prepare } from '../../platform/http/context.ts'

/** Reads the file before the transaction, and removes it: the list is what is kept. @throws OperationError `validation` at the file */
export const readAddressFile: Prepare<typeof loadAddresses, TableRow[]> = async (_, { files: [file], storage, locale }) => {
  const refuse = ({ rule, values }: TableError) => new OperationError('validation', { fields: [fieldError('file', rule, locale, values)] })
  if (file === undefined) throw refuse(new TableError('table_missing'))
  try {
    const { rows } = await readTable(await storage.open(file.storage_key), addressColumns, mostAddresses)
    await storage.remove(file.storage_key)
    return rows
  } catch (error) {
    throw error instanceof TableError ? refuse(error) : error
  }
}
