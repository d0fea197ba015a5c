import { errorText } from '@dovolilnice/contract/error-catalogue'
import { OperationError, type FieldError } from '@dovolilnice/contract/errors'
import { textIn, type Locale, type Text } from '@dovolilnice/contract/locale'
import { importColumns } from '@dovolilnice/contract/imports/import-columns'
import type { ImportPlace, ImportSubject } from '@dovolilnice/contract/imports/import'
import type { TableRow } from '../../platform/csv/read-table.ts'
import { restrictingRequest } from '../../platform/database/database-errors.ts'
import { type PlannedRow, RefusedRow } from './import-plan.ts'

/** Why a row is refused: the column at fault, what would be right, and where the cause may be changed if not in the file. */
export interface Problem {
  key?: string
  message: string
  place?: ImportPlace
}

/** The column in which a field of a record stands. */
const columnOf: Readonly<Record<string, string>> = {
  permit_kind_id: 'kind',
  parking_lot_id: 'lot',
  user_type_code: 'user_type',
  valid_until: 'last_day',
}

/** What is right in a file where a form has its own input. */
const day: Text = { sl: 'Vpišite dan kot 31. 12. 2026 ali 2026-12-31.', en: 'Write the day as 31. 12. 2026 or 2026-12-31.' }

/** Broken rules, each at its column. */
export const problemsOfFields = (fields: readonly FieldError[], locale: Locale): Problem[] =>
  fields.map(({ path, rule, message }) => {
    const [key = ''] = path.split('.')
    return { key: columnOf[key] ?? key, message: rule === 'day' ? textIn(day, locale) : message }
  })

export const problemsOf = (error: OperationError, locale: Locale): Problem[] =>
  error.fields === undefined || error.fields.length === 0
    ? [{ message: textIn(errorText(error.code), locale) }]
    : problemsOfFields(error.fields, locale)

/** Problems as one text: the title of each column, what stands in its cell where that is told, and what would be right. */
const textOf = (subject: ImportSubject, problems: readonly Problem[], locale: Locale, cells: TableRow['cells'] = {}): string =>
  problems
    .map(({ key = '', message }) => {
      const column = importColumns[subject].find((one) => one.key === key)
      const cell = cells[key] ?? ''
      if (column === undefined) return message
      return `${textIn(column.title, locale)}${cell === '' ? '' : ` »${cell.slice(0, 60)}«`}: ${message}`
    })
    .join('\n')

interface Row {
  subject: ImportSubject
  locale: Locale
  cells: TableRow['cells']
}

/** A refused row. What is kept of it never repeats what stands in a cell, as that may be a person's; the dry run, which is not kept, does. */
export const refusedRow = (
  { subject, locale, cells }: Row,
  problems: readonly Problem[],
): Pick<PlannedRow, 'outcome' | 'note' | 'said' | 'place' | 'record_id'> => ({
  ...{ outcome: 'refuse', record_id: null },
  note: textOf(subject, problems, locale),
  said: textOf(subject, problems, locale, cells),
  place: problems.find(({ place }) => place !== undefined)?.place,
})

/** Why a rule, or the restriction of a record, refused a row, as a sentence. @throws any other failure */
export const refusalOf = (subject: ImportSubject, error: unknown, locale: Locale): string => {
  if (error instanceof RefusedRow) return error.message
  if (restrictingRequest(error) !== undefined) return textIn(errorText('restricted'), locale)
  if (!(error instanceof OperationError)) throw error
  return textOf(subject, problemsOf(error, locale), locale)
}
