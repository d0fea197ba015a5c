import { readDashboard, readOverview } from '@dovolilnice/contract/dashboard/operations'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { backupMetrics, bollardMetrics } from './metrics.ts'
import { handleReadDashboard, handleReadOverview } from './read-dashboard.ts'

export const dashboardFeature: Feature = {
  name: 'dashboard',
  gauges: (services) => [...backupMetrics(services), ...bollardMetrics(services)],
  routes: [implement(readDashboard, handleReadDashboard), implement(readOverview, handleReadOverview)],
}
