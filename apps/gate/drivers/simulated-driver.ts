import type { BollardState, LoopState } from '@dovolilnice/contract/bollards/bollard-state'
import { ordinaryTimes, type BollardTimes } from '@dovolilnice/contract/bollards/bollard-times'
import type { BollardDriver, Ends } from './bollard-driver.ts'

/** Where a simulated bollard stands. */
type Position = Extract<BollardState, 'raised' | 'lowered' | 'moving'>

export interface SimulatedDriverOptions {
  /** Milliseconds that a movement takes; 1000 when absent. */
  travelMs?: number
  /** The vehicle that drives over the lowered bollard: milliseconds until it comes and until it leaves the loop; null: none comes. */
  vehicle?: { arrivesAfterMs: number; staysMs: number } | null
  /** Where it stands at the start; `raised` when absent. */
  state?: Position
}

/** A driver without hardware, for tests and the demo town. */
export interface SimulatedDriver extends BollardDriver {
  state(): Position
  /** Puts a vehicle on the loop, or takes it away; 1 is the second thing that looks above it, a light barrier. */
  setLoop(loop: LoopState, input?: 0 | 1): void
  /** Somebody turns the emergency switch. */
  setEmergency(on: boolean): void
  /** Whether lamp and buzzer are on. */
  isWarning(): boolean
  /** Makes both end switches read the same, whatever the bollard does; undefined: they are true again. */
  lie(reading: Ends | undefined): void
  /** Makes each movement fail, or never end, until `mend` is called. */
  break(how?: 'refuses' | 'hangs'): void
  mend(): void
  /** All movements begun so far, in order. */
  movements: readonly ('lower' | 'raise')[]
}

const ordinaryVehicle = { arrivesAfterMs: 500, staysMs: 900 }

/** Whoever tries the product does not wait as long as a lorry needs. */
export const simulatedTimes: BollardTimes = { ...ordinaryTimes, clearMs: 500, warnMs: 300 }

/** Simulates a bollard, its loop, and a vehicle that drives over each time the bollard is down. */
export const createSimulatedDriver = (options: SimulatedDriverOptions = {}): SimulatedDriver => {
  const { travelMs = 1000, vehicle = ordinaryVehicle } = options
  const movements: ('lower' | 'raise')[] = []
  let state: Position = options.state ?? 'raised'
  let loops: [LoopState, LoopState] = ['clear', 'clear']
  let emergency = false
  let warning = false
  let lied: Ends | undefined
  let broken: 'refuses' | 'hangs' | undefined
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
  const setState = (next: Position): void => {
    state = next
    listener()
  }
  const setLoop = (next: LoopState, input: 0 | 1 = 0): void => {
    loops = input === 0 ? [next, loops[1]] : [loops[0], next]
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
  const move = (movement: 'lower' | 'raise'): Promise<void> => {
    cancelMovement()
    movements.push(movement)
    setState('moving')
    if (broken === 'hangs') return new Promise(() => {})
    return new Promise((resolve, reject) => {
      const timer = later(travelMs, () => {
        cancelMovement = () => {}
        if (broken !== undefined) return reject(new Error('The motor did not reach its end switch.'))
        setState(movement === 'lower' ? 'lowered' : 'raised')
        if (movement === 'lower') simulatePassage()
        resolve()
      })
      cancelMovement = () => {
        cancelMovement = () => {}
        clearTimeout(timer)
        timers.delete(timer)
        resolve()
      }
    })
  }
  return {
    state: () => state,
    ends: () => lied ?? { raised: state === 'raised', lowered: state === 'lowered' },
    inputs: () => loops,
    emergency: () => emergency,
    warn: (on) => void (warning = on),
    isWarning: () => warning,
    setEmergency: (on) => {
      emergency = on
      listener()
    },
    lower: () => (state === 'lowered' ? Promise.resolve() : move('lower')),
    raise: () => (state === 'raised' ? Promise.resolve() : move('raise')),
    stop: () => Promise.resolve(cancelMovement()),
    onChange: (next) => (listener = next),
    close: () => timers.forEach((timer) => clearTimeout(timer)),
    setLoop,
    lie: (reading) => {
      lied = reading
      listener()
    },
    break: (how = 'refuses') => (broken = how),
    mend: () => (broken = undefined),
    movements,
  }
}
