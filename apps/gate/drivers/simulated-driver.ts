import type { BollardState, LoopState } from '@dovolilnice/contract/bollards/bollard-state'
import type { BollardDriver } from './bollard-driver.ts'

export interface SimulatedDriverOptions {
  /** Milliseconds that a movement takes; 1000 when absent. */
  travelMs?: number
  /** The vehicle that drives over the lowered bollard: milliseconds until it comes and until it leaves the loop; null: none comes. */
  vehicle?: { arrivesAfterMs: number; staysMs: number } | null
  /** The state at the start; `raised` when absent. */
  state?: BollardState
}

/** A driver without hardware, for tests and the demo town. */
export interface SimulatedDriver extends BollardDriver {
  /** Puts a vehicle on the loop, or takes it away. */
  setLoop(loop: LoopState): void
  /** Makes each movement fail until `mend` is called. */
  break(): void
  mend(): void
  /** All movements begun so far, in order. */
  movements: readonly ('lower' | 'raise')[]
}

const ordinaryVehicle = { arrivesAfterMs: 500, staysMs: 900 }

/** Simulates a bollard, its loop, and a vehicle that drives over each time the bollard is down. */
export const createSimulatedDriver = (options: SimulatedDriverOptions = {}): SimulatedDriver => {
  const { travelMs = 1000, vehicle = ordinaryVehicle } = options
  const movements: ('lower' | 'raise')[] = []
  let state: BollardState = options.state ?? 'raised'
  let loop: LoopState = 'clear'
  let broken = false
  let listener = (): void => {}
  let cancelMovement = (): void => {}
  const timers = new Set<NodeJS.Timeout>()

  const later = (ms: number, work: () => void): NodeJS.Timeout => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
    return timer
  }
  const setState = (next: BollardState): void => {
    state = next
    listener()
  }
  const setLoop = (next: LoopState): void => {
    loop = next
    listener()
  }
  const simulatePassage = (): void => {
    if (vehicle === null) return
    later(vehicle.arrivesAfterMs, () => {
      if (state !== 'lowered') return
      setLoop('occupied')
      later(vehicle.staysMs, () => setLoop('clear'))
    })
  }
  const move = (movement: 'lower' | 'raise'): Promise<boolean> => {
    cancelMovement()
    movements.push(movement)
    setState('moving')
    return new Promise((resolve, reject) => {
      const timer = later(travelMs, () => {
        cancelMovement = () => {}
        setState(broken ? 'fault' : movement === 'lower' ? 'lowered' : 'raised')
        if (broken) return reject(new Error('The motor did not reach its end switch.'))
        if (movement === 'lower') simulatePassage()
        resolve(true)
      })
      cancelMovement = () => {
        clearTimeout(timer)
        timers.delete(timer)
        resolve(false)
      }
    })
  }
  return {
    state: () => state,
    loop: () => loop,
    lower: () => (state === 'lowered' ? Promise.resolve(true) : move('lower')),
    raise: () => (state === 'raised' ? Promise.resolve(true) : move('raise')),
    onChange: (next) => (listener = next),
    close: () => timers.forEach((timer) => clearTimeout(timer)),
    setLoop,
    break: () => (broken = true),
    mend: () => (broken = false),
    movements,
  }
}
