import { columnText } from '@dovolilnice/contract/columns/column-text'
import { mostExportedRows } from '@dovolilnice/contract/list'
import type { ListDefinition, ListPage } from '@dovolilnice/contract/list'
import type { Locale } from '@dovolilnice/contract/locale'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { Readable } from 'node:stream'
import type { z } from 'zod/mini'
import { csvBlocks } from '../csv/csv.ts'
import type { Context, FileAnswer, ReadHandler, Recorded } from './context.ts'
import type { Route, ServedOperation } from './feature.ts'

/** An operation that `defineListOperation` made. */
type ServedList = ServedOperation & { list: ListDefinition; output: z.ZodMiniType<ListPage<object>>; export: ServedOperation }

/** The validated call of an export; `exportRequest` in the contract describes it. */
interface ExportInput {
  params: unknown
  body: { sortByKey: string; sortOrder: 'asc' | 'desc'; filters: object; columns: string[] }
}

/** The cells of each row, below the columns' titles. */
function* linesOf({ columns }: ListDefinition, keys: readonly string[], rows: readonly object[], locale: Locale): Generator<string[]> {
  const shown = keys.flatMap((key) => (columns[key] === undefined ? [] : [[key, columns[key]] as const]))
  yield shown.map(([, { title }]) => title[locale])
  for (const row of rows) yield shown.map(([key, column]) => columnText(column, key, row, locale))
}

/**
 * The export of a list: its own handler gives one page of at most `mostExportedRows` rows in the call's transaction, presented by the
 * list's schema, so a file holds nothing that the list does not show. The event of a look at the list (filters, whose list) becomes the
 * one event that says what was exported.
 */
const exportHandler =
  (operation: ServedList, list: Route) =>
  async ({ params, body: { columns, ...request } }: ExportInput, context: Context): Promise<FileAnswer> => {
    const looks: Recorded[] = []
    const page = await list.handle(
      { params, query: undefined, body: { ...request, page: 1, itemsPerPage: mostExportedRows } },
      { ...context, record: (what) => void looks.push(what) },
    )
    const { items } = operation.output.parse(page)
    for (const look of looks) context.record({ ...look, after: { ...look.after, rows: items.length } })
    return {
      stream: Readable.from(csvBlocks(linesOf(operation.list, columns, items, context.locale))),
      media_type: 'text/csv; charset=utf-8',
      file_name: `${operation.name.replace(/^list-/, '')}-${localDayOf(context.now)}.csv`,
    }
  }

/** Ties a handler to a list: the list itself, and its export to a CSV file. */
export const implementList = <O extends ServedList>(operation: O, handle: ReadHandler<O>): Route[] => {
  const read: NonNullable<Route['read']> = handle
  const list: Route = { operation, handle: read, read }
  return [list, { operation: operation.export, handle: exportHandler(operation, list) }]
}
