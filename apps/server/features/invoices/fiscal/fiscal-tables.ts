import type { Generated } from 'kysely'
import type { OwnedTables } from '../../../platform/privacy/owner.ts'

/** A message to the tax authority about an invoice or about premises. */
export interface FiscalAttemptTable {
  /** The MessageID. */
  id: string
  invoice_id: string | null
  premise_id: string | null
  subsequent: Generated<boolean>
  sent_at: Date
  answered_at: Date | null
  /** Null while it is under way, and where the process ended before an answer was noted. */
  outcome: 'confirmed' | 'refused' | 'unreachable' | 'untrusted' | null
  code: string | null
  detail: string | null
  eor: string | null
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    fiscal_attempt: FiscalAttemptTable
  }
}

export const fiscalTables: OwnedTables = {
  fiscal_attempt: {
    id: 'impersonal',
    invoice_id: 'impersonal',
    premise_id: 'impersonal',
    subsequent: 'impersonal',
    sent_at: 'impersonal',
    answered_at: 'impersonal',
    outcome: 'impersonal',
    code: 'impersonal',
    detail: 'impersonal',
    eor: 'impersonal',
  },
}
