import type { BollardState } from '@dovolilnice/contract/bollards/bollard-state'
import type { CommandFailure } from '@dovolilnice/contract/bollards/command-status'
import type { CommandAction } from '@dovolilnice/contract/bollards/gate-command'
import type { StateCause } from '@dovolilnice/contract/bollards/gate-event'
import type { BollardDriver } from './drivers/bollard-driver.ts'
import { createMovement } from './movement.ts'

/** What happens to someone who was let in: the way is open, they drove, they did not, the bollard stands up again; or it failed. */
export type PassageStep = 'lowered' | 'passed' | 'not_passed' | 'raised' | 'fault'

export interface BollardTiming {
  /** The loop must be clear for so long before the bollard rises. */
  clearMs: number
  /** So long the way stays open for someone who does not come. */
  passageMs: number
  /** So long a command to raise waits for a clear loop before it is reported as not done. */
  raiseMs: number
}

export const ordinaryTiming: BollardTiming = { clearMs: 500, passageMs: 20_000, raiseMs: 15_000 }

export interface BollardOptions {
  driver: BollardDriver
  timing: BollardTiming
  /** The hold that an earlier process left. */
  held: boolean
  /** Whether the fail mode wants the bollard down, because the gate can no longer decide. */
  failLowered: () => boolean
  onHeld: (held: boolean) => void
  onRest: (state: BollardState, cause: StateCause) => void
  onChange: () => void
}

export interface Bollard {
  /** Opens for one passage and tells what becomes of it. */
  admit(tell: (step: PassageStep) => void, cause?: StateCause): void
  /** Carries out a person's command; answers why not, or undefined when it was done. */
  command(action: CommandAction): Promise<CommandFailure | undefined>
  held(): boolean
  /** Goes where it is wanted: at the start, and when the fail mode may have changed. */
  settle(cause: StateCause): void
  close(): void
}

interface Admission {
  tell: (step: PassageStep) => void
  lowered: boolean
  timer: NodeJS.Timeout | undefined
}

export const createBollard = (options: BollardOptions): Bollard => {
  const { driver, timing } = options
  /** Let in and not yet through, in the order they came. */
  let waiting: Admission[] = []
  /** Through or given up, to be told when the bollard is up again. */
  let gone: Admission[] = []
  let held = options.held
  let cause: StateCause = 'start'

  const tellLowered = (): void => {
    for (const admission of waiting.filter((one) => !one.lowered)) {
      admission.lowered = true
      admission.tell('lowered')
    }
  }
  const leave = (admission: Admission, step: 'passed' | 'not_passed' | 'fault'): void => {
    clearTimeout(admission.timer)
    waiting = waiting.filter((other) => other !== admission)
    gone.push(admission)
    admission.tell(step)
  }
  const onRest = (state: BollardState, wanted: boolean): void => {
    options.onRest(state, wanted ? cause : 'hardware')
    if (state === 'lowered') tellLowered()
    if (state === 'raised') for (const admission of gone.splice(0)) admission.tell('raised')
  }
  const movement = createMovement({
    driver,
    wanted: () => (held || waiting.length > 0 || options.failLowered() ? 'lowered' : 'raised'),
    clearMs: timing.clearMs,
    onRest,
    onChange: options.onChange,
    onVehicleLeft: () => {
      const [first] = waiting
      if (first?.lowered !== true) return
      leave(first, 'passed')
      settle('passage')
    },
  })

  /** A failure is seen in the bollard's state; whoever waits is told, and the next wish tries again. */
  const settled = (why: StateCause): Promise<boolean> => {
    cause = why
    return movement.settle().then(
      () => true,
      () => {
        for (const admission of waiting) leave(admission, 'fault')
        return false
      },
    )
  }
  const settle = (why: StateCause): void => void settled(why)

  const giveUp = (admission: Admission): void => {
    // A vehicle that stands on the loop is passing, however slowly.
    if (driver.loop() === 'occupied' && admission === waiting[0]) {
      admission.timer = setTimeout(giveUp, timing.passageMs, admission)
      return
    }
    leave(admission, 'not_passed')
    settle('timeout')
  }
  const admit = (tell: Admission['tell'], why: StateCause = 'presentation'): void => {
    const admission: Admission = { tell, lowered: false, timer: undefined }
    admission.timer = setTimeout(giveUp, timing.passageMs, admission)
    waiting.push(admission)
    settle(why)
    if (driver.state() === 'lowered') tellLowered()
  }

  const lowerOnce = (): Promise<CommandFailure | undefined> =>
    new Promise((resolve) => admit((step) => (step === 'lowered' ? resolve(undefined) : resolve('driver')), 'command'))

  const hold = async (wish: boolean): Promise<boolean> => {
    held = wish
    options.onHeld(held)
    return (await settled('command')) && (!wish || driver.state() === 'lowered')
  }
  const raised = (settling: Promise<boolean>): Promise<CommandFailure | undefined> =>
    new Promise((resolve) => {
      const late = setTimeout(resolve, timing.raiseMs, 'loop_not_clear')
      void settling.then((well) => {
        clearTimeout(late)
        resolve(!well ? 'driver' : driver.state() === 'raised' ? undefined : 'loop_not_clear')
      })
    })

  const command = async (action: CommandAction): Promise<CommandFailure | undefined> => {
    switch (action) {
      case 'lower':
        return held ? 'held' : lowerOnce()
      case 'hold_lowered':
        return (await hold(true)) ? undefined : 'driver'
      case 'release':
        return held ? raised(hold(false)) : 'not_held'
      case 'raise':
        if (held) return 'held'
        for (const admission of waiting) leave(admission, 'not_passed')
        return raised(settled('command'))
    }
  }
  const close = (): void => {
    for (const admission of [...waiting, ...gone]) clearTimeout(admission.timer)
    movement.close()
  }
  return { admit, command, held: () => held, settle, close }
}
