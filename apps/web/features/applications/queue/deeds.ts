import type { ListedApplication } from '@dovolilnice/contract/applications/list/listed-application'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { assignApplication } from '@dovolilnice/contract/applications/queue/assign-application'
import { call } from '../../../platform/calls/call.ts'
import type { Deed } from './bulk.ts'

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
