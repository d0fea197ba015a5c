import type { HistoryRow } from './history.ts'

/** What a 409 `conflict` of an application or a permit tells in its details: the version that stands, and what was done since the seen one. */
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
 * The part of a history that a reader of an earlier version has not seen. An entry that tells no version lies between its neighbours; what
 * stands below the oldest that tells one is how the record began.
 * @param history newest first
 * @param seen the version that was read
 */
export const changesSince = <Row extends Pick<HistoryRow, 'after'>>(history: readonly Row[], seen: number): Row[] => {
  const known = history.findIndex((row) => (versionOf(row) ?? Infinity) <= seen)
  if (known !== -1) return history.slice(0, known)
  const oldest = history.findLastIndex((row) => versionOf(row) !== undefined)
  return history.slice(0, Math.max(oldest, 0) + 1)
}
