import type { BollardFault, LoopState } from '@dovolilnice/contract/bollards/bollard-state'
import { z } from 'zod/mini'

/**
 * The states of the machine that moves a bollard.
 * `unproven`: stands still and must not rise, because nobody knows what is above it: after a start, after service, or after somebody moved it by hand.
 * `clearing`: lowered, and to rise as soon as the loop has been clear for long enough. `reversing`: going down again because something came above it.
 * `fault`: only a person moves it. `service`: nobody does.
 */
export const machineStates = ['unproven', 'raised', 'lowering', 'lowered', 'clearing', 'rising', 'reversing', 'fault', 'service'] as const
export type MachineState = (typeof machineStates)[number]

/** What the motor does in each state, and where each may lead. Up leads one way alone: from `clearing`. */
export const safetyTable: Readonly<Record<MachineState, { motor: 'off' | 'down' | 'up'; leadsTo: readonly MachineState[] }>> = {
  unproven: { motor: 'off', leadsTo: ['raised', 'lowered', 'lowering', 'clearing', 'fault', 'service'] },
  raised: { motor: 'off', leadsTo: ['unproven', 'lowering', 'fault', 'service'] },
  lowering: { motor: 'down', leadsTo: ['lowered', 'unproven', 'clearing', 'fault', 'service'] },
  lowered: { motor: 'off', leadsTo: ['unproven', 'lowering', 'clearing', 'raised', 'fault', 'service'] },
  clearing: { motor: 'off', leadsTo: ['unproven', 'lowered', 'lowering', 'rising', 'raised', 'fault', 'service'] },
  rising: { motor: 'up', leadsTo: ['raised', 'reversing', 'fault', 'service'] },
  reversing: { motor: 'down', leadsTo: ['lowered', 'unproven', 'clearing', 'fault', 'service'] },
  fault: { motor: 'off', leadsTo: ['unproven', 'raised', 'lowered', 'lowering', 'clearing', 'service'] },
  service: { motor: 'off', leadsTo: ['unproven', 'raised', 'lowered', 'lowering', 'fault'] },
}

const ms = z.int().check(z.positive(), z.maximum(86_400_000))

/** The times of a bollard, in milliseconds. */
const timesSchema = z.strictObject({
  /** That the loop must be clear, without a break, before the bollard rises. */
  clearMs: ms,
  /** That the motor may take for the whole way. */
  motorMs: ms,
  /** That the bollard stays down for a vehicle that does not come. */
  passageMs: ms,
  /** That a command to raise may take before it fails. */
  raiseMs: ms,
  /** That the loop may say without a break that something is there, or nothing at all, before it counts as broken; not while somebody holds the bollard. */
  stuckMs: ms,
  /** That something must be on the loop to count as a vehicle. */
  vehicleMs: ms,
  /** More changes of the loop than so many within so long are no vehicles: it is broken. */
  chatterEdges: z.int().check(z.positive()),
  chatterMs: ms,
  /** After which a lowered bollard that nobody has proven rises all the same, if the loop was clear for all of it; null: it waits for a vehicle or a person. */
  proveAfterMs: z.nullable(ms),
})
export type BollardTimes = z.output<typeof timesSchema>

/** Those of one bollard that differ. */
export const timesFileSchema = z.partial(timesSchema)

export const ordinaryTimes: BollardTimes = {
  clearMs: 3000,
  motorMs: 8000,
  passageMs: 20_000,
  raiseMs: 20_000,
  stuckMs: 300_000,
  vehicleMs: 200,
  chatterEdges: 5,
  chatterMs: 2000,
  proveAfterMs: null,
}

/** What is known of a bollard at one moment. */
export interface Facts {
  state: MachineState
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
  /** A person asks to lower it in spite of its fault. */
  isRescued: boolean
  wanted: 'lowered' | 'raised'
}

const isDown = ({ raised, lowered }: Facts): boolean => lowered && !raised

/** Where a bollard goes whose motor stands still, or whose way down has ended. */
const fromRest = (facts: Facts, { clearMs }: BollardTimes): MachineState => {
  const { state, raised, loop, loopMs, isProven, wanted } = facts
  if (wanted === 'lowered') return isDown(facts) ? (isProven ? 'lowered' : 'unproven') : 'lowering'
  if (raised) return 'raised'
  if (!isProven) return 'unproven'
  return state === 'clearing' && loop === 'clear' && loopMs >= clearMs ? 'rising' : 'clearing'
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
