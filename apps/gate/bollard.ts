import type { BollardState } from '@dovolilnice/contract/bollards/bollard-state'
import type { CommandFailure } from '@dovolilnice/contract/bollards/command-status'
import type { CommandAction } from '@dovolilnice/contract/bollards/gate-command'
import type { GateHold } from '@dovolilnice/contract/bollards/gate-state'
import type { StateCause } from '@dovolilnice/contract/bollards/gate-event'
import type { BollardDriver } from './drivers/bollard-driver.ts'
import type { Hold } from './hold.ts'
import { createMovement } from './movement.ts'

/** The steps after a credential was admitted: the bollard is down, the vehicle passed or did not come, the bollard is up again; or it failed. */
export type PassageStep = 'lowered' | 'passed' | 'not_passed' | 'raised' | 'fault'

export interface BollardTiming {
  /** Milliseconds that the loop must be clear before the bollard rises. */
  clearMs: number
  /** Milliseconds that the bollard stays down for a vehicle that does not come. */
  passageMs: number
  /** Milliseconds that a command to raise waits for a clear loop before it fails. */
  raiseMs: number
}

export const ordinaryTiming: BollardTiming = { clearMs: 500, passageMs: 20_000, raiseMs: 15_000 }

export interface BollardOptions {
  driver: BollardDriver
  timing: BollardTiming
  hold: Hold
  /** Whether the fail mode wants the bollard down, because the gate can no longer decide. */
  failLowered: () => boolean
  onRest: (state: BollardState, cause: StateCause) => void
  onChange: () => void
}

export interface Bollard {
  /** Opens for one passage and calls `onStep` for each step of it. */
  admit(onStep: (step: PassageStep) => void, cause?: StateCause): void
  /** Carries out a person's command; `held` is the hold of `hold_lowered`. Resolves with the reason it failed, or undefined when it was done. */
  command(action: CommandAction, held?: GateHold): Promise<CommandFailure | undefined>
  /** Moves to the position that is wanted now. Call it at the start and when the fail mode may have changed. */
  settle(cause: StateCause): void
  close(): void
}

interface Admission {
  onStep: (step: PassageStep) => void
  lowered: boolean
  timer: NodeJS.Timeout | undefined
}

export const createBollard = (options: BollardOptions): Bollard => {
  const { driver, timing, hold } = options
  /** Admitted vehicles that have not passed yet, in order of arrival. */
  let waiting: Admission[] = []
  /** Admissions that ended; each still gets the step `raised` when the bollard is up again. */
  let ended: Admission[] = []
  let cause: StateCause = 'start'

  const reportLowered = (): void => {
    for (const admission of waiting.filter((one) => !one.lowered)) {
      admission.lowered = true
      admission.onStep('lowered')
    }
  }
  const end = (admission: Admission, step: 'passed' | 'not_passed' | 'fault'): void => {
    clearTimeout(admission.timer)
    waiting = waiting.filter((other) => other !== admission)
    ended.push(admission)
    admission.onStep(step)
  }
  const onRest = (state: BollardState, wanted: boolean): void => {
    options.onRest(state, wanted ? cause : 'hardware')
    if (state === 'lowered') reportLowered()
    if (state === 'raised') for (const admission of ended.splice(0)) admission.onStep('raised')
  }
  const movement = createMovement({
    driver,
    wanted: () => (hold.current() !== undefined || waiting.length > 0 || options.failLowered() ? 'lowered' : 'raised'),
    clearMs: timing.clearMs,
    onRest,
    onChange: options.onChange,
    onVehicleLeft: () => {
      const [first] = waiting
      if (first?.lowered !== true) return
      end(first, 'passed')
      settle('passage')
    },
  })

  /** Resolves false when the hardware failed: every waiting admission then ends with `fault`, and the next call tries again. */
  const trySettle = (why: StateCause): Promise<boolean> => {
    cause = why
    return movement.settle().then(
      () => true,
      () => {
        for (const admission of waiting) end(admission, 'fault')
        return false
      },
    )
  }
  const settle = (why: StateCause): void => void trySettle(why)

  const onTimeout = (admission: Admission): void => {
    // A vehicle that stands on the loop is passing, however slowly.
    if (driver.loop() === 'occupied' && admission === waiting[0]) {
      admission.timer = setTimeout(onTimeout, timing.passageMs, admission)
      return
    }
    end(admission, 'not_passed')
    settle('timeout')
  }
  const admit = (onStep: Admission['onStep'], why: StateCause = 'presentation'): void => {
    const admission: Admission = { onStep, lowered: false, timer: undefined }
    admission.timer = setTimeout(onTimeout, timing.passageMs, admission)
    waiting.push(admission)
    settle(why)
    if (driver.state() === 'lowered') reportLowered()
  }

  const lowerOnce = (): Promise<CommandFailure | undefined> =>
    new Promise((resolve) => admit((step) => (step === 'lowered' ? resolve(undefined) : resolve('driver')), 'command'))

  const setHold = async (held: GateHold | undefined): Promise<boolean> => {
    hold.set(held)
    // Before the command counts as done, also where nothing moves.
    if (held !== undefined) options.onChange()
    return (await trySettle('command')) && (held === undefined || driver.state() === 'lowered')
  }
  const waitUntilRaised = (settling: Promise<boolean>): Promise<CommandFailure | undefined> =>
    new Promise((resolve) => {
      const timeout = setTimeout(resolve, timing.raiseMs, 'loop_not_clear')
      void settling.then((succeeded) => {
        clearTimeout(timeout)
        resolve(!succeeded ? 'driver' : driver.state() === 'raised' ? undefined : 'loop_not_clear')
      })
    })

  const command: Bollard['command'] = async (action, held) => {
    const isHeld = hold.current() !== undefined
    switch (action) {
      case 'lower':
        return isHeld ? 'held' : lowerOnce()
      case 'hold_lowered':
        return (await setHold(held)) ? undefined : 'driver'
      case 'release':
        return isHeld ? waitUntilRaised(setHold(undefined)) : 'not_held'
      case 'raise':
        if (isHeld) return 'held'
        for (const admission of waiting) end(admission, 'not_passed')
        return waitUntilRaised(trySettle('command'))
    }
  }
  const close = (): void => {
    for (const admission of [...waiting, ...ended]) clearTimeout(admission.timer)
    movement.close()
  }
  return { admit, command, settle, close }
}
