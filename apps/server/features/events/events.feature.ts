import { listEvents } from '@dovolilnice/contract/events/list-events'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { handleListEvents } from './list-events.ts'

export const eventsFeature: Feature = { name: 'events', routes: [implement(listEvents, handleListEvents)] }
