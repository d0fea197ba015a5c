import type { RemedyKind, courtOutcomes } from '@dovolilnice/contract/acts/remedies/act-remedy'
import type { Generated } from 'kysely'
import type { Row } from '../../../platform/database/tables.ts'
import type { OwnedTables } from '../../../platform/privacy/owner.ts'
import type { OwnedProcessing } from '../../../platform/privacy/processing.ts'

/** What a party did about an act beside an appeal. One of a kind holds for an act. */
export interface ActRemedyTable {
  id: string
  act_id: string
  kind: RemedyKind
  lodged_on: string
  reference: Generated<string>
  note: Generated<string>
  ended_on: string | null
  outcome: (typeof courtOutcomes)[number] | null
  entered_by: string | null
  entered_by_name: string
  withdrawn_at: Date | null
  withdrawn_by: string | null
  withdrawn_by_name: string | null
  withdrawn_reason: string | null
  created_at: Date
  version: Generated<number>
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    act_remedy: ActRemedyTable
  }
}

export type RemedyRecord = Row<'act_remedy'>

/** Kept with its act, whose finality it proves. */
export const remedyTables: OwnedTables = {
  act_remedy: {
    id: 'impersonal',
    act_id: 'impersonal',
    kind: 'impersonal',
    lodged_on: 'impersonal',
    reference: 'kept',
    note: 'kept',
    ended_on: 'impersonal',
    outcome: 'impersonal',
    entered_by: 'kept',
    entered_by_name: 'kept',
    withdrawn_at: 'impersonal',
    withdrawn_by: 'kept',
    withdrawn_by_name: 'kept',
    withdrawn_reason: 'kept',
    created_at: 'impersonal',
    version: 'impersonal',
  },
}

/** What the records of processing say of it. */
export const remedyProcessing: OwnedProcessing = {
  act_remedy: {
    activity: 'acts',
    name: { sl: 'Odpovedi pritožbi in upravni spori', en: 'Renunciations and court actions' },
    data: ['identity', 'staff'],
    kept: 'archive',
  },
}
