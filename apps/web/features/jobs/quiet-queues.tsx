import type { JobQueue } from '@dovolilnice/contract/jobs/read-job-queues'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import styles from './jobs.module.css'
import { useQueueWords } from './queue-words.ts'
import { texts } from './texts.ts'

/** Kinds of work with nothing to do: the name, when it ran last and when it is due. Two lines each on a phone. */
export const QuietQueues = ({ queues }: { queues: readonly JobQueue[] }) => {
  const t = useTranslate()
  const { nameOf, lastRun, nextRun } = useQueueWords()
  return (
    <ul className={styles.queues}>
      {queues.map((queue) => (
        <li key={queue.name}>
          <span>{nameOf(queue)}</span>
          <span className={styles.soft}>
            {t(texts.lastRun)}: {lastRun(queue)}
            {queue.next_run !== null && ` · ${t(texts.nextRun)}: ${nextRun(queue)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
