import { listEvents } from '@dovolilnice/contract/events/list-events'
import { implementList } from '../../platform/http/implement-list.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { handleListEvents } from './list-events.ts'

export const eventsFeature: Feature = { name: 'events', routes: [...implementList(listEvents, handleListEvents)] }
