import type { Effect } from '@dovolilnice/contract/acts/service/effect'
import type { Remedy } from '@dovolilnice/contract/acts/service/act-standing'
import type { BoxProblem, BoxState, FailedReason, ServedBy, ServiceManner } from '@dovolilnice/contract/acts/service/act-service'
import type { Row } from '../../../platform/database/db.ts'
import { type OwnedProcessing, type DeclaredTables, processed } from '../../../platform/privacy/owner.ts'
import type { Party } from '../representation/representation-tables.ts'
import { withdrawnEntryColumns } from '../withdrawn-entry.ts'
import { day, defineTable, flag, instant, integer, json, text, uuid, type TableOf } from '../../../platform/database/define-table.ts'

/** An attempt to serve an act. One of an act may be open or successful. */
export const actServiceTable = defineTable({
  id: uuid('impersonal'),
  act_id: uuid('impersonal'),
  manner: text('impersonal', 'own').of<ServiceManner>(),
  handed_over_on: day('impersonal', 'own'),
  // Who handed it over, its number at the post and what happened there prove the service.
  handed_over_by: uuid('kept').orNull(),
  handed_over_by_name: text('kept'),
  // On whom; null where the act itself says it.
  addressee: json<Party>()('kept').orNull(),
  // The number that the post or the system for service gave it.
  consignment: text('kept', 'own').byDefault(),
  notice_on: day('impersonal', 'own').orNull(),
  fiction_days: integer('impersonal'),
  // May lie ahead while it follows from a notice.
  served_on: day('impersonal', 'own').orNull(),
  served_by: text('kept', 'own').of<ServedBy>().orNull(),
  failed_on: day('impersonal', 'own').orNull(),
  failed_reason: text('kept', 'own').of<FailedReason>().orNull(),
  note: text('kept').byDefault(),
  created_at: instant('impersonal'),
  version: integer('impersonal').byDefault(),
  ...withdrawnEntryColumns,
})

/** What the service for secure boxes says of an attempt that goes there. */
const boxDeliveryTable = defineTable({
  service_id: uuid('impersonal'),
  address: text('kept'),
  created_at: instant('impersonal'),
  state: text('impersonal').of<BoxState | 'waiting'>().byDefault(),
  state_at: instant('impersonal').orNull(),
  // When it was put into the box and the addressee told: the fiction counts from there.
  deposited_at: instant('impersonal').orNull(),
  reference: text('kept').orNull(),
  // The newest receipt as the service signed it.
  receipt: text('kept').orNull(),
  problem: text('impersonal').of<BoxProblem>().orNull(),
  tried: integer('impersonal').byDefault(),
  tried_at: instant('impersonal').orNull(),
})

/** What the rule on finality makes of the service and the appeal of an act; its days may lie ahead. */
const actStandingTable = defineTable({
  act_id: uuid('impersonal'),
  remedy: text('impersonal').of<Remedy>(),
  // The days for an appeal that the act names; null where no appeal is allowed.
  appeal_days: integer('impersonal').orNull(),
  court_days: integer('impersonal'),
  // An appeal holds back the execution.
  suspensive: flag('impersonal'),
  // From when it takes effect, where it takes a permit away; the first day of that, which may lie ahead; and when the permit followed.
  effect: text('impersonal').of<Effect>().orNull(),
  effective_on: day('impersonal').orNull(),
  taken_at: instant('impersonal').orNull(),
  // From when it had effect before its execution was stayed; null: it is not.
  stayed_effect: text('impersonal').of<Effect>().orNull(),
  // When a suspension was over, by its last day or by an act.
  ended_at: instant('impersonal').orNull(),
  handed_over_on: day('impersonal').orNull(),
  served_on: day('impersonal').orNull(),
  under_appeal: flag('impersonal').byDefault(),
  set_aside: flag('impersonal').byDefault(),
  appeal_until: day('impersonal').orNull(),
  final_on: day('impersonal').orNull(),
  court_until: day('impersonal').orNull(),
  binding_on: day('impersonal').orNull(),
})

declare module '../../../platform/database/db.ts' {
  interface Tables {
    act_service: TableOf<typeof actServiceTable.columns>
    box_delivery: TableOf<typeof boxDeliveryTable.columns>
    act_standing: TableOf<typeof actStandingTable.columns>
  }
}

export type ServiceRecord = Row<'act_service'>

/** An act is kept with the proof of its service. */
export const serviceTables = {
  act_service: actServiceTable,
  box_delivery: boxDeliveryTable,
  act_standing: actStandingTable,
} satisfies DeclaredTables

export const serviceProcessing: OwnedProcessing = {
  act_service: processed('acts', { sl: 'Vročitve', en: 'Service of acts' }, ['identity', 'staff'], 'archive'),
  box_delivery: processed('acts', { sl: 'Vročitve v varne predale', en: 'Service into secure boxes' }, ['contact'], 'archive'),
}
