/** The word list of the search, kept by triggers: read it, never write it. */
export interface SearchTermTable {
  kind: 'application' | 'permit' | 'user'
  subject_id: string
  term: string
  at: Date
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    search_term: SearchTermTable
  }
}
