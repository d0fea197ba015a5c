import type { BollardState, LoopState } from '@dovolilnice/contract/bollards/bollard-state'

/**
 * The hardware of one bollard: a motor, its end switches and the loop above it. A driver moves when told;
 * that a bollard never rises under a vehicle is the agent's duty, and once more the hardware's own.
 */
export interface BollardDriver {
  state(): BollardState
  loop(): LoopState
  /** Resolves true when lowered, false when another movement took its place; rejects when the hardware fails. */
  lower(): Promise<boolean>
  /** Resolves true when raised, false when another movement took its place; rejects when the hardware fails. */
  raise(): Promise<boolean>
  /** Called after each change of state or loop. */
  onChange(listener: () => void): void
  close(): void
}
