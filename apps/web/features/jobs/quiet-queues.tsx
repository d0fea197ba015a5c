import { jobLabels, type JobQueue } from '@dovolilnice/contract/jobs/jobs'
import { formatInstant, t } from '../../platform/kit.ts'
import { texts } from './texts.ts'
import styles from './jobs.module.css'

/** A kind of work in words: its name, when it ran last and when the next one is due. */
export const queueWords = {
  nameOf: ({ name }: JobQueue): string => (jobLabels[name] === undefined ? name : t(jobLabels[name])),
  lastRun: ({ last_run: last }: JobQueue): string => (last === null ? t(texts.never) : formatInstant(last)),
  nextRun: ({ next_run: next }: JobQueue): string => formatInstant(next),
}

export const QuietQueues = ({ queues }: { queues: readonly JobQueue[] }) => {
  const { nameOf, lastRun, nextRun } = queueWords
  return (
    <ul className={styles.queues}>
      {queues.map((queue) => (
        <li key={queue.name}>
          <span>{nameOf(queue)}</span>
          <span className="soft">
            {t(texts.lastRun)}: {lastRun(queue)}
            {queue.next_run !== null && ` · ${t(texts.nextRun)}: ${nextRun(queue)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
