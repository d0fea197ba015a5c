import { errorText } from '@dovolilnice/contract/error-catalogue'
import { OperationError } from '@dovolilnice/contract/errors'
import type { FieldError } from '@dovolilnice/contract/errors'
import { textIn } from '@dovolilnice/contract/in-language'
import { importColumns } from '@dovolilnice/contract/imports/import-columns'
import type { ImportSubject } from '@dovolilnice/contract/imports/import'
import type { Locale } from '@dovolilnice/contract/locale'
import { restrictingRequest } from '../../platform/database/database-errors.ts'
import { RefusedRow } from './import-plan.ts'

/** The column in which a field of a record stands. */
const columnOf: Readonly<Record<string, string>> = {
  permit_kind_id: 'kind',
  parking_lot_id: 'lot',
  user_type_code: 'user_type',
  valid_until: 'last_day',
}

/** Broken rules as one text: the title of each column with its sentence. A sentence never repeats what stands in the cell. */
export const problemsOf = (subject: ImportSubject, fields: readonly FieldError[]): string =>
  fields
    .map(({ path, message }) => {
      const [key = ''] = path.split('.')
      const column = importColumns[subject].find((one) => one.key === (columnOf[key] ?? key))
      return column === undefined ? message : `${column.titles[0]}: ${message}`
    })
    .join(' ')

/** Why a rule, or the restriction of a record, refused a row, as a sentence. @throws any other failure */
export const refusalOf = (subject: ImportSubject, error: unknown, locale: Locale): string => {
  if (error instanceof RefusedRow) return error.message
  if (restrictingRequest(error) !== undefined) return textIn(errorText('restricted'), locale)
  if (!(error instanceof OperationError)) throw error
  return error.fields === undefined || error.fields.length === 0 ? textIn(errorText(error.code), locale) : problemsOf(subject, error.fields)
}
