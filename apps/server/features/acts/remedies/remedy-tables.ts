import type { courtOutcomes, RemedyKind } from '@dovolilnice/contract/acts/remedies/act-remedy'
import type { Generated } from 'kysely'
import type { Row } from '../../../platform/database/db.ts'
import type { OwnedTables, OwnedProcessing } from '../../../platform/privacy/owner.ts'
import { withdrawnEntryPrivacy, type WithdrawnEntry } from '../withdrawn-entry.ts'

/** What a party did about an act beside an appeal. One of a kind holds for an act. */
export interface ActRemedyTable extends WithdrawnEntry {
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
  created_at: Date
  version: Generated<number>
}

declare module '../../../platform/database/db.ts' {
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
    ...withdrawnEntryPrivacy,
    created_at: 'impersonal',
    version: 'impersonal',
  },
}

export const remedyProcessing: OwnedProcessing = {
  act_remedy: {
    activity: 'acts',
    name: { sl: 'Odpovedi pritožbi in upravni spori', en: 'Renunciations and court actions' },
    data: ['identity', 'staff'],
    kept: 'archive',
  },
}
