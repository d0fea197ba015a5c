import { readCouncilReport } from '@dovolilnice/contract/statistics/read-statistics'
import type { Feature } from '../../platform/http/feature.ts'
import { implement } from '../../platform/http/context.ts'
import { handleReadCouncilReport } from './council-report.ts'
import { handleReadStatistics } from './read-statistics.ts'
import { rollUpAtStart, rollUpStatistics } from './roll-up.ts'
import { statisticTables } from './statistic-tables.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

/** Counts of the town by day, which outlive the rows that they were counted from. */
export const statisticsFeature: Feature = {
  name: 'statistics',
  ...ownTables(statisticTables),
  routes: [handleReadStatistics, implement(readCouncilReport, handleReadCouncilReport)],
  jobs: [rollUpStatistics],
  watch: rollUpAtStart,
}
