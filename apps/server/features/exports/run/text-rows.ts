import type { ListDefinition } from '@dovolilnice/contract/list'
import { z } from 'zod/mini'
import type { BegunWalk, ListWalk } from '../../../platform/database/lists/walk-rows.ts'
import { fetchLines, openTextWalk, splitFields } from '../../../platform/database/lists/walk-texts.ts'
import type { TextField } from '../../../platform/database/lists/walk-texts.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import { presenterOf } from '../../../platform/http/present-list.ts'
import type { RowBatch } from '../write/export-writer.ts'
import { TextRow } from '../write/text-row.ts'
import { rowBatch } from './row-batch.ts'

interface Reading {
  trx: Trx
  walk: ListWalk
  begun: BegunWalk
  list: ListDefinition
  columns: readonly string[]
}

/** The fields that the columns read: words of a cell may come from any field of the row. */
const neededFields = ({ list: { columns, row }, columns: chosen }: Reading): string[] => {
  const readsOthers = chosen.some((key) => columns[key]?.text !== undefined || columns[key]?.kind === 'last-day')
  return readsOthers ? Object.keys(row.shape) : [...new Set(chosen)]
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

/** The rows of a list: each field is read when a column asks for it by its name. */
const rowClass = (fields: readonly TextField[], row: ListDefinition['row']) =>
  class ListRow extends TextRow {
    static {
      for (const [place, field] of fields.entries()) {
        const valueOf = valueReader(field, row.shape[field.name] ?? z.never())
        Object.defineProperty(this.prototype, field.name, {
          get(this: ListRow) {
            return valueOf(this.read(place))
          },
        })
      }
    }
  }

/** The next rows of a list whose rows are what the database says. @throws FieldsUnclear while the rows are looked at */
export const textRows = async (reading: Reading): Promise<() => Promise<RowBatch>> => {
  const { trx, walk, begun, list } = reading
  const fields = await openTextWalk(trx, walk, begun, neededFields(reading))
  const ListRow = rowClass(fields, list.row)
  const rowOf = (line: string): object => new ListRow(splitFields(line, fields.length))
  return async () => rowBatch(await fetchLines(trx, walk), rowOf)
}
