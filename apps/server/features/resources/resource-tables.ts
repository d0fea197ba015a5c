import type { Json } from '../../platform/database/json.ts'
import type { OwnedTables } from '../../platform/privacy/owner.ts'

export interface ParameterTable {
  key: string
  value: Json<unknown>
  updated_at: Date
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    parameter: ParameterTable
  }
}

/** Settings of the town: its own name and address, no person's. */
export const resourceTables: OwnedTables = {
  parameter: {
    key: 'impersonal',
    value: 'impersonal',
    updated_at: 'impersonal',
  },
}
