import { call } from '../../platform/calls/call.ts'
import { hideLoader, showLoader } from '../../platform/app-state.ts'
import { reportFailure } from '../../platform/calls/query.ts'
import { saveFile } from '../../platform/save-file.ts'
import { showSnackbar } from '../../platform/snackbar.ts'
import { today } from '../../platform/today.ts'
import { translateNow } from '../../platform/translate/use-translate.ts'
import { cellText } from './cell.tsx'
import { csvName, csvOf } from './csv.ts'
import { listInput } from './list-data.ts'
import type { CellTools, Column, ListOperation, ListScreenProps, PageOf, RowOf } from './list-data.ts'
import { texts } from './texts.ts'

/** Larger sets belong to the data exports, which the server makes in the background. */
const mostRows = 10_000
const rowsPerCall = 100

const readAll = async <O extends ListOperation>(
  operation: O,
  params: ListScreenProps<O>['params'],
  request: object,
): Promise<PageOf<O>> => {
  const items: RowOf<O>[] = []
  for (let page = 1; ; page += 1) {
    const answer = (await call(operation, listInput<O>(params, { ...request, page, itemsPerPage: rowsPerCall }), {
      quiet: true,
    })) as PageOf<O>
    items.push(...answer.items)
    showLoader(translateNow(texts.exporting), Math.min(items.length / Math.max(1, Math.min(answer.total, mostRows)), 1))
    if (answer.items.length < rowsPerCall || items.length >= Math.min(answer.total, mostRows)) return { ...answer, items }
  }
}

/** The dash tells an eye that nothing is there; to a spreadsheet it would be a value. */
const withoutDash = (text: string): string => (text === '–' ? '' : text)

/** Saves what the filters leave, in the order on screen and with the columns on screen, as CSV. */
export const exportList = async <O extends ListOperation>(
  { title, operation, params }: Pick<ListScreenProps<O>, 'title' | 'operation' | 'params'>,
  request: object,
  columns: readonly Column<RowOf<O>>[],
  tools: CellTools,
): Promise<void> => {
  showLoader(tools.t(texts.exporting))
  try {
    const { items, total } = await readAll(operation, params, request)
    const heading = columns.map(({ title }) => tools.t(title))
    const csv = csvOf([heading, ...items.map((row) => columns.map((column) => withoutDash(cellText(column, row, tools))))])
    saveFile(new File([csv], csvName(tools.t(title), today()), { type: 'text/csv;charset=utf-8' }))
    if (items.length < total) showSnackbar(tools.t(texts.exportCut, { count: items.length }), { mode: 'multi-line', timeout: -1 })
  } catch (error) {
    reportFailure(error)
  } finally {
    hideLoader()
  }
}
