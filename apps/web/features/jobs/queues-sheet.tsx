import { jobLabels } from '@dovolilnice/contract/jobs/job-labels'
import { readJobQueues } from '@dovolilnice/contract/jobs/read-job-queues'
import type { JobQueue } from '@dovolilnice/contract/jobs/read-job-queues'
import { retryJobQueue } from '@dovolilnice/contract/jobs/retry-job-queue'
import { instantText } from '@dovolilnice/contract/primitives/time-in-words'
import { useAction, useOperation } from '../../platform/calls/query.ts'
import { showSnackbar } from '../../platform/snackbar.ts'
import { useLocale } from '../../platform/translate/use-translate.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SheetTable } from '../../ui/sheet-table.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { texts } from './texts.ts'

/** Milliseconds after which the counts are read anew. */
export const countsEvery = 5_000

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

/** Each kind of background work, with what waits, runs and has failed. */
export const QueuesSheet = () => {
  const t = useTranslate()
  const locale = useLocale()
  const query = useOperation(readJobQueues, {}, { every: countsEvery })
  const at = (instant: string | null, absent: string): string => (instant === null ? absent : instantText(instant, locale))
  const columns = [
    { title: t(texts.work), cell: ({ name }: JobQueue) => (jobLabels[name] === undefined ? name : t(jobLabels[name])) },
    { title: t(texts.waiting), cell: ({ waiting }: JobQueue) => waiting, align: 'right' as const },
    { title: t(texts.running), cell: ({ running }: JobQueue) => running, align: 'right' as const },
    { title: t(texts.retrying), cell: ({ retrying }: JobQueue) => retrying, align: 'right' as const },
    { title: t(texts.dead), cell: (queue: JobQueue) => <Failed queue={queue} /> },
    { title: t(texts.lastRun), cell: ({ last_run: last }: JobQueue) => at(last, t(texts.never)) },
    { title: t(texts.nextRun), cell: ({ next_run: next }: JobQueue) => at(next, '–') },
    { title: t(texts.mostTries), cell: ({ most_tries: tries }: JobQueue) => tries, align: 'right' as const },
  ]
  return (
    <Sheet title={t(texts.queues)}>
      <p>{t(texts.how)}</p>
      <OperationView query={query}>
        {({ queues }) => <SheetTable caption={t(texts.queues)} rows={queues} rowKey={({ name }) => name} columns={columns} />}
      </OperationView>
    </Sheet>
  )
}
