import type { LoopState } from '@dovolilnice/contract/bollards/bollard-state'

/** What the two end switches read. Neither: the bollard is on its way. Both: one of them lies. */
export interface Ends {
  raised: boolean
  lowered: boolean
}

/**
 * The hardware of one bollard: a motor, its end switches, what looks above it, the emergency input, lamp and buzzer. A driver carries out every movement it is asked for: the agent decides
 * whether a vehicle is in danger, and the hardware has its own protection beside that. Where the bollard is, the agent learns from the end switches alone.
 */
export interface BollardDriver {
  ends(): Ends
  /** What each thing says that looks above the bollard: its loop, a second one, a light barrier. Any of them alone keeps it from rising. */
  inputs(): readonly LoopState[]
  /** Whether somebody holds the emergency input: the switch of the fire brigade, the fire alarm of a building. */
  emergency(): boolean
  /** Whether the key switch of the maintenance is turned; absent: there is none. */
  serviceKey?(): boolean
  /** What is switched on now, for those who look; absent: it does not say. */
  outputs?(): { down: boolean; up: boolean; lamp: boolean; buzzer: boolean }
  /** Whether inputs are read and orders come through; absent: always. */
  isWell?(): boolean
  /** Switches the warning lamp and the buzzer. */
  warn(on: boolean): void
  /** Starts the motor downwards, also from a movement upwards. Rejects when the hardware refuses; when it resolves does not matter. */
  lower(): Promise<unknown>
  /** Starts the motor upwards. Rejects when the hardware refuses; when it resolves does not matter. */
  raise(): Promise<unknown>
  /** Stops the motor; resolves when it is off. Never rejects. */
  stop(): Promise<void>
  /** Sets the one listener, which is called after each change of an end switch, of what looks above, or of the emergency input. */
  onChange(listener: () => void): void
  /** Switches everything off. */
  close(): void
}
