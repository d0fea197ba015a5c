import type { BollardState, LoopState } from '@dovolilnice/contract/bollards/bollard-state'

/**
 * The hardware of one bollard: a motor, its end switches and the loop above it. A driver carries out every movement it is asked for:
 * the agent decides whether a vehicle is in danger, and the hardware has its own protection beside that.
 */
export interface BollardDriver {
  state(): BollardState
  loop(): LoopState
  /** Resolves true when lowered, false when another movement replaced this one; rejects when the hardware fails. */
  lower(): Promise<boolean>
  /** Resolves true when raised, false when another movement replaced this one; rejects when the hardware fails. */
  raise(): Promise<boolean>
  /** Sets the one listener, which is called after each change of state or loop. */
  onChange(listener: () => void): void
  close(): void
}
