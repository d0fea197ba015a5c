import type { OwnedTables } from '../../platform/privacy/owner.ts'

/** The word list of the search, kept by triggers: read it, never write it. */
export interface SearchTermTable {
  kind: 'application' | 'permit' | 'user'
  subject_id: string
  term: string
  at: Date
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    search_term: SearchTermTable
  }
}

/** Triggers take an anonymised record out of the word list. */
export const searchTables: OwnedTables = {
  search_term: 'forgotten',
}
