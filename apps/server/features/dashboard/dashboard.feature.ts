import { readDashboard } from '@dovolilnice/contract/dashboard/read-dashboard'
import { readOverview } from '@dovolilnice/contract/dashboard/read-overview'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { backupMetrics } from './backup-metrics.ts'
import { bollardMetrics } from './bollard-metrics.ts'
import { handleReadDashboard } from './read-dashboard.ts'
import { handleReadOverview } from './read-overview.ts'

export const dashboardFeature: Feature = {
  name: 'dashboard',
  gauges: (services) => [...backupMetrics(services), ...bollardMetrics(services)],
  routes: [implement(readDashboard, handleReadDashboard), implement(readOverview, handleReadOverview)],
}
