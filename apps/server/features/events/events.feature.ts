import { listEvents } from '@dovolilnice/contract/events/list-events'
import { readTrailState } from '@dovolilnice/contract/events/read-trail-state'
import { watchTrail } from '../../platform/audit/chain/keep-chain.ts'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { handleListEvents } from './list-events.ts'
import { handleReadTrailState } from './read-trail-state.ts'
import { mailHeadsJob } from './mail-heads-job.ts'
import { trailMetrics } from './trail-metrics.ts'
import { verifyTrailJob } from './verify-trail-job.ts'

export const eventsFeature: Feature = {
  name: 'events',
  routes: [...implementList(listEvents, handleListEvents), implement(readTrailState, handleReadTrailState)],
  jobs: [verifyTrailJob, mailHeadsJob],
  gauges: trailMetrics,
  watch: watchTrail,
}
