import { readJobQueues } from '@dovolilnice/contract/jobs/read-job-queues'
import type { JobQueue } from '@dovolilnice/contract/jobs/read-job-queues'
import { useOperation } from '../../platform/calls/query.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { BusyQueues } from './busy-queues.tsx'
import styles from './jobs.module.css'
import { QuietQueues } from './quiet-queues.tsx'
import { texts } from './texts.ts'

/** Milliseconds after which the counts are read anew. */
export const countsEvery = 5_000

const isBusy = ({ waiting, running, retrying, dead }: JobQueue): boolean => waiting + running + retrying + dead > 0

/** The kinds of background work: first those with something to do or in trouble, the others folded. */
export const QueuesSheet = () => {
  const t = useTranslate()
  const query = useOperation(readJobQueues, {}, { every: countsEvery })
  return (
    <Sheet title={t(texts.queues)}>
      <p>{t(texts.how)}</p>
      <OperationView query={query}>
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
}
