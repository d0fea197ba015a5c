import { exportFailureLabels, type ExportRow } from '@dovolilnice/contract/exports/export'
import { createExport } from '@dovolilnice/contract/exports/create-export'
import { downloadExport, readExport } from '@dovolilnice/contract/exports/read-export'
import type { OperationCall } from '@dovolilnice/contract/operation'
import { call, callForFile, reportFailure, saveFile, showSnackbar, t } from '../../platform/kit.ts'
import { texts } from './texts.ts'

/** A file that is ready this soon is saved at once; ms. */
const waitMs = 10_000
const everyMs = 400
/** A larger file is not put through the page's memory unasked; bytes. */
const mostSavedBytes = 20_000_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The export once it has ended, or as it is when the time is over. */
const awaitExport = async (id: string): Promise<ExportRow> => {
  const until = Date.now() + waitMs
  for (;;) {
    const row = await call(readExport, { params: { id } }, { quiet: true })
    const goesOn = row.export_status_name === 'waiting' || row.export_status_name === 'running'
    if (!goesOn || Date.now() > until) return row
    await pause(everyMs)
  }
}

/** The server writes it in the background. A file that is ready soon saves itself; for another a message leads to the exports. */
export const exportList = async (body: OperationCall<typeof createExport>['body'], openExports: () => void): Promise<void> => {
  const lasting = { timeout: -1, mode: 'multi-line', action: { label: t(texts.toExports), onClick: openExports } } as const
  try {
    const { id, name } = await call(createExport, { body })
    showSnackbar(t(texts.exporting, { name }), lasting)
    const { export_status_name: status, file_size_readable: bytes, failure } = await awaitExport(id)
    if (failure !== null) showSnackbar(t(exportFailureLabels[failure]), { ...lasting, tone: 'bad' })
    else if (status !== 'done' || (bytes ?? 0) > mostSavedBytes) showSnackbar(t(texts.exportGoesOn, { name }), lasting)
    else {
      saveFile(await callForFile(downloadExport, { params: { id } }))
      showSnackbar(t(texts.exported, { name }), { tone: 'good' })
    }
  } catch (error) {
    reportFailure(error)
  }
}
