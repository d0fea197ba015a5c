import { changesSince, type ConflictDetails } from '@dovolilnice/contract/history/conflict'
import type { historyRowSchema } from '@dovolilnice/contract/history/history'
import { OperationError } from '@dovolilnice/contract/errors'
import type { z } from 'zod/mini'
import { isDeepStrictEqual } from 'node:util'

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

/** Values without blanks, as JSON has them: a form sends no empty fields. */
const plain = (value: unknown): unknown => {
  const text = JSON.stringify(value, (_, one: unknown) => (one === '' ? undefined : one))
  return text === undefined ? undefined : JSON.parse(text)
}

/** Values as they would be stored: a form shows and keeps them as they were typed. What it may not send stays as it is. */
export const asStored = (schema: z.ZodMiniType, values: unknown): unknown => schema.safeParse(values).data ?? values

/** Somebody else saved since the form was opened; unlike an old version, the person may save over it. @throws OperationError `conflict` with `seen` */
export const requireSeen = (stored: unknown, seen: unknown): void => {
  if (seen === undefined || isDeepStrictEqual(plain(stored), plain(seen))) return
  throw new OperationError('conflict', { details: { seen: true } })
}
