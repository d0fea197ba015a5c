import type { AccessEventName } from '@dovolilnice/contract/access/access-event'
import type { DecisionOutcome } from '@dovolilnice/contract/statistics/read-statistics'
import { column, defineTable, type TablesOf } from '../../platform/database/define-table.ts'

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof statisticTables> {}
}

/** Numbers of days: no row of a person can be found by them. */
export const statisticTables = {
  /** Applications by the local day of their receipt. */
  statistic_received: defineTable({
    day: column.day('impersonal'),
    permit_kind_id: column.uuid('impersonal'),
    count: column.integer('impersonal'),
  }),
  /** Permits by the local day on which they were issued. */
  statistic_issued: defineTable({
    day: column.day('impersonal'),
    permit_kind_id: column.uuid('impersonal'),
    count: column.integer('impersonal'),
  }),
  /** Decided applications by the local day of the decision and the days since the receipt. */
  statistic_decision: defineTable({
    day: column.day('impersonal'),
    permit_kind_id: column.uuid('impersonal'),
    outcome: column.text('impersonal').of<DecisionOutcome>(),
    // The reason of a rejection; empty where the act names none.
    reason_code: column.text('impersonal'),
    days: column.integer('impersonal'),
    count: column.integer('impersonal'),
  }),
  /** Lines of the access log by local day and hour. */
  statistic_passage: defineTable({
    day: column.day('impersonal'),
    hour: column.smallInteger('impersonal'),
    event_name: column.text('impersonal').of<AccessEventName>(),
    // Empty where the gate told none.
    reason: column.text('impersonal'),
    count: column.integer('impersonal'),
  }),
  /** Permits in force in a lot on a day, and its places. */
  statistic_occupancy: defineTable({
    day: column.day('impersonal'),
    parking_lot_id: column.uuid('impersonal'),
    places: column.integer('impersonal').orNull(),
    permits: column.integer('impersonal'),
  }),
  /** Invoices, stornos and credit notes by the day of issue; without a kind: what was counted in coin machines. */
  statistic_income: defineTable({
    day: column.day('impersonal'),
    permit_kind_id: column.uuid('impersonal').orNull(),
    cents: column.bigInteger('impersonal'),
    documents: column.integer('impersonal'),
  }),
  statistic_progress: defineTable({
    only_row: column.flag('impersonal').byDefault(),
    // The last local day that is counted.
    counted_day: column.day('impersonal'),
    // When it was counted last.
    counted_at: column.instant('impersonal'),
  }),
}
