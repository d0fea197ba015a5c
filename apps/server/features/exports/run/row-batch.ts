import type { RowBatch } from '../write/export-writer.ts'

/**
 * Rows that are made one after the other, so that what a row was made of is garbage before the next. The array is emptied after the last: what
 * waits in finished promises still refers to it.
 */
export const rowBatch = <T>(items: T[], rowOf: (item: T) => object): RowBatch => ({
  length: items.length,
  *[Symbol.iterator]() {
    for (const item of items) yield rowOf(item)
    items.length = 0
  },
})
