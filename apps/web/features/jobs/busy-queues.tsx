import type { JobQueue } from '@dovolilnice/contract/jobs/read-job-queues'
import { retryJobQueue } from '@dovolilnice/contract/jobs/retry-job-queue'
import { useAction } from '../../platform/calls/query.ts'
import { showSnackbar } from '../../platform/snackbar.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SheetTable } from '../../ui/sheet-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useQueueWords } from './queue-words.ts'
import { texts } from './texts.ts'

const Failed = ({ queue: { name, dead, retrying } }: { queue: JobQueue }) => {
  const t = useTranslate()
  const retry = useAction(retryJobQueue, { onDone: ({ count }) => showSnackbar(t(texts.retriedAll, { count }), { tone: 'good' }) })
  if (dead + retrying === 0) return '0'
  return (
    <>
      {dead > 0 ? <StatusBadge tone="bad">{String(dead)}</StatusBadge> : '0'}{' '}
      <Button small look="plain" busy={retry.isPending} onClick={() => retry.mutate({ body: { queue: name } })}>
        {t(texts.retryAll)}
      </Button>
    </>
  )
}

/** Kinds of work that wait, run or have failed, with their counts. */
export const BusyQueues = ({ queues }: { queues: readonly JobQueue[] }) => {
  const t = useTranslate()
  const { nameOf, lastRun, nextRun } = useQueueWords()
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
