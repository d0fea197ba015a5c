import type { BollardState } from '@dovolilnice/contract/bollards/bollard-state'
import type { BollardDriver } from './drivers/bollard-driver.ts'

export interface MovementOptions {
  driver: BollardDriver
  /** Where the bollard should be now. */
  wanted: () => 'lowered' | 'raised'
  /** So long must the loop be clear without a break before the bollard may rise. */
  clearMs: number
  /** A vehicle has left the loop while the bollard was not raised. */
  onVehicleLeft: () => void
  /** The bollard has come to rest, or failed; `ours` is false when someone moved it at the hardware. */
  onRest: (state: BollardState, ours: boolean) => void
  /** Anything changed, also the loop. */
  onChange: () => void
}

/** Brings a bollard to where it is wanted, and keeps the one rule that nothing overrides: it never rises without a clear loop. */
export interface Movement {
  /** Resolves when the bollard is where it is wanted; rejects when the hardware fails. */
  settle(): Promise<void>
  close(): void
}

export const createMovement = (options: MovementOptions): Movement => {
  const { driver, wanted, clearMs } = options
  let lastState: BollardState = driver.state()
  let lastLoop = driver.loop()
  let clearSince = lastLoop === 'clear' ? performance.now() : undefined
  let raising = false
  let reversal: Promise<boolean> | undefined
  let settling: Promise<void> | undefined
  let again = false
  let closed = false
  let wake = (): void => {}
  const open = (): boolean => !closed

  /** Waits until something changes, or for so long. */
  const change = (ms?: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const reverseWhenUnsafe = (): void => {
    if (!raising || (driver.loop() === 'clear' && wanted() === 'raised')) return
    // First, because the driver reports the new movement before it answers, and one reversal is enough.
    raising = false
    reversal = driver.lower()
    reversal.catch(() => {})
  }

  /** True once the loop has been clear for long enough; false when the bollard is no longer wanted up. */
  const clearToRise = async (): Promise<boolean> => {
    while (open() && wanted() === 'raised') {
      const left = clearSince === undefined ? undefined : clearMs - (performance.now() - clearSince)
      if (left !== undefined && left <= 0) return true
      await change(left)
    }
    return false
  }

  const raise = async (): Promise<void> => {
    raising = true
    await driver.raise().finally(() => (raising = false))
    const pending = reversal
    reversal = undefined
    await pending
  }

  const run = async (): Promise<void> => {
    while (open() && driver.state() !== wanted()) {
      if (wanted() === 'lowered') await driver.lower()
      else if (await clearToRise()) await raise()
    }
  }

  const runAgain = async (): Promise<void> => {
    try {
      while (again && open()) {
        again = false
        await run()
      }
    } finally {
      settling = undefined
    }
  }

  const settle = (): Promise<void> => {
    again = true
    reverseWhenUnsafe()
    wake()
    settling ??= runAgain()
    return settling
  }

  driver.onChange(() => {
    const [state, loop] = [driver.state(), driver.loop()]
    const left = lastLoop === 'occupied' && loop === 'clear' && state !== 'raised'
    if (loop !== lastLoop) clearSince = loop === 'clear' ? performance.now() : undefined
    const rested = state !== lastState && state !== 'moving'
    lastState = state
    lastLoop = loop
    reverseWhenUnsafe()
    if (rested) options.onRest(state, settling !== undefined)
    if (left) options.onVehicleLeft()
    options.onChange()
    wake()
  })

  const close = (): void => {
    closed = true
    wake()
  }
  return { settle, close }
}
