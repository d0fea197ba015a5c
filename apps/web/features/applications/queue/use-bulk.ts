import type { ListedApplication } from '@dovolilnice/contract/applications/list/listed-application'
import { useEffect } from 'react'
import { useUser } from '../../../platform/session/use-session.ts'
import { showSnackbar } from '../../../platform/snackbar.ts'
import { useStore } from '../../../platform/store.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { bulkStore, idle, listIsShown, putBulk, runBulk } from './bulk.ts'
import { ask } from './deeds.ts'
import { texts } from './texts.ts'

type Rows = readonly ListedApplication[]

/** The run of a step with several applications, as the list shows it: it may have begun on a list that was left since. */
export const useBulk = () => {
  const t = useTranslate()
  const person = useUser().id
  const bulk = useStore(bulkStore)
  const { progress, failures, text } = bulk.person === person ? bulk : idle
  useEffect(listIsShown, [])
  return {
    run: runBulk,
    progress,
    failures,
    forget: () => putBulk(person, () => ({ failures: [] })),
    /** What is typed for a call for supplement stays until the call is sent to all. */
    text,
    write: (typed: string) => putBulk(person, () => ({ text: typed })),
    ask: async (rows: Rows, typed: string, drop: (rows: Rows) => void): Promise<void> => {
      if (await runBulk(rows, ask(typed), drop)) putBulk(person, () => ({ text: '' }))
    },
    /** Does something where no run goes on; otherwise says how far that is. */
    whenFree: (act: () => void): void => (progress === undefined ? act() : showSnackbar(t(texts.working, progress))),
  }
}
