import type { BollardFault, LoopState } from '@dovolilnice/contract/bollards/bollard-state'
import type { BollardTimes } from '@dovolilnice/contract/bollards/bollard-times'

/**
 * The states of the machine that moves a bollard.
 * `unproven`: stands still and must not rise, because nobody knows what is above it: after a start, after service, or after somebody moved it by hand.
 * `clearing`: lowered, and to rise as soon as the loop has been clear for long enough. `warning`: the last part of that, with lamp and buzzer.
 * `reversing`: going down again because something came above it.
 * `fault`: only a person moves it. `service`: nobody does.
 */
export const machineStates = [
  'unproven',
  'raised',
  'lowering',
  'lowered',
  'clearing',
  'warning',
  'rising',
  'reversing',
  'fault',
  'service',
] as const
export type MachineState = (typeof machineStates)[number]

interface StateRule {
  motor: 'off' | 'down' | 'up'
  /** Lamp and buzzer are on. */
  warns?: true
  leadsTo: readonly MachineState[]
}

/** What the motor does in each state, and where each may lead. Up leads one way alone: from `warning`. */
export const safetyTable: Readonly<Record<MachineState, StateRule>> = {
  unproven: { motor: 'off', leadsTo: ['raised', 'lowered', 'lowering', 'clearing', 'fault', 'service'] },
  raised: { motor: 'off', leadsTo: ['unproven', 'lowering', 'fault', 'service'] },
  lowering: { motor: 'down', leadsTo: ['lowered', 'unproven', 'clearing', 'fault', 'service'] },
  lowered: { motor: 'off', leadsTo: ['unproven', 'lowering', 'clearing', 'raised', 'fault', 'service'] },
  clearing: { motor: 'off', leadsTo: ['unproven', 'lowered', 'lowering', 'warning', 'raised', 'fault', 'service'] },
  warning: { motor: 'off', warns: true, leadsTo: ['unproven', 'lowered', 'lowering', 'clearing', 'rising', 'raised', 'fault', 'service'] },
  rising: { motor: 'up', warns: true, leadsTo: ['raised', 'reversing', 'fault', 'service'] },
  reversing: { motor: 'down', warns: true, leadsTo: ['lowered', 'unproven', 'clearing', 'fault', 'service'] },
  fault: { motor: 'off', leadsTo: ['unproven', 'raised', 'lowered', 'lowering', 'clearing', 'service'] },
  service: { motor: 'off', leadsTo: ['unproven', 'raised', 'lowered', 'lowering', 'fault'] },
}

/** What all that looks above a bollard says together: `occupied` where any of it sees something, `unknown` where any of it is broken, or nothing looks. */
export const loopOf = (inputs: readonly LoopState[]): LoopState => {
  if (inputs.includes('occupied')) return 'occupied'
  return inputs.length === 0 || inputs.includes('unknown') ? 'unknown' : 'clear'
}

/** What is known of a bollard at one moment. */
export interface Facts {
  state: MachineState
  /** For how long it has been in it. */
  stateMs: number
  /** What the end switches read. */
  raised: boolean
  lowered: boolean
  loop: LoopState
  /** For how long the loop has said what it says. */
  loopMs: number
  fault: BollardFault | undefined
  inService: boolean
  /** Whether it is known what is above it. */
  isProven: boolean
  /** A person, or an emergency, asks to lower it in spite of its fault. */
  isRescued: boolean
  wanted: 'lowered' | 'raised'
}

const isDown = ({ raised, lowered }: Facts): boolean => lowered && !raised

/** Where a bollard goes whose motor stands still, or whose way down has ended. */
const fromRest = (facts: Facts, { clearMs, warnMs }: BollardTimes): MachineState => {
  const { state, stateMs, raised, loop, loopMs, isProven, wanted } = facts
  if (wanted === 'lowered') return isDown(facts) ? (isProven ? 'lowered' : 'unproven') : 'lowering'
  if (raised) return 'raised'
  if (!isProven) return 'unproven'
  // Between its ends it is not known where it stands, and nobody would notice a hand on it: down first, to where a switch says so.
  if (!isDown(facts)) return 'lowering'
  if (loop !== 'clear') return 'clearing'
  if (state === 'warning') return loopMs >= clearMs && stateMs >= warnMs ? 'rising' : 'warning'
  return state === 'clearing' && loopMs >= clearMs - warnMs ? 'warning' : 'clearing'
}

/** The state that follows: the whole rule of when a bollard moves. Whatever comes in between, it never rises without a loop that is clear and proven. */
export const nextState = (facts: Facts, times: BollardTimes): MachineState => {
  const { state, raised, loop, wanted } = facts
  if (facts.inService) return 'service'
  if (facts.fault !== undefined) return facts.isRescued && !isDown(facts) ? 'lowering' : 'fault'
  switch (safetyTable[state].motor) {
    case 'down':
      return isDown(facts) ? fromRest(facts, times) : state
    case 'up':
      if (raised) return 'raised'
      return loop === 'clear' && wanted === 'raised' ? 'rising' : 'reversing'
    case 'off':
      return fromRest(facts, times)
  }
}
