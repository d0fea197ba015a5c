import type { Clock } from '../platform/clock/clock.ts'

/** A clock that stands at an instant (ISO) until it is moved. */
export const fixedClock = (iso: string): Clock & { advance(ms: number): void; set(iso: string): void } => {
  let now = new Date(iso).getTime()
  return {
    now: () => new Date(now),
    advance: (ms) => void (now += ms),
    set: (next) => void (now = new Date(next).getTime()),
  }
}
