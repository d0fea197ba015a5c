import { listEvents, readTrailState } from '@dovolilnice/contract/events/operations'
import { watchTrail } from '../../platform/audit/chain/keep-chain.ts'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { handleListEvents } from './list-events.ts'
import { handleReadTrailState, mailHeadsJob, trailMetrics, verifyTrailJob } from './trail.ts'

export const eventsFeature: Feature = {
  name: 'events',
  routes: [...implementList(listEvents, handleListEvents), implement(readTrailState, handleReadTrailState)],
  jobs: [verifyTrailJob, mailHeadsJob],
  gauges: trailMetrics,
  watch: watchTrail,
}
