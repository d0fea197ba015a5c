import { readCouncilReport, readStatistics } from '@dovolilnice/contract/statistics/read-statistics'
import { implement, implementRead, type Feature } from '../../platform/http/feature.ts'
import { handleReadCouncilReport } from './council-report.ts'
import { handleReadStatistics } from './read-statistics.ts'
import { rollUpAtStart, rollUpStatistics } from './roll-up.ts'
import { statisticColumns, statisticTables } from './statistic-tables.ts'

/** Counts of the town by day, which outlive the rows that they were counted from. */
export const statisticsFeature: Feature = {
  name: 'statistics',
  tables: statisticTables,
  columns: statisticColumns,
  routes: [implementRead(readStatistics, handleReadStatistics), implement(readCouncilReport, handleReadCouncilReport)],
  jobs: [rollUpStatistics],
  watch: rollUpAtStart,
}
