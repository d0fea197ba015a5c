import type { BollardState } from '@dovolilnice/contract/bollards/bollard-state'
import type { BollardDriver } from './drivers/bollard-driver.ts'

export interface MovementOptions {
  driver: BollardDriver
  /** Where the bollard should be now. */
  wanted: () => 'lowered' | 'raised'
  /** Milliseconds that the loop must be clear, without a break, before the bollard may rise. */
  clearMs: number
  /** A vehicle has left the loop while the bollard was not raised. */
  onVehicleLeft: () => void
  /** The bollard stopped moving, or failed; `ours` is false when someone moved it at the hardware. */
  onRest: (state: BollardState, ours: boolean) => void
  /** The state of the bollard or of the loop changed. */
  onChange: () => void
}

/** Moves a bollard to the wanted position. One rule overrides everything: the bollard never rises without a clear loop. */
export interface Movement {
  /** Resolves when the bollard is in the wanted position; rejects when the hardware fails. */
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
  const isOpen = (): boolean => !closed

  /** Waits for the next change, at most `ms` milliseconds. */
  const waitForChange = (ms?: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const reverseWhenUnsafe = (): void => {
    if (!raising || (driver.loop() === 'clear' && wanted() === 'raised')) return
    // Set before the call: the driver reports the new movement while `lower` runs, and that must not start a second reversal.
    raising = false
    reversal = driver.lower()
    reversal.catch(() => {})
  }

  /** Resolves true once the loop has been clear for long enough, false when the bollard shall no longer rise. */
  const waitUntilClear = async (): Promise<boolean> => {
    while (isOpen() && wanted() === 'raised') {
      const left = clearSince === undefined ? undefined : clearMs - (performance.now() - clearSince)
      if (left !== undefined && left <= 0) return true
      await waitForChange(left)
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
    while (isOpen() && driver.state() !== wanted()) {
      if (wanted() === 'lowered') await driver.lower()
      else if (await waitUntilClear()) await raise()
    }
  }

  const runAgain = async (): Promise<void> => {
    try {
      while (again && isOpen()) {
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
