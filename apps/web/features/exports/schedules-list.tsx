import { deleteExportSchedule } from '@dovolilnice/contract/exports/delete-export-schedule'
import { listExportSchedules } from '@dovolilnice/contract/exports/list-export-schedules'
import { IconPlayerStop } from '@tabler/icons-react'
import { useAction } from '../../platform/calls/query.ts'
import { confirm } from '../../platform/confirm.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { texts } from './texts.ts'

/** The lists that leave every month, and to whom. */
export const SchedulesList = () => {
  const stop = useAction(deleteExportSchedule, { done: texts.stopped })
  const stopAsked = async (id: string): Promise<void> => {
    if (await confirm({ title: texts.stopTitle, text: texts.stopText, action: texts.stop, danger: true })) stop.mutate({ params: { id } })
  }
  return (
    <ListScreen
      id="export-schedules"
      inset
      urlPrefix="monthly."
      title={texts.schedules}
      operation={listExportSchedules}
      rowKey={(row) => row.id}
      rowActions={({ id }) => [
        { label: texts.stop, icon: <IconPlayerStop size={16} />, onClick: () => void stopAsked(id), prominent: true, danger: true },
      ]}
      empty={{ title: texts.noSchedules, text: texts.noSchedulesHint }}
      live="exports"
    />
  )
}
