import type { ConflictDetails } from '@dovolilnice/contract/history/conflict'
import { changesSince } from '@dovolilnice/contract/history/conflict'
import type { historyRowSchema } from '@dovolilnice/contract/history/history'
import { OperationError } from '@dovolilnice/contract/errors'
import type { z } from 'zod/mini'

/**
 * The error for a step on an outdated version of a record: `conflict`, with who has done what since.
 * @param history newest first
 * @param seen the version that the caller read
 */
export const conflictError = (version: number, seen: number, history: readonly z.input<typeof historyRowSchema>[]): OperationError => {
  const changes = changesSince(history, seen).map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
  const details: ConflictDetails = { version, changes }
  return new OperationError('conflict', { details: { ...details } })
}
