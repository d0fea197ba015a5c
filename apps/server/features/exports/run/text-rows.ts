import type { ListDefinition } from '@dovolilnice/contract/list'
import { z } from 'zod/mini'
import type { BegunWalk, ListWalk } from '../../../platform/database/lists/walk-rows.ts'
import { fetchLines, openTextWalk, splitFields } from '../../../platform/database/lists/walk-texts.ts'
import type { TextField } from '../../../platform/database/lists/walk-texts.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import { presenterOf } from '../../../platform/http/present-list.ts'
import type { RowBatch } from '../write/export-writer.ts'
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
  const readAnew = (text: string | undefined): unknown =>
    text === undefined ? present(null) : isInstant ? read(text) : present(read(text))
  let last: { text: string | undefined; value: unknown } | undefined
  return (text: string | undefined): unknown => {
    if (last === undefined || text !== last.text) last = { text, value: readAnew(text) }
    return last.value
  }
}

/** Makes a row of its texts, whose fields are read when a column asks for one by its name. They are not the row's own: a copy of it would be empty. */
const rowClass = (fields: readonly TextField[], row: ListDefinition['row']) => {
  const readers = fields.map((field) => valueReader(field, row.shape[field.name] ?? z.never()))
  return class TextRow {
    readonly #texts: readonly (string | undefined)[]

    constructor(texts: readonly (string | undefined)[]) {
      this.#texts = texts
    }

    static {
      for (const [index, { name }] of fields.entries()) {
        const value = readers[index]
        Object.defineProperty(this.prototype, name, {
          get(this: TextRow) {
            return value?.(this.#texts[index])
          },
        })
      }
    }
  }
}

/** The next rows of a list whose rows are what the database says. @throws FieldsUnclear while the rows are looked at */
export const textRows = async (reading: Reading): Promise<() => Promise<RowBatch>> => {
  const { trx, walk, begun, list } = reading
  const fields = await openTextWalk(trx, walk, begun, neededFields(reading))
  const TextRow = rowClass(fields, list.row)
  const rowOf = (line: string): object => new TextRow(splitFields(line, fields.length))
  return async () => rowBatch(await fetchLines(trx, walk), rowOf)
}
