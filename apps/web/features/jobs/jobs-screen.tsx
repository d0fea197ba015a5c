import { jobLabels } from '@dovolilnice/contract/jobs/job-labels'
import { failedJobStatusLabels, listFailedJobs } from '@dovolilnice/contract/jobs/list-failed-jobs'
import { retryJob } from '@dovolilnice/contract/jobs/retry-job'
import { IconRefresh } from '@tabler/icons-react'
import { useAction } from '../../platform/calls/query.ts'
import type { FilterOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { Stacked } from '../../ui/sheet.tsx'
import { countsEvery, QueuesSheet } from './queues-sheet.tsx'
import { texts } from './texts.ts'

const filters: readonly FilterOf<typeof listFailedJobs>[] = [
  {
    key: 'name',
    label: texts.work,
    kind: 'choice',
    options: Object.entries(jobLabels).map(([value, label]) => ({ value, label })),
  },
  {
    key: 'status',
    label: texts.status,
    kind: 'choice',
    options: [
      { value: 'retry', label: failedJobStatusLabels.retry },
      { value: 'failed', label: failedJobStatusLabels.failed },
    ],
  },
]

/** The background work: what waits, what failed and why, and trying it again. */
export const JobsScreen = () => {
  const retry = useAction(retryJob, { done: texts.retried })
  return (
    <Stacked>
      <ListScreen
        id="failed-jobs"
        title={texts.failed}
        operation={listFailedJobs}
        filters={filters}
        rowKey={(row) => row.id}
        rowActions={({ id }) => [
          { label: texts.retry, icon: <IconRefresh size={16} />, prominent: true, onClick: () => retry.mutate({ params: { id } }) },
        ]}
        empty={{ title: texts.none, text: texts.noneHint }}
        refreshEvery={countsEvery}
      />
      <QueuesSheet />
    </Stacked>
  )
}
