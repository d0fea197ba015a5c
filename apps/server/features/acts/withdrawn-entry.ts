/** Columns of an entry about an act that proved wrong: it stays, and no longer counts from then on. */
export interface WithdrawnEntry {
  withdrawn_at: Date | null
  withdrawn_by: string | null
  withdrawn_by_name: string | null
  withdrawn_reason: string | null
}

/** Their privacy classes: kept with the act, whose standing the entry changed. */
export const withdrawnEntryPrivacy = {
  withdrawn_at: 'impersonal',
  withdrawn_by: 'kept',
  withdrawn_by_name: 'kept',
  withdrawn_reason: 'kept',
} as const
