import type { AccessEventName } from '@dovolilnice/contract/access/access-event'
import type { DecisionOutcome } from '@dovolilnice/contract/statistics/read-statistics'
import type { DeclaredTables } from '../../platform/privacy/owner.ts'
import {
  bigInteger,
  day,
  defineTable,
  flag,
  instant,
  integer,
  text,
  uuid,
  type TableOf,
  smallInteger,
} from '../../platform/database/define-table.ts'

/** Applications by the local day of their receipt. */
const statisticReceivedTable = defineTable({
  day: day('impersonal'),
  permit_kind_id: uuid('impersonal'),
  count: integer('impersonal'),
})

/** Permits by the local day on which they were issued. */
const statisticIssuedTable = defineTable({
  day: day('impersonal'),
  permit_kind_id: uuid('impersonal'),
  count: integer('impersonal'),
})

/** Decided applications by the local day of the decision and the days since the receipt. */
const statisticDecisionTable = defineTable({
  day: day('impersonal'),
  permit_kind_id: uuid('impersonal'),
  outcome: text('impersonal').of<DecisionOutcome>(),
  // The reason of a rejection; empty where the act names none.
  reason_code: text('impersonal'),
  days: integer('impersonal'),
  count: integer('impersonal'),
})

/** Lines of the access log by local day and hour. */
const statisticPassageTable = defineTable({
  day: day('impersonal'),
  hour: smallInteger('impersonal'),
  event_name: text('impersonal').of<AccessEventName>(),
  // Empty where the gate told none.
  reason: text('impersonal'),
  count: integer('impersonal'),
})

/** Permits in force in a lot on a day, and its places. */
const statisticOccupancyTable = defineTable({
  day: day('impersonal'),
  parking_lot_id: uuid('impersonal'),
  places: integer('impersonal').orNull(),
  permits: integer('impersonal'),
})

/** Invoices, stornos and credit notes by the day of issue; without a kind: what was counted in coin machines. */
const statisticIncomeTable = defineTable({
  day: day('impersonal'),
  permit_kind_id: uuid('impersonal').orNull(),
  cents: bigInteger('impersonal'),
  documents: integer('impersonal'),
})

const statisticProgressTable = defineTable({
  only_row: flag('impersonal').byDefault(),
  // The last local day that is counted.
  counted_day: day('impersonal'),
  // When it was counted last.
  counted_at: instant('impersonal'),
})

declare module '../../platform/database/db.ts' {
  interface Tables {
    statistic_received: TableOf<typeof statisticReceivedTable.columns>
    statistic_issued: TableOf<typeof statisticIssuedTable.columns>
    statistic_decision: TableOf<typeof statisticDecisionTable.columns>
    statistic_passage: TableOf<typeof statisticPassageTable.columns>
    statistic_occupancy: TableOf<typeof statisticOccupancyTable.columns>
    statistic_income: TableOf<typeof statisticIncomeTable.columns>
    statistic_progress: TableOf<typeof statisticProgressTable.columns>
  }
}

/** Numbers of days: no row of a person can be found by them. */
export const statisticTables = {
  statistic_received: statisticReceivedTable,
  statistic_issued: statisticIssuedTable,
  statistic_decision: statisticDecisionTable,
  statistic_passage: statisticPassageTable,
  statistic_occupancy: statisticOccupancyTable,
  statistic_income: statisticIncomeTable,
  statistic_progress: statisticProgressTable,
} satisfies DeclaredTables
