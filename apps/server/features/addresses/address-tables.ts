import type { OwnedTables } from '../../platform/privacy/owner.ts'

export interface AddressTable {
  street: string
  street_key: string
  number: number
  suffix: string
  post_code: string
  /** Empty where the list names none. */
  settlement: string
  settlement_key: string
  zone: string
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    address: AddressTable
  }
}

/** Houses of the town, no person's address. */
export const addressTables: OwnedTables = {
  address: {
    street: 'impersonal',
    street_key: 'impersonal',
    number: 'impersonal',
    suffix: 'impersonal',
    post_code: 'impersonal',
    settlement: 'impersonal',
    settlement_key: 'impersonal',
    zone: 'impersonal',
  },
}
