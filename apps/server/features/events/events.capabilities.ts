export { readHistory } from './list-events.ts'
