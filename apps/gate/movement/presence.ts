import type { LoopState } from '@dovolilnice/contract/bollards/bollard-state'
import type { BollardTimes } from './safety-table.ts'

/** What the loop above a bollard says, and for how long it has. */
export interface Presence {
  /** Takes the present reading; true when a whole vehicle has just left: it came onto a clear loop, stayed for long enough, and the loop is clear again. */
  look(): boolean
  state(): LoopState
  /** Milliseconds since it last changed. */
  forMs(): number
  /** Whether it changes as no vehicles could. */
  isChattering(): boolean
}

export const createPresence = (
  read: () => LoopState,
  { vehicleMs, chatterEdges, chatterMs }: Pick<BollardTimes, 'vehicleMs' | 'chatterEdges' | 'chatterMs'>,
): Presence => {
  let state = read()
  let since = performance.now()
  /** What is on the loop came while it was clear. */
  let arrived = false
  let edges: number[] = []

  const look = (): boolean => {
    const next = read()
    if (next === state) return false
    const now = performance.now()
    edges = [...edges.filter((at) => now - at < chatterMs), now]
    const left = arrived && next === 'clear' && now - since >= vehicleMs
    arrived = state === 'clear' && next === 'occupied'
    state = next
    since = now
    return left
  }
  const isChattering = (): boolean => edges.filter((at) => performance.now() - at < chatterMs).length > chatterEdges
  return { look, state: () => state, forMs: () => performance.now() - since, isChattering }
}
