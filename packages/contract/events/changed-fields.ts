import type { EventValues } from './event.ts'

export interface ChangedField {
  field: string
  before: unknown
  after: unknown
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The fields that differ between before and after, in the order of `after`. A new record has no before, a deleted one no after. */
export const changedFields = (before: EventValues, after: EventValues): ChangedField[] =>
  [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])]
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => !same(change.before, change.after))
