import { cancelExport } from '@dovolilnice/contract/exports/cancel-export'
import { deleteExport } from '@dovolilnice/contract/exports/delete-export'
import { downloadExport } from '@dovolilnice/contract/exports/download-export'
import type { ExportRow } from '@dovolilnice/contract/exports/export'
import { exportFormatLabels, exportFormats } from '@dovolilnice/contract/exports/export-format'
import { exportStatuses, exportStatusLabels } from '@dovolilnice/contract/exports/export-status'
import type { ExportStep } from '@dovolilnice/contract/exports/export-status'
import { listExports } from '@dovolilnice/contract/exports/list-exports'
import { retryExport } from '@dovolilnice/contract/exports/retry-export'
import { IconCalendarRepeat, IconDownload, IconRefresh, IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { callForFile } from '../../platform/calls/call.ts'
import { reportFailure, useAction } from '../../platform/calls/query.ts'
import { confirm } from '../../platform/confirm.ts'
import { saveFile } from '../../platform/save-file.ts'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import type { FilterOf, RowAction } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { Stacked } from '../../ui/sheet.tsx'
import { ProgressCell, StatusCell } from './progress-cell.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { SchedulesList } from './schedules-list.tsx'
import { texts } from './texts.ts'

const filters: readonly FilterOf<typeof listExports>[] = [
  {
    key: 'status',
    label: texts.status,
    kind: 'choice',
    options: exportStatuses.map((value) => ({ value, label: exportStatusLabels[value] })),
  },
  {
    key: 'format',
    label: texts.format,
    kind: 'choice',
    options: exportFormats.map((value) => ({ value, label: exportFormatLabels[value] })),
  },
  { key: 'own', label: texts.own, kind: 'flag' },
]

const steps: Record<ExportStep, Omit<RowAction, 'onClick'>> = {
  download: { label: texts.download, icon: <IconDownload size={16} />, prominent: true },
  cancel: { label: texts.cancel, icon: <IconX size={16} />, prominent: true },
  retry: { label: texts.retry, icon: <IconRefresh size={16} />, prominent: true },
  schedule: { label: texts.schedule, icon: <IconCalendarRepeat size={16} /> },
  delete: { label: texts.remove, icon: <IconTrash size={16} />, danger: true },
}

const download = async (id: string): Promise<void> => {
  try {
    saveFile(await callForFile(downloadExport, { params: { id } }))
  } catch (error) {
    reportFailure(error)
  }
}

/** What each step of a row does. */
const useSteps = (schedule: (row: ExportRow) => void): Record<ExportStep, (row: ExportRow) => void> => {
  const t = useTranslate()
  const cancel = useAction(cancelExport, { done: texts.cancelled })
  const retry = useAction(retryExport, { done: texts.retried })
  const remove = useAction(deleteExport, { done: texts.removed })
  const removeAsked = async ({ id, name }: ExportRow): Promise<void> => {
    const asked = { title: texts.removeTitle, text: t(texts.removeText, { name }), action: texts.remove, danger: true }
    if (await confirm(asked)) remove.mutate({ params: { id } })
  }
  return {
    download: ({ id }) => void download(id),
    cancel: ({ id }) => cancel.mutate({ params: { id } }),
    retry: ({ id }) => retry.mutate({ params: { id } }),
    schedule,
    delete: (row) => void removeAsked(row),
  }
}

/** The files of lists that were asked for: how far they are, and the file itself while it is kept. */
export const ExportsScreen = () => {
  const may = useMay()
  const [repeated, repeat] = useState<ExportRow>()
  const act = useSteps(repeat)
  return (
    <Stacked>
      <ListScreen
        id="exports"
        title={texts.title}
        operation={listExports}
        filters={filters}
        rowKey={(row) => row.id}
        cells={{
          export_status_name: (row) => <StatusCell row={row} />,
          done: (row) => <ProgressCell row={row} />,
        }}
        rowActions={(row) => row.steps.map((step) => ({ ...steps[step], onClick: () => act[step](row) }))}
        empty={{ title: texts.none, text: texts.noneHint }}
        live="exports"
      />
      {may('exports:read') && <SchedulesList />}
      <ScheduleDialog row={repeated} onClose={() => repeat(undefined)} />
    </Stacked>
  )
}
