import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import {
  failedJobStatusLabels,
  jobLabels,
  type JobQueue,
  listFailedJobs,
  readJobQueues,
  retryJob,
  retryJobQueue,
} from '@dovolilnice/contract/jobs/jobs'
import { formatInstant, showSnackbar, t, useAction, useOperation } from '../../platform/kit.ts'
import { Button, type FilterOf, ListScreen, OperationView, Sheet, SheetTable, Stacked, StatusBadge } from '../../ui/kit.ts'
import { QuietQueues, queueWords } from './quiet-queues.tsx'
import { texts } from './texts.ts'
import styles from './jobs.module.css'
import { IconRefresh } from '@tabler/icons-react'

const Failed = ({ queue: { name, dead, retrying } }: { queue: JobQueue }) => {
  const retry = useAction(retryJobQueue, { onDone: ({ count }) => showSnackbar(t(texts.retriedAll, { count }), { tone: 'good' }) })
  if (dead + retrying === 0) return '0'
  return (
    <>
      {dead > 0 ? <StatusBadge tone="bad">{String(dead)}</StatusBadge> : '0'}{' '}
      <Button label={t(texts.retryAll)} small look="plain" busy={retry.isPending} onClick={() => retry.mutate({ body: { queue: name } })} />
    </>
  )
}

const BusyQueues = ({ queues }: { queues: readonly JobQueue[] }) => {
  const { nameOf, lastRun, nextRun } = queueWords
  const columns = [
    { title: t(texts.work), cell: nameOf },
    { title: t(texts.waiting), cell: ({ waiting }: JobQueue) => waiting, align: 'right' as const },
    { title: t(texts.running), cell: ({ running }: JobQueue) => running, align: 'right' as const },
    { title: t(texts.retrying), cell: ({ retrying }: JobQueue) => retrying, align: 'right' as const },
    { title: t(texts.dead), cell: (queue: JobQueue) => <Failed queue={queue} /> },
    { title: t(texts.lastRun), cell: lastRun },
    { title: t(texts.nextRun), cell: nextRun },
    { title: t(texts.mostTries), cell: ({ most_tries: tries }: JobQueue) => tries, align: 'right' as const },
  ]
  return <SheetTable caption={t(texts.queues)} rows={queues} rowKey={({ name }) => name} columns={columns} />
}

/** Milliseconds after which the counts are read anew. */
const countsEvery = 5_000

const isBusy = ({ waiting, running, retrying, dead }: JobQueue): boolean => waiting + running + retrying + dead > 0

const QueuesSheet = () => (
  <Sheet title={t(texts.queues)}>
    <p>{t(texts.how)}</p>
    <OperationView query={useOperation(readJobQueues, {}, { every: countsEvery })}>
      {({ queues }) => {
        const [busy, quiet] = [queues.filter(isBusy), queues.filter((queue) => !isBusy(queue))]
        return (
          <>
            {busy.length === 0 ? <p>{t(texts.nothingWaits)}</p> : <BusyQueues queues={busy} />}
            {quiet.length > 0 && (
              <details className={styles.quiet}>
                <summary>{t(texts.quiet, { count: quiet.length })}</summary>
                <QuietQueues queues={quiet} />
              </details>
            )}
          </>
        )
      }}
    </OperationView>
  </Sheet>
)

/** When the newest backup was made, and how the first one is: the server makes them, apart from the work below. */
const BackupSheet = () => {
  const { data } = useOperation(readDashboard, {}, { quiet: true })
  const newest = data?.set_up?.newest_backup ?? null
  // A demo says nothing of backups.
  if (data === undefined || data.set_up === null) return null
  return (
    <Sheet title={t(texts.backups)} tone={data?.late_backup ? 'bad' : undefined}>
      <p className={styles.backup}>{newest === null ? t(texts.backupHow) : t(texts.backupNewest, { at: formatInstant(newest) })}</p>
    </Sheet>
  )
}

const filters: readonly FilterOf<typeof listFailedJobs>[] = [
  { key: 'name', label: texts.work, kind: 'choice', options: Object.entries(jobLabels).map(([value, label]) => ({ value, label })) },
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

export const JobsScreen = () => {
  const retry = useAction(retryJob, { done: texts.retried })
  return (
    <Stacked>
      <BackupSheet />
      <ListScreen
        id="failed-jobs"
        title={texts.failed}
        operation={listFailedJobs}
        filters={filters}
        rowActions={({ id }) => [
          { label: texts.retry, icon: IconRefresh, prominent: true, onClick: () => retry.mutate({ params: { id } }) },
        ]}
        empty={{ title: texts.none, text: texts.noneHint }}
        refreshEvery={countsEvery}
      />
      <QueuesSheet />
    </Stacked>
  )
}
