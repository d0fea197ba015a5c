import type { BollardFault, BollardState } from '@dovolilnice/contract/bollards/bollard-state'
import type { CommandFailure } from '@dovolilnice/contract/bollards/bollard-command'
import type { CommandAction } from '@dovolilnice/contract/bollards/gate-command'
import type { EmergencySource, GateEmergency, GateHold } from '@dovolilnice/contract/bollards/gate-state'
import type { StateCause } from '@dovolilnice/contract/bollards/gate-event'
import type { BollardDriver } from '../drivers/bollard-driver.ts'
import type { Hold, Service } from './hold.ts'
import { createMachine, type Machine } from './machine.ts'
import type { BollardTimes } from '@dovolilnice/contract/bollards/bollard-times'
import { NIL } from 'uuid'
import { loopOf } from './safety-table.ts'

/** The steps after a credential was admitted: the bollard is down, the vehicle passed, another followed it, or none came, the bollard is up again; or it failed. */
export type PassageStep = 'lowered' | 'passed' | 'followed' | 'not_passed' | 'raised' | 'fault'

export interface BollardOptions {
  driver: BollardDriver
  /** As they are set now. */
  times: () => BollardTimes
  hold: Hold
  /** An emergency, until it is over; the emergency input counts beside it for as long as somebody holds it. */
  emergency: Hold
  service: Service
  /** Whether the fail mode wants the bollard down, because the gate can no longer decide. */
  failLowered: () => boolean
  /** Whether it is open for everybody, by its hours. */
  isOpen: () => boolean
  /** The server's time. */
  now: () => Date
  onRest: (state: BollardState, cause: StateCause, fault: BollardFault | null) => void
  /** An emergency begins, or everything that was one is over (undefined). */
  onEmergency: (source: EmergencySource | undefined) => void
  onChange: () => void
}

export interface Bollard extends Pick<Machine, 'position' | 'fault' | 'isProven'> {
  /** Opens for one passage and calls `onStep` for each step of it. */
  admit(onStep: (step: PassageStep) => void, cause?: StateCause): void
  /** Lowers it whatever is broken, and keeps it down for a while; only where somebody works at it nothing moves. `onStep` as of `admit`. */
  emergency(id: string, onStep: (step: PassageStep) => void): void
  /** What keeps it down in an emergency. */
  emergencyNow(): GateEmergency | undefined
  /** Why it lets nobody in now, whoever may pass. */
  bar(): 'service' | 'fault' | undefined
  /** Carries out a person's command; `held` is the hold of `hold_lowered`, or the service of `service`, `vehicles` how many `lower` lets pass. Resolves with the reason it failed, or undefined when it was done. */
  command(action: CommandAction, held?: GateHold, vehicles?: number): Promise<CommandFailure | undefined>
  /** Moves to the position that is wanted now. Call it at the start and when the fail mode may have changed. */
  settle(cause: StateCause): void
  close(): void
}

interface Admission {
  onStep: (step: PassageStep) => void
  /** Vehicles that have not passed yet: several of a convoy, for which a person has answered. */
  vehicles: number
  lowered: boolean
  passed: boolean
  /** It was rising behind its vehicle when something came. */
  risen: boolean
  timer: NodeJS.Timeout | undefined
  /** Runs while it is not known whether the next axle of the same vehicle comes. */
  gap: NodeJS.Timeout | undefined
}

