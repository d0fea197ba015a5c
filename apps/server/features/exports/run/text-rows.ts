import type { ListDefinition } from '@dovolilnice/contract/list'
import type { Locale } from '@dovolilnice/contract/locale'
import type { z } from 'zod/mini'
import type { BegunWalk, ListWalk } from '../../../platform/database/lists/walk-rows.ts'
import { FieldsUnclear, fetchLines, openTextWalk, splitFields, type TextField } from '../../../platform/database/lists/walk-texts.ts'
import type { Trx } from '../../../platform/database/db.ts'
import { presenterOf } from '../../../platform/http/feature.ts'
import { cellValue, TextRow } from '../write/cells.ts'
import type { FileColumn, RowBatch } from '../write/export-writer.ts'
import { rowBatch } from './row-batch.ts'

interface Reading {
  trx: Trx
  walk: ListWalk
  begun: BegunWalk
  list: ListDefinition
  /** The fields to read of each row. */
  fields: readonly string[]
}

/** The fields that the columns read of these rows: words of a cell may come from any field. */
export const fieldsRead = (rows: readonly object[], columns: readonly FileColumn[], locale: Locale): Set<string> => {
  const read = new Set(columns.map(({ key }) => key))
  const get = (row: object, key: string | symbol): unknown => {
    if (typeof key === 'string') read.add(key)
    return Reflect.get(row, key)
  }
  for (const row of rows) for (const column of columns) cellValue(column, new Proxy(row, { get }), locale)
  return read
}

/** Reads and presents a field's text. Neighbouring rows often have the same, as an empty array, which is then read once. */
const valueReader = ({ isInstant, read }: TextField, schema: z.core.$ZodType) => {
  const present = presenterOf(schema)
  const readAnew = (text: string): unknown => {
    const value = read(text)
    return isInstant && value !== null ? value : present(value)
  }
  let last: { text: string; value: unknown } | undefined
  return (text: string): unknown => {
    if (last === undefined || text !== last.text) last = { text, value: readAnew(text) }
    return last.value
  }
}

/** The rows of a list: a field is read when a column asks for it by its name. @throws FieldsUnclear for one that is not among the texts */
const rowClass = (fields: readonly TextField[], row: ListDefinition['row']) =>
  class ListRow extends TextRow {
    static {
      for (const [name, schema] of Object.entries(row.shape)) {
        const place = fields.findIndex((field) => field.name === name)
        const field = fields[place]
        const valueOf = field && valueReader(field, schema)
        Object.defineProperty(this.prototype, name, {
          get(this: ListRow) {
            if (valueOf === undefined) throw new FieldsUnclear()
            return valueOf(this.read(place))
          },
        })
      }
    }
  }

/** The next rows of a list whose rows are what the database says. @throws FieldsUnclear while the rows are looked at */
export const textRows = async ({ trx, walk, begun, list, fields: names }: Reading): Promise<() => Promise<RowBatch>> => {
  const fields = await openTextWalk(trx, walk, begun, names)
  const ListRow = rowClass(fields, list.row)
  const rowOf = (line: string): object => new ListRow(splitFields(line, fields.length))
  return async () => rowBatch(await fetchLines(trx, walk), rowOf)
}
