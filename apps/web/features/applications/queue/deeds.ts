import type { ListedApplication } from '@dovolilnice/contract/applications/list/application-list'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { assignApplication } from '@dovolilnice/contract/applications/queue/assign-application'
import { call, showSnackbar, t, useStore, useUser } from '../../../platform/kit.ts'
import { bulkStore, type Deed, idle, listIsShown, putBulk, runBulk } from './bulk.ts'
import { useEffect } from 'react'
import { texts } from './texts.ts'

type Row = ListedApplication

/** The screen tells failures by the row; none of them opens an error page. */
const quiet = { quiet: true } as const

export const take: Deed = { run: ({ id, version }) => call(takeApplicationIntoReview, { params: { id }, body: { version } }, quiet) }

/** @param to the id of a clerk; null for nobody */
export const assignTo = (to: string | null): Deed => ({
  run: async ({ id, version, assigned_to: now }) => {
    if (now !== to) await call(assignApplication, { params: { id }, body: { version, assigned_to: to } }, quiet)
  },
})

/** Asks for a supplement of what the clerk saw; what was only submitted is taken into review for it. */
export const ask = (text: string): Deed => ({
  asSeen: true,
  run: async (row: Row) => {
    const version =
      row.status === 'submitted'
        ? (await call(takeApplicationIntoReview, { params: { id: row.id }, body: { version: row.version } }, quiet)).version
        : row.version
    await call(requestSupplement, { params: { id: row.id }, body: { version, text } }, quiet)
  },
})

type Rows = readonly ListedApplication[]

/** The run of a step with several applications, as the list shows it: it may have begun on a list that was left since. */
export const useBulk = () => {
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
