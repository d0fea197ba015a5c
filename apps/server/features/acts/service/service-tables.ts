import type { Effect } from '@dovolilnice/contract/acts/service/effect'
import type { Remedy } from '@dovolilnice/contract/acts/service/act-standing'
import type { BoxProblem, BoxState, FailedReason, ServedBy, ServiceManner } from '@dovolilnice/contract/acts/service/act-service'
import type { Row } from '../../../platform/database/db.ts'
import type { Party } from '../representation/representation-tables.ts'
import { withdrawnEntryColumns } from '../withdrawn-entry.ts'
import { column, defineTable, type TablesOf } from '../../../platform/database/define-table.ts'

/** An attempt to serve an act. One of an act may be open or successful. */
export const actServiceTable = defineTable({
  id: column.uuid('impersonal'),
  act_id: column.uuid('impersonal'),
  manner: column.text('impersonal', 'own').of<ServiceManner>(),
  handed_over_on: column.day('impersonal', 'own'),
  // Who handed it over, its number at the post and what happened there prove the service.
  handed_over_by: column.uuid('kept').orNull(),
  handed_over_by_name: column.text('kept'),
  // On whom; null where the act itself says it.
  addressee: column.json<Party>()('kept').orNull(),
  // The number that the post or the system for service gave it.
  consignment: column.text('kept', 'own').byDefault(),
  notice_on: column.day('impersonal', 'own').orNull(),
  fiction_days: column.integer('impersonal'),
  // May lie ahead while it follows from a notice.
  served_on: column.day('impersonal', 'own').orNull(),
  served_by: column.text('kept', 'own').of<ServedBy>().orNull(),
  failed_on: column.day('impersonal', 'own').orNull(),
  failed_reason: column.text('kept', 'own').of<FailedReason>().orNull(),
  note: column.text('kept').byDefault(),
  created_at: column.instant('impersonal'),
  version: column.integer('impersonal').byDefault(),
  ...withdrawnEntryColumns,
}).processed('acts', { sl: 'Vročitve', en: 'Service of acts' }, ['identity', 'staff'], 'archive')

declare module '../../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof serviceTables> {}
}

export type ServiceRecord = Row<'act_service'>

/** An act is kept with the proof of its service. */
export const serviceTables = {
  act_service: actServiceTable,
  /** What the service for secure boxes says of an attempt that goes there. */
  box_delivery: defineTable({
    service_id: column.uuid('impersonal'),
    address: column.text('kept'),
    created_at: column.instant('impersonal'),
    state: column.text('impersonal').of<BoxState | 'waiting'>().byDefault(),
    state_at: column.instant('impersonal').orNull(),
    // When it was put into the box and the addressee told: the fiction counts from there.
    deposited_at: column.instant('impersonal').orNull(),
    reference: column.text('kept').orNull(),
    // The newest receipt as the service signed it.
    receipt: column.text('kept').orNull(),
    problem: column.text('impersonal').of<BoxProblem>().orNull(),
    tried: column.integer('impersonal').byDefault(),
    tried_at: column.instant('impersonal').orNull(),
  }).processed('acts', { sl: 'Vročitve v varne predale', en: 'Service into secure boxes' }, ['contact'], 'archive'),
  /** What the rule on finality makes of the service and the appeal of an act; its days may lie ahead. */
  act_standing: defineTable({
    act_id: column.uuid('impersonal'),
    remedy: column.text('impersonal').of<Remedy>(),
    // The days for an appeal that the act names; null where no appeal is allowed.
    appeal_days: column.integer('impersonal').orNull(),
    court_days: column.integer('impersonal'),
    // An appeal holds back the execution.
    suspensive: column.flag('impersonal'),
    // From when it takes effect, where it takes a permit away; the first day of that, which may lie ahead; and when the permit followed.
    effect: column.text('impersonal').of<Effect>().orNull(),
    effective_on: column.day('impersonal').orNull(),
    taken_at: column.instant('impersonal').orNull(),
    // From when it had effect before its execution was stayed; null: it is not.
    stayed_effect: column.text('impersonal').of<Effect>().orNull(),
    // When a suspension was over, by its last day or by an act.
    ended_at: column.instant('impersonal').orNull(),
    handed_over_on: column.day('impersonal').orNull(),
    served_on: column.day('impersonal').orNull(),
    under_appeal: column.flag('impersonal').byDefault(),
    set_aside: column.flag('impersonal').byDefault(),
    appeal_until: column.day('impersonal').orNull(),
    final_on: column.day('impersonal').orNull(),
    court_until: column.day('impersonal').orNull(),
    binding_on: column.day('impersonal').orNull(),
  }),
}
