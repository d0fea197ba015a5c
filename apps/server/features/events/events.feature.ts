import { listEvents, readTrailState } from '@dovolilnice/contract/events/operations'
import { watchTrail } from '../../platform/audit/chain/keep-chain.ts'
import { implement, type Feature, implementList } from '../../platform/http/feature.ts'
import { handleListEvents } from './list-events.ts'
import { handleReadTrailState, mailHeadsJob, trailMetrics, verifyTrailJob } from './trail.ts'

export const eventsFeature: Feature = {
  name: 'events',
  routes: [...implementList(listEvents, handleListEvents), implement(readTrailState, handleReadTrailState)],
  jobs: [verifyTrailJob, mailHeadsJob],
  gauges: trailMetrics,
  watch: watchTrail,
}
