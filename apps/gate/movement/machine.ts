import type { BollardFault, BollardState, LoopState } from '@dovolilnice/contract/bollards/bollard-state'
import type { BollardTimes } from '@dovolilnice/contract/bollards/bollard-times'
import { type Facts, loopOf, type MachineState, nextState, safetyTable } from './safety-table.ts'
import type { BollardDriver } from '../drivers/bollard-driver.ts'

/** What all that looks above a bollard says together, the loop and what is beside it, and for how long it has. */
interface Presence {
  /** Takes the present reading; true when a whole vehicle has just left: it came onto a clear loop, stayed for long enough, and the loop is clear again. */
  look(): boolean
  state(): LoopState
  /** Milliseconds since it last changed. */
  forMs(): number
  /** Whether it changes as no vehicles could. */
  isChattering(): boolean
}

const createPresence = (read: () => LoopState, times: () => BollardTimes): Presence => {
  let state = read()
  let since = performance.now()
  /** What is on the loop came while it was clear. */
  let arrived = false
  let edges: number[] = []

  const look = (): boolean => {
    const next = read()
    if (next === state) return false
    const now = performance.now()
    edges = [...edges.filter((at) => now - at < times().chatterMs), now]
    const left = arrived && next === 'clear' && now - since >= times().vehicleMs
    arrived = state === 'clear' && next === 'occupied'
    state = next
    since = now
    return left
  }
  const isChattering = (): boolean => edges.filter((at) => performance.now() - at < times().chatterMs).length > times().chatterEdges
  return { look, state: () => state, forMs: () => performance.now() - since, isChattering }
}

export interface MachineOptions {
  driver: BollardDriver
  /** As they are set now. */
  times: () => BollardTimes
  /** Where the bollard should be now. */
  wanted: () => 'lowered' | 'raised'
  /** Whether a person holds it lowered: vehicles may then stand over it for as long as they like. */
  isHeld: () => boolean
  /** Whether an emergency wants it down, whatever is broken. */
  isEmergency: () => boolean
  /** Whether somebody works at it: nothing moves. */
  inService: () => boolean
  /** A whole vehicle has left the loop while the bollard was not raised. */
  onVehicleLeft: () => void
  /** The bollard has stopped moving, or failed; `ours` is false when someone moved it at the hardware. */
  onRest: (state: BollardState, ours: boolean) => void
  /** Something may have changed: the state, the loop, what is wanted. */
  onChange: () => void
}

/** Moves a bollard to the wanted position, by the rule of `safety-table.ts` alone. */
export interface Machine {
  state(): MachineState
  fault(): BollardFault | undefined
  /** Whether it may rise by itself as far as it is known what is above it. */
  isProven(): boolean
  /** How the bollard stands, for those who look at it. */
  position(): BollardState
  /** Looks anew. Call it when something that was handed over may answer otherwise now. */
  look(): void
  /** A person says that nothing is above it; or no longer answers for that. */
  prove(proven: boolean): void
  /** A person asks to lower it in spite of its fault. */
  rescue(): void
  /** A person has looked after its fault. */
  inspect(): void
  close(): void
}

/** What one look may lead to, one after the other: more would be a circle. */
const mostSteps = 8

