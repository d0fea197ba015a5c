import type { Effect } from '@dovolilnice/contract/acts/service/effect'
import type { Remedy } from '@dovolilnice/contract/acts/service/act-standing'
import type { Finality } from '@dovolilnice/contract/acts/service/finality'
import type { BoxProblem, BoxState, FailedReason, ServedBy, ServiceManner } from '@dovolilnice/contract/acts/service/act-service'
import type { Generated } from 'kysely'
import type { Json, Row } from '../../../platform/database/db.ts'
import type { OwnedTables, OwnedProcessing } from '../../../platform/privacy/owner.ts'
import type { Party } from '../representation/representation-tables.ts'
import { withdrawnEntryPrivacy, type WithdrawnEntry } from '../withdrawn-entry.ts'

/** An attempt to serve an act. One of an act may be open or successful. */
export interface ActServiceTable extends WithdrawnEntry {
  id: string
  act_id: string
  manner: ServiceManner
  handed_over_on: string
  handed_over_by: string | null
  handed_over_by_name: string
  /** On whom; null where the act itself says it. */
  addressee: Json<Party> | null
  /** The number that the post or the system for service gave it. */
  consignment: Generated<string>
  notice_on: string | null
  fiction_days: number
  /** May lie ahead while it follows from a notice. */
  served_on: string | null
  served_by: ServedBy | null
  failed_on: string | null
  failed_reason: FailedReason | null
  note: Generated<string>
  created_at: Date
  version: Generated<number>
}

/** What the service for secure boxes says of an attempt that goes there. */
export interface BoxDeliveryTable {
  service_id: string
  address: string
  created_at: Date
  state: Generated<BoxState | 'waiting'>
  state_at: Date | null
  /** When it was put into the box and the addressee told: the fiction counts from there. */
  deposited_at: Date | null
  reference: string | null
  /** The newest receipt as the service signed it. */
  receipt: string | null
  problem: BoxProblem | null
  tried: Generated<number>
  tried_at: Date | null
}

/** What the rule on finality makes of the service and the appeal of an act; its days may lie ahead. */
export interface ActStandingTable extends Omit<Finality, 'under_appeal' | 'set_aside'> {
  act_id: string
  remedy: Remedy
  /** The days for an appeal that the act names; null where no appeal is allowed. */
  appeal_days: number | null
  court_days: number
  /** An appeal holds back the execution. */
  suspensive: boolean
  /** From when it takes effect, where it takes a permit away; the first day of that, which may lie ahead; and when the permit followed. */
  effect: Generated<Effect | null>
  effective_on: Generated<string | null>
  taken_at: Generated<Date | null>
  /** From when it had effect before its execution was stayed; null: it is not. */
  stayed_effect: Generated<Effect | null>
  /** When a suspension was over, by its last day or by an act. */
  ended_at: Generated<Date | null>
  handed_over_on: string | null
  served_on: string | null
  under_appeal: Generated<boolean>
  set_aside: Generated<boolean>
}

declare module '../../../platform/database/db.ts' {
  interface Tables {
    act_service: ActServiceTable
    box_delivery: BoxDeliveryTable
    act_standing: ActStandingTable
  }
}

export type ServiceRecord = Row<'act_service'>

/** An act is kept with the proof of its service. */
export const serviceTables: OwnedTables = {
  act_service: {
    id: 'impersonal',
    act_id: 'impersonal',
    manner: 'impersonal',
    handed_over_on: 'impersonal',
    // Who handed it over, its number at the post and what happened there prove the service.
    handed_over_by: 'kept',
    handed_over_by_name: 'kept',
    addressee: 'kept',
    consignment: 'kept',
    notice_on: 'impersonal',
    fiction_days: 'impersonal',
    served_on: 'impersonal',
    served_by: 'kept',
    failed_on: 'impersonal',
    failed_reason: 'kept',
    note: 'kept',
    ...withdrawnEntryPrivacy,
    created_at: 'impersonal',
    version: 'impersonal',
  },
  box_delivery: {
    service_id: 'impersonal',
    address: 'kept',
    created_at: 'impersonal',
    state: 'impersonal',
    state_at: 'impersonal',
    deposited_at: 'impersonal',
    reference: 'kept',
    receipt: 'kept',
    problem: 'impersonal',
    tried: 'impersonal',
    tried_at: 'impersonal',
  },
  act_standing: {
    act_id: 'impersonal',
    remedy: 'impersonal',
    appeal_days: 'impersonal',
    court_days: 'impersonal',
    suspensive: 'impersonal',
    effect: 'impersonal',
    effective_on: 'impersonal',
    taken_at: 'impersonal',
    ended_at: 'impersonal',
    stayed_effect: 'impersonal',
    handed_over_on: 'impersonal',
    served_on: 'impersonal',
    appeal_until: 'impersonal',
    under_appeal: 'impersonal',
    set_aside: 'impersonal',
    final_on: 'impersonal',
    court_until: 'impersonal',
    binding_on: 'impersonal',
  },
}

export const serviceProcessing: OwnedProcessing = {
  act_service: { activity: 'acts', name: { sl: 'Vročitve', en: 'Service of acts' }, data: ['identity', 'staff'], kept: 'archive' },
  box_delivery: {
    activity: 'acts',
    name: { sl: 'Vročitve v varne predale', en: 'Service into secure boxes' },
    data: ['contact'],
    kept: 'archive',
  },
}
