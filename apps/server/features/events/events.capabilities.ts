import { readHistory } from './list-events.ts'

export const eventsCapabilities = {
  readHistory,
}
