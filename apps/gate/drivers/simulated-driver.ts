import type { BollardState, LoopState } from '@dovolilnice/contract/bollards/bollard-state'
import type { BollardDriver } from './bollard-driver.ts'

export interface SimulatedDriverOptions {
  /** How long a movement takes; 1000 ms when absent. */
  travelMs?: number
  /** A vehicle drives over the lowered bollard so long after it came to rest, and takes so long; null: nobody comes. */
  vehicle?: { arrivesAfterMs: number; staysMs: number } | null
  /** Where the bollard stands at the start. */
  state?: BollardState
}

/** A driver without hardware, which tests and the demo town play with. */
export interface SimulatedDriver extends BollardDriver {
  /** Puts a vehicle on the loop, or takes it away. */
  setLoop(loop: LoopState): void
  /** The next movements fail until it is mended. */
  break(): void
  mend(): void
  /** Every movement begun, in order. */
  movements: readonly ('lower' | 'raise')[]
}

const ordinaryVehicle = { arrivesAfterMs: 500, staysMs: 900 }

/** A bollard that takes about a second to move, a loop, and a vehicle that passes once it may. */
export const createSimulatedDriver = (options: SimulatedDriverOptions = {}): SimulatedDriver => {
  const { travelMs = 1000, vehicle = ordinaryVehicle } = options
  const movements: ('lower' | 'raise')[] = []
  let state: BollardState = options.state ?? 'raised'
  let loop: LoopState = 'clear'
  let broken = false
  let listener = (): void => {}
  let giveWay = (): void => {}
  const timers = new Set<NodeJS.Timeout>()

  const later = (ms: number, work: () => void): NodeJS.Timeout => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
    return timer
  }
  const become = (next: BollardState): void => {
    state = next
    listener()
  }
  const setLoop = (next: LoopState): void => {
    loop = next
    listener()
  }
  const drivePast = (): void => {
    if (vehicle === null) return
    later(vehicle.arrivesAfterMs, () => {
      if (state !== 'lowered') return
      setLoop('occupied')
      later(vehicle.staysMs, () => setLoop('clear'))
    })
  }
  const move = (movement: 'lower' | 'raise'): Promise<boolean> => {
    giveWay()
    movements.push(movement)
    become('moving')
    return new Promise((resolve, reject) => {
      const timer = later(travelMs, () => {
        giveWay = () => {}
        become(broken ? 'fault' : movement === 'lower' ? 'lowered' : 'raised')
        if (broken) return reject(new Error('The motor did not reach its end switch.'))
        if (movement === 'lower') drivePast()
        resolve(true)
      })
      giveWay = () => {
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
