import type { HistoryRow } from './history.ts'
import { z } from 'zod/mini'

/** The details of a 409 `conflict` of an application or a permit: the present version, and what was done since the version that was read. */
export interface ConflictDetails {
  version: number
  /** Newest first. */
  changes: HistoryRow[]
}

const versionOf = ({ after }: Pick<HistoryRow, 'after'>): number | undefined => {
  const version = after?.['version']
  return typeof version === 'number' ? version : undefined
}

/**
 * The entries newer than the version that was read, also those without a version. If no entry has that version or an older one, the
 * entries below the oldest versioned one are left out, because they belong to the creation of the record.
 * @param history newest first
 * @param seen the version that was read
 */
export const changesSince = <Row extends Pick<HistoryRow, 'after'>>(history: readonly Row[], seen: number): Row[] => {
  const known = history.findIndex((row) => (versionOf(row) ?? Infinity) <= seen)
  if (known !== -1) return history.slice(0, known)
  const oldest = history.findLastIndex((row) => versionOf(row) !== undefined)
  return history.slice(0, Math.max(oldest, 0) + 1)
}

/**
 * What a form over shared values began with, by the names of the body: where it is no longer so, somebody else has saved meanwhile and the call is
 * refused (`conflict`). What is absent is not compared.
 */
export const seenValues = z.optional(z.record(z.string(), z.unknown()))
