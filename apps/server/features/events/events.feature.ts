import { readTrailState } from '@dovolilnice/contract/events/operations'
import { watchTrail } from '../../platform/audit/chain/keep-chain.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implement } from '../../platform/http/context.ts'
import { handleListEvents } from './list-events.ts'
import { handleReadTrailState, mailHeadsJob, trailMetrics, verifyTrailJob } from './trail.ts'

export const eventsFeature: Feature = {
  name: 'events',
  routes: [handleListEvents, implement(readTrailState, handleReadTrailState)],
  jobs: [verifyTrailJob, mailHeadsJob],
  gauges: trailMetrics,
  watch: watchTrail,
}
