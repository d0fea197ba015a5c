import type { MissedTerm, RestitutionOutcome } from '@dovolilnice/contract/acts/restitution/restitution'
import type { Generated } from 'kysely'
import type { Row } from '../../../platform/database/db.ts'
import type { OwnedTables, OwnedProcessing } from '../../../platform/privacy/owner.ts'
import { withdrawnEntryPrivacy, type WithdrawnEntry } from '../withdrawn-entry.ts'

/** A proposal to restore a missed term. One of an act is open at a time. */
export interface ActRestitutionTable extends WithdrawnEntry {
  id: string
  act_id: string
  term: MissedTerm
  missed_on: string | null
  proposed_on: string
  ceased_on: string
  grounds: string
  outcome: RestitutionOutcome | null
  order_id: string | null
  entered_by: string | null
  entered_by_name: string
  created_at: Date
  version: Generated<number>
}

declare module '../../../platform/database/db.ts' {
  interface Tables {
    act_restitution: ActRestitutionTable
  }
}

export type RestitutionRecord = Row<'act_restitution'>

/** Kept with its act, whose finality it proves. */
export const restitutionTables: OwnedTables = {
  act_restitution: {
    id: 'impersonal',
    act_id: 'impersonal',
    term: 'impersonal',
    missed_on: 'impersonal',
    proposed_on: 'impersonal',
    ceased_on: 'impersonal',
    // The order quotes it.
    grounds: 'kept',
    outcome: 'impersonal',
    order_id: 'impersonal',
    entered_by: 'kept',
    entered_by_name: 'kept',
    ...withdrawnEntryPrivacy,
    created_at: 'impersonal',
    version: 'impersonal',
  },
}

export const restitutionProcessing: OwnedProcessing = {
  act_restitution: {
    activity: 'acts',
    name: { sl: 'Predlogi za vrnitev v prejšnje stanje', en: 'Proposals to restore missed terms' },
    data: ['statements', 'staff'],
    kept: 'archive',
  },
}
