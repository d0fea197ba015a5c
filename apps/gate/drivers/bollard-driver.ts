import type { LoopState } from '@dovolilnice/contract/bollards/bollard-state'

/** What the two end switches read. Neither: the bollard is on its way. Both: one of them lies. */
export interface Ends {
  raised: boolean
  lowered: boolean
}

/**
 * The hardware of one bollard: a motor, its end switches and the loop above it. A driver carries out every movement it is asked for: the agent decides
 * whether a vehicle is in danger, and the hardware has its own protection beside that. Where the bollard is, the agent learns from the end switches alone.
 */
export interface BollardDriver {
  ends(): Ends
  /** Of everything that looks above the bollard: `occupied` where any of it sees something, `unknown` where any of it is broken. */
  loop(): LoopState
  /** Starts the motor downwards, also from a movement upwards. Rejects when the hardware refuses; when it resolves does not matter. */
  lower(): Promise<unknown>
  /** Starts the motor upwards. Rejects when the hardware refuses; when it resolves does not matter. */
  raise(): Promise<unknown>
  /** Stops the motor. */
  stop(): void
  /** Sets the one listener, which is called after each change of an end switch or of the loop. */
  onChange(listener: () => void): void
  close(): void
}
