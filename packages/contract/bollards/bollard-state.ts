import { z } from 'zod/mini'
import type { Text } from '../locale.ts'

/** The position of the bollard. `unknown` until its device has published a state. */
export const bollardStates = ['raised', 'lowered', 'moving', 'fault', 'unknown'] as const
export const bollardStateSchema = z.enum(bollardStates)
export type BollardState = z.output<typeof bollardStateSchema>

export const bollardStateNames: Record<BollardState, Text> = {
  raised: { sl: 'Dvignjen', en: 'Raised' },
  lowered: { sl: 'Spuščen', en: 'Lowered' },
  moving: { sl: 'V gibanju', en: 'Moving' },
  fault: { sl: 'Okvara', en: 'Fault' },
  unknown: { sl: 'Neznano', en: 'Unknown' },
}

/** Why a bollard is in fault: nothing but a person moves it then. */
export const bollardFaults = ['motor_timeout', 'end_switch', 'driver', 'loop_stuck', 'loop_unknown', 'loop_chatter'] as const
export const bollardFaultSchema = z.enum(bollardFaults)
export type BollardFault = z.output<typeof bollardFaultSchema>

/** The state of the induction loop over the bollard. A bollard rises only at `clear`. */
export const loopStates = ['clear', 'occupied', 'unknown'] as const
export const loopStateSchema = z.enum(loopStates)
export type LoopState = z.output<typeof loopStateSchema>