export const createBollard = (options: BollardOptions): Bollard => {
  const { driver, times, hold, service, emergency } = options
  /** Admitted vehicles that have not passed yet, in order of arrival. */
  let waiting: Admission[] = []
  /** Admissions that ended; each still gets the step `raised` when the bollard is up again. */
  let ended: Admission[] = []
  let cause: StateCause = 'start'
  /** What waits for the machine, each asked after every change. */
  const waiters = new Set<() => void>()

  const isDown = (): boolean => driver.ends().lowered && !driver.ends().raised
  const isEmergency = (): boolean => driver.emergency() || emergency.current() !== undefined
  /** Whether it is down for longer than for one vehicle. */
  const isKept = (): boolean => isEmergency() || hold.current() !== undefined || options.failLowered() || options.isOpen()
  const wanted = (): 'lowered' | 'raised' => (isKept() || waiting.length > 0 ? 'lowered' : 'raised')

  const reportLowered = (): void => {
    for (const admission of waiting.filter((one) => !one.lowered)) {
      admission.lowered = true
      admission.onStep('lowered')
    }
  }
  const stopTimers = ({ timer, gap }: Admission): void => {
    clearTimeout(timer)
    clearTimeout(gap)
  }
  const end = (admission: Admission, step: 'passed' | 'not_passed' | 'fault'): void => {
    stopTimers(admission)
    waiting = waiting.filter((other) => other !== admission)
    admission.passed = step === 'passed'
    ended.push(admission)
    admission.onStep(step)
  }
  const onRest = (state: BollardState, ours: boolean): void => {
    options.onRest(state, ours ? cause : 'hardware', machine.fault() ?? null)
    if (state === 'lowered') reportLowered()
    if (state === 'raised') for (const admission of ended.splice(0)) admission.onStep('raised')
  }
  /** What keeps it down now; one of before a restart is known by its file. */
  const keptEmergency = emergency.current()
  let emergencyNow: GateEmergency | undefined = keptEmergency && {
    source: keptEmergency.command_id === NIL ? 'input' : 'credential',
    since: keptEmergency.since,
  }
  let wasInput = false
  /** From now on for as long as is set, also behind those who let go of the input. */
  const keepDown = (command_id: string): void => {
    const now = options.now()
    const since = emergencyNow?.since ?? now.toISOString()
    emergency.set({ command_id, since, until: new Date(now.getTime() + times().emergencyMs).toISOString() })
    try {
      emergency.keep()
    } catch {
      // It is in force all the same; after a restart it will not be known.
    }
  }
  const beginEmergency = (source: EmergencySource, id: string): void => {
    const before = emergencyNow
    // One that goes on is the same, by whatever it is asked for again: an alert that somebody has taken stays theirs.
    emergencyNow = { source: before?.source === 'input' ? 'input' : source, since: before?.since ?? options.now().toISOString() }
    keepDown(id)
    cause = 'emergency'
    if (before?.source !== source) options.onEmergency(source)
    machine.rescue()
  }
  /** The input, and the end of everything that was an emergency. */
  const followEmergency = (): void => {
    const input = driver.emergency()
    if (input !== wasInput) {
      wasInput = input
      if (input) beginEmergency('input', NIL)
      else if (emergencyNow !== undefined) keepDown(NIL)
    }
    if (emergencyNow === undefined || isEmergency()) return
    emergencyNow = undefined
    options.onEmergency(undefined)
  }
  /** A person raises it: the emergency is over, unless somebody still holds the input. */
  const endEmergency = (): CommandFailure | undefined => {
    if (driver.emergency()) return 'emergency'
    if (emergency.current() === undefined) return undefined
    emergency.set(undefined)
    emergency.keep()
    return undefined
  }
  const onChange = (): void => {
    followEmergency()
    if (loopOf(driver.inputs()) !== 'clear') clearTimeout(waiting[0]?.gap)
    // A machine in fault waits for a person: nobody is let in any more.
    if (machine.state() === 'fault') for (const admission of waiting) end(admission, 'fault')
    if (machine.state() === 'reversing') for (const admission of ended) admission.risen = true
    for (const ask of waiters) ask()
    options.onChange()
  }
  const machine = createMachine({
    driver,
    times,
    wanted,
    inService: () => service.current() !== undefined,
    isEmergency,
    isHeld: isKept,
    onRest,
    onChange,
    onVehicleLeft: () => {
      const [first] = waiting
      if (first?.lowered !== true) {
        // One loop cannot tell a car from the axle of a lorry; but whoever came when the bollard was rising behind another is a second vehicle.
        if (waiting.length === 0 && !isKept()) ended.findLast(({ passed, risen }) => passed && risen)?.onStep('followed')
        return
      }
      if (first.vehicles > 1) return awaitNext(first)
      end(first, 'passed')
      settle('passage')
    },
  })
  const settle = (why: StateCause): void => {
    cause = why
    machine.look()
  }

  const onTimeout = (admission: Admission): void => {
    // A vehicle that stands on the loop is passing, however slowly.
    if (loopOf(driver.inputs()) === 'occupied' && admission === waiting[0] && isDown()) return awaitVehicle(admission)
    end(admission, 'not_passed')
    settle('timeout')
  }
  const awaitVehicle = (admission: Admission): void => {
    clearTimeout(admission.timer)
    admission.timer = setTimeout(onTimeout, times().passageMs, admission)
  }
  /** One of a convoy has left, or one of its axles: it counts when nothing came behind it for as long as must be clear before a rise. */
  const awaitNext = (admission: Admission): void => {
    awaitVehicle(admission)
    admission.gap = setTimeout(() => (admission.vehicles -= 1), times().clearMs)
  }
  const admit = (onStep: Admission['onStep'], why: StateCause = 'presentation', vehicles = 1): void => {
    const admission: Admission = { onStep, vehicles, lowered: false, passed: false, risen: false, timer: undefined, gap: undefined }
    awaitVehicle(admission)
    waiting.push(admission)
    settle(why)
    if (isDown()) reportLowered()
  }

  /** Waits for what `outcome` says; `late` says what it was when it took too long. */
  const waitFor = (outcome: () => CommandFailure | 'done' | undefined, ms: number, late: () => CommandFailure) =>
    new Promise<CommandFailure | undefined>((resolve) => {
      const finish = (how: CommandFailure | 'done'): void => {
        clearTimeout(timeout)
        waiters.delete(ask)
        resolve(how === 'done' ? undefined : how)
      }
      const ask = (): void => {
        const how = outcome()
        if (how !== undefined) finish(how)
      }
      const timeout = setTimeout(() => finish(late()), ms)
      waiters.add(ask)
      ask()
    })
  const failed = (): CommandFailure | undefined =>
    service.current() !== undefined ? 'service' : machine.state() === 'fault' ? machine.fault() : undefined
  /** A way down that has just begun may be behind another that must end first. */
  const wayMs = (): number => 2 * times().motorMs + 1000

  const lowerFor = (vehicles: number): Promise<CommandFailure | undefined> =>
    new Promise((resolve) =>
      admit(
        (step) => resolve(step === 'lowered' ? undefined : step === 'fault' ? (machine.fault() ?? 'driver') : (failed() ?? 'superseded')),
        'command',
        vehicles,
      ),
    )
  /** In spite of a fault: down, and there it stays. */
  const lowerFaulty = (): Promise<CommandFailure | undefined> => {
    cause = 'command'
    machine.rescue()
    return waitFor(
      () => (isDown() ? 'done' : failed()),
      wayMs(),
      () => 'motor_timeout',
    )
  }
  const holdLowered = (held: GateHold | undefined): Promise<CommandFailure | undefined> => {
    hold.set(held)
    // Before the command counts as done, also where nothing moves.
    options.onChange()
    const lower = (): Promise<CommandFailure | undefined> => {
      settle('command')
      return waitFor(
        () => (isDown() ? 'done' : (failed() ?? (wanted() === 'raised' ? 'superseded' : undefined))),
        wayMs(),
        () => 'motor_timeout',
      )
    }
    const outcome = machine.state() === 'fault' ? lowerFaulty() : lower()
    hold.keep()
    return outcome
  }
  const loopFailure = (): CommandFailure => (loopOf(driver.inputs()) === 'unknown' ? 'loop_unknown' : 'loop_not_clear')
  /** A person who asks for it answers for what is above it, until it is up or the command has failed. */
  const raise = async (): Promise<CommandFailure | undefined> => {
    const wasProven = machine.isProven()
    cause = 'command'
    machine.prove(true)
    const failure = await waitFor(
      () => (machine.state() === 'raised' ? 'done' : (failed() ?? (wanted() === 'lowered' ? 'superseded' : undefined))),
      times().raiseMs,
      loopFailure,
    )
    if (failure !== undefined && !wasProven) machine.prove(false)
    return failure
  }

  /** Nothing moves from here on, also where the disk is full. Whoever was let in is let in no more. */
  const beginService = (held: GateHold | undefined): undefined => {
    service.set(held)
    for (const admission of waiting) end(admission, 'not_passed')
    settle('command')
    service.keep()
  }
  const endService = (): CommandFailure | undefined => {
    if (service.current() === undefined) return 'not_in_service'
    service.set(undefined)
    settle('command')
    service.keep()
    return undefined
  }

  const command: Bollard['command'] = async (action, held, vehicles = 1) => {
    if (action === 'service') return beginService(held)
    if (action === 'end_service') return endService()
    if (service.current() !== undefined) return 'service'
    const isHeld = hold.current() !== undefined
    switch (action) {
      case 'lower':
        // Of one that is held too: it may have failed on its way down.
        if (machine.state() === 'fault') return lowerFaulty()
        return isHeld ? 'held' : lowerFor(vehicles)
      case 'hold_lowered':
        return holdLowered(held)
      case 'release':
        if (!isHeld) return 'not_held'
        hold.set(undefined)
        hold.keep()
        return endEmergency() ?? (options.isOpen() ? undefined : raise())
      case 'raise':
        if (isHeld) return 'held'
        if (options.isOpen()) return 'open_hours'
        if (driver.emergency()) return 'emergency'
        endEmergency()
        for (const admission of waiting) end(admission, 'not_passed')
        return raise()
      case 'inspected':
        if (machine.state() !== 'fault') return 'not_faulty'
        cause = 'command'
        machine.inspect()
        return machine.fault()
    }
  }
  const close = (): void => {
    for (const admission of [...waiting, ...ended]) stopTimers(admission)
    machine.close()
  }
  const emergencyOf = (id: string, onStep: Admission['onStep']): void => {
    beginEmergency('credential', id)
    if (service.current() === undefined) admit(onStep, 'emergency')
  }
  return {
    admit: (onStep, why) => admit(onStep, why),
    emergency: emergencyOf,
    emergencyNow: () => emergencyNow,
    bar: () => (service.current() !== undefined ? 'service' : machine.state() === 'fault' && !isDown() ? 'fault' : undefined),
    command,
    settle,
    position: machine.position,
    fault: machine.fault,
    isProven: machine.isProven,
    close,
  }
}