export const createMachine = (options: MachineOptions): Machine => {
  const { driver, times } = options
  const presence = createPresence(() => loopOf(driver.inputs()), times)
  let state: MachineState = 'unproven'
  let since = performance.now()
  let fault: BollardFault | undefined
  let isRescued = false
  /** The motor could not follow the emergency: it tries again when one begins anew. */
  let emergencyFailed = false
  /** How often the driver had been asked when the emergency began: a way down of before it is not its own try. */
  let asksBefore = 0
  let triesAgain = false
  let wasEmergency = false
  /** Since when it has stood between its ends with the motor off. */
  let betweenSince: number | undefined
  /** Since when nobody holds it. */
  let unheldSince = performance.now()
  let wasHeld = false
  let asks = 0
  let timer: NodeJS.Timeout | undefined
  let looking = false
  let again = false
  let closed = false
  const start = driver.ends()
  // What stands up is where it harms nobody. What is down or between may have anything above it: a loop that was just switched on takes a car for nothing.
  let proven = start.raised && !start.lowered

  const forMs = (began: number): number => performance.now() - began
  const motor = (): 'off' | 'down' | 'up' => safetyTable[state].motor
  const position = (): BollardState => {
    const { raised, lowered } = driver.ends()
    if (fault !== undefined) return 'fault'
    if (motor() !== 'off' || (!raised && !lowered)) return 'moving'
    return raised ? 'raised' : 'lowered'
  }
  const rescued = (): boolean => isRescued || (options.isEmergency() && !emergencyFailed)
  const factsNow = (): Facts => ({
    ...driver.ends(),
    state,
    stateMs: forMs(since),
    loop: presence.state(),
    loopMs: presence.forMs(),
    fault,
    inService: options.inService(),
    isProven: proven,
    isRescued: rescued(),
    wanted: options.wanted(),
  })

  /** Milliseconds until the loop counts as broken; undefined: it does not look so. */
  const stuckIn = (): number | undefined => {
    const isWaiting = (state === 'lowered' || state === 'clearing') && !options.isHeld() && presence.state() !== 'clear'
    return isWaiting ? times().stuckMs - Math.min(presence.forMs(), forMs(unheldSince)) : undefined
  }

  /** What is broken now; undefined: nothing. */
  const faultOf = ({ raised, lowered, loop, inService }: Facts): BollardFault | undefined => {
    if (inService) return undefined
    // Who lowers it in spite of that waits for the time that the motor takes.
    if (raised && lowered && !rescued()) return 'end_switch'
    if (motor() !== 'off') return forMs(since) >= times().motorMs ? 'motor_timeout' : undefined
    if (betweenSince !== undefined && forMs(betweenSince) >= times().motorMs) return 'end_switch'
    if (presence.isChattering()) return 'loop_chatter'
    const stuckLeft = stuckIn()
    return stuckLeft !== undefined && stuckLeft <= 0 ? (loop === 'occupied' ? 'loop_stuck' : 'loop_unknown') : undefined
  }

  /** Milliseconds until it may rise although nobody has proven it; undefined: never. */
  const provenIn = (): number | undefined => {
    const { proveAfterMs: after } = times()
    if (after === null || state !== 'unproven' || presence.state() !== 'clear') return undefined
    return after - Math.min(presence.forMs(), forMs(since))
  }

  const fail = (why: BollardFault): void => {
    fault = why
    isRescued = false
    const isMotor = why === 'motor_timeout' || why === 'driver'
    triesAgain = isMotor && wasEmergency && asks <= asksBefore
    emergencyFailed ||= isMotor
  }
  /** Asks the driver; what it answers counts only until it is asked for something else. */
  const drive = (movement: 'lower' | 'raise'): void => {
    const asked = asks
    const onError = (): void => {
      if (closed || asks !== asked) return
      fail('driver')
      look()
    }
    try {
      driver[movement]().catch(onError)
    } catch {
      onError()
    }
  }
  const warn = (on: boolean): void => {
    try {
      driver.warn(on)
    } catch {
      // Nothing rises without its warning.
      fail('driver')
    }
  }
  const enter = (next: MachineState): void => {
    const before = motor()
    const warned = safetyTable[state].warns === true
    state = next
    since = performance.now()
    const warns = safetyTable[next].warns === true
    if (warns !== warned) warn(warns)
    if (motor() === before) return
    asks += 1
    if (motor() === 'off') return void driver.stop()
    drive(motor() === 'down' ? 'lower' : 'raise')
  }

  /** Takes what the hardware says into account before the next state is asked for. */
  const observe = (): boolean => {
    const vehicleLeft = presence.look()
    const { raised, lowered } = driver.ends()
    // Moved by hand: whoever did that may still be there.
    if ((state === 'raised' && !raised) || (state === 'lowered' && !lowered)) proven = false
    const isBetween = !raised && !lowered && motor() === 'off' && state !== 'fault' && state !== 'service'
    betweenSince = isBetween ? (betweenSince ?? performance.now()) : undefined
    const isEmergency = options.isEmergency()
    if (isEmergency && !wasEmergency) {
      emergencyFailed = false
      asksBefore = asks
    }
    wasEmergency = isEmergency
    const isHeld = options.isHeld()
    if (wasHeld && !isHeld) unheldSince = performance.now()
    wasHeld = isHeld
    const passed = vehicleLeft && !raised && !presence.isChattering()
    proven ||= passed
    const provenLeft = provenIn()
    proven ||= provenLeft !== undefined && provenLeft <= 0
    // Whoever works at it proves nothing.
    if (state === 'service') proven = false
    return passed
  }

  const step = (): boolean => {
    const why = faultOf(factsNow())
    // In fault already: only what a person asked for can fail once more.
    if (why !== undefined && (fault === undefined || motor() !== 'off')) fail(why)
    const next = nextState(factsNow(), times())
    if (next === state) return false
    if (!safetyTable[state].leadsTo.includes(next)) {
      fail('end_switch')
      return true
    }
    enter(next)
    if (next === 'raised') proven = true
    if (next === 'service') fault = undefined
    if (next === 'fault') {
      isRescued = false
      if (triesAgain) emergencyFailed = false
      triesAgain = false
    }
    return true
  }

  /** Milliseconds until something that is only a matter of time may be due. */
  const dueIn = (): number | undefined => {
    const left = [
      motor() !== 'off' && times().motorMs - forMs(since),
      betweenSince !== undefined && times().motorMs - forMs(betweenSince),
      state === 'clearing' && presence.state() === 'clear' && times().clearMs - times().warnMs - presence.forMs(),
      state === 'warning' && Math.max(times().clearMs - presence.forMs(), times().warnMs - forMs(since)),
      stuckIn(),
      provenIn(),
    ].filter((ms) => typeof ms === 'number')
    return left.length === 0 ? undefined : Math.max(1, Math.ceil(Math.min(...left)))
  }
  const lookOnce = (): void => {
    const wasDriven = motor() !== 'off'
    if (observe()) options.onVehicleLeft()
    for (let steps = 0; steps < mostSteps && step(); steps += 1);
    const now = position()
    if (now === lastPosition) return
    lastPosition = now
    if (now !== 'moving') options.onRest(now, now === 'fault' || wasDriven)
  }
  /** The driver may call back while it is asked for something: that is looked at afterwards. */
  const look = (): void => {
    again = true
    if (looking || closed) return
    looking = true
    try {
      for (let looks = 0; looks < mostSteps && again; looks += 1) {
        again = false
        lookOnce()
      }
    } finally {
      looking = false
    }
    clearTimeout(timer)
    const ms = again ? 1 : dueIn()
    if (ms !== undefined) timer = setTimeout(look, ms)
    options.onChange()
  }
  let lastPosition = position()
  driver.onChange(look)

  return {
    state: () => state,
    fault: () => fault,
    isProven: () => proven,
    position,
    look,
    prove: (is) => {
      proven = is
      look()
    },
    rescue: () => {
      isRescued = fault !== undefined
      emergencyFailed = false
      look()
    },
    inspect: () => {
      fault = undefined
      isRescued = false
      proven = true
      look()
    },
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}
