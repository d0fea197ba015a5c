import type { AccessEventName } from '@dovolilnice/contract/access/access-event'
import type { DecisionOutcome } from '@dovolilnice/contract/statistics/read-statistics'
import type { Generated } from 'kysely'
import type { OwnedTables } from '../../platform/privacy/owner.ts'

/** Applications by the local day of their receipt. */
interface StatisticReceivedTable {
  day: string
  permit_kind_id: string
  count: number
}

/** Permits by the local day on which they were issued. */
interface StatisticIssuedTable {
  day: string
  permit_kind_id: string
  count: number
}

/** Decided applications by the local day of the decision and the days since the receipt. */
interface StatisticDecisionTable {
  day: string
  permit_kind_id: string
  outcome: DecisionOutcome
  /** The reason of a rejection; empty where the act names none. */
  reason_code: string
  days: number
  count: number
}

/** Lines of the access log by local day and hour. */
interface StatisticPassageTable {
  day: string
  hour: number
  event_name: AccessEventName
  /** Empty where the gate told none. */
  reason: string
  count: number
}

/** Permits in force in a lot on a day, and its places. */
interface StatisticOccupancyTable {
  day: string
  parking_lot_id: string
  places: number | null
  permits: number
}

/** Invoices, stornos and credit notes by the day of issue; without a kind: what was counted in coin machines. */
interface StatisticIncomeTable {
  day: string
  permit_kind_id: string | null
  cents: number
  documents: number
}

interface StatisticProgressTable {
  only_row: Generated<boolean>
  /** The last local day that is counted. */
  counted_day: string
  /** When it was counted last. */
  counted_at: Date
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    statistic_received: StatisticReceivedTable
    statistic_issued: StatisticIssuedTable
    statistic_decision: StatisticDecisionTable
    statistic_passage: StatisticPassageTable
    statistic_occupancy: StatisticOccupancyTable
    statistic_income: StatisticIncomeTable
    statistic_progress: StatisticProgressTable
  }
}

/** Numbers of days: no row of a person can be found by them. */
export const statisticTables: OwnedTables = {
  statistic_received: { day: 'impersonal', permit_kind_id: 'impersonal', count: 'impersonal' },
  statistic_issued: { day: 'impersonal', permit_kind_id: 'impersonal', count: 'impersonal' },
  statistic_decision: {
    day: 'impersonal',
    permit_kind_id: 'impersonal',
    outcome: 'impersonal',
    reason_code: 'impersonal',
    days: 'impersonal',
    count: 'impersonal',
  },
  statistic_passage: { day: 'impersonal', hour: 'impersonal', event_name: 'impersonal', reason: 'impersonal', count: 'impersonal' },
  statistic_occupancy: { day: 'impersonal', parking_lot_id: 'impersonal', places: 'impersonal', permits: 'impersonal' },
  statistic_income: { day: 'impersonal', permit_kind_id: 'impersonal', cents: 'impersonal', documents: 'impersonal' },
  statistic_progress: { only_row: 'impersonal', counted_day: 'impersonal', counted_at: 'impersonal' },
}
