import { readHistory } from './read-history.ts'

export const eventsCapabilities = {
  readHistory,
}
