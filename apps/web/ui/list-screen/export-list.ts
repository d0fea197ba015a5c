import { mostExportedRows } from '@dovolilnice/contract/list'
import { callForFile } from '../../platform/calls/call.ts'
import { hideLoader, showLoader } from '../../platform/app-state.ts'
import { reportFailure } from '../../platform/calls/query.ts'
import { saveFile } from '../../platform/save-file.ts'
import { showSnackbar } from '../../platform/snackbar.ts'
import { today } from '../../platform/today.ts'
import { fileNameOf } from './file-name.ts'
import { listInput } from './list-data.ts'
import type { CellTools, Column, ListOperation, ListScreenProps, RowOf } from './list-data.ts'
import type { PageQuery } from './list-head.tsx'
import { texts } from './texts.ts'

/**
 * Saves what the filters leave as a CSV file that the server writes, in the order and with the columns on screen.
 * @param total rows that the filters leave; a file holds at most `mostExportedRows` of them, and a message says when it is cut
 */
export const exportList = async <O extends ListOperation>(
  { title, operation, params }: Pick<ListScreenProps<O>, 'title' | 'operation' | 'params'>,
  total: number,
  { sortByKey, sortOrder, filters }: PageQuery<O>['request'],
  shown: readonly Column<RowOf<O>>[],
  { t }: CellTools,
): Promise<void> => {
  showLoader(t(texts.exporting))
  try {
    const columns = shown.map(({ key }) => key)
    const file = await callForFile(operation.export, listInput(params, { sortByKey, sortOrder, filters, columns }))
    saveFile(new File([file], fileNameOf(t(title), today()), { type: file.type }))
    if (total > mostExportedRows) showSnackbar(t(texts.exportCut, { count: mostExportedRows }), { mode: 'multi-line', timeout: -1 })
  } catch (error) {
    reportFailure(error)
  } finally {
    hideLoader()
  }
}
