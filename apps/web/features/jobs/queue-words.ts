import { jobLabels } from '@dovolilnice/contract/jobs/job-labels'
import type { JobQueue } from '@dovolilnice/contract/jobs/read-job-queues'
import { instantText } from '@dovolilnice/contract/primitives/time-in-words'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { texts } from './texts.ts'

/** A kind of work in words: its name, when it ran last and when the next one is due. */
export const useQueueWords = () => {
  const t = useTranslate()
  const locale = useLocale()
  const at = (instant: string | null, absent: string): string => (instant === null ? absent : instantText(instant, locale))
  return {
    nameOf: ({ name }: JobQueue): string => (jobLabels[name] === undefined ? name : t(jobLabels[name])),
    lastRun: ({ last_run: last }: JobQueue): string => at(last, t(texts.never)),
    nextRun: ({ next_run: next }: JobQueue): string => at(next, '–'),
  }
}
