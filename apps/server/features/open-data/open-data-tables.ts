import type { OwnedTables } from '../../platform/privacy/owner.ts'

/** What was published last, by its hash: a new version begins when the content differs. */
export interface OpenDataVersionTable {
  name: string
  content_hash: string
  version: number
  changed_at: Date
}

/** How a zone was used on a day that is over: rounded, and null where a number would be small enough to point at a person. */
export interface OpenDataDayTable {
  zone_id: string
  day: string
  valid_permits: number | null
  passages: number | null
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    open_data_version: OpenDataVersionTable
    open_data_day: OpenDataDayTable
  }
}

/** Nothing of a person is in them. */
export const openDataTables: OwnedTables = {
  open_data_version: { name: 'impersonal', content_hash: 'impersonal', version: 'impersonal', changed_at: 'impersonal' },
  open_data_day: { zone_id: 'impersonal', day: 'impersonal', valid_permits: 'impersonal', passages: 'impersonal' },
}
