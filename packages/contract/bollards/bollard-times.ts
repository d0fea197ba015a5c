import { z } from 'zod/mini'

const ms = z.int().check(z.positive(), z.maximum(86_400_000))

export const bollardTimesSchema = z.strictObject({
  /** That everything which looks above it must say clear, without a break, before the bollard rises. */
  clearMs: ms,
  /** That lamp and buzzer warn before it rises, the end of the clear time among them; 0: not at all. */
  warnMs: z.int().check(z.minimum(0), z.maximum(60_000)),
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
  chatterEdges: z.int().check(z.positive(), z.maximum(1000)),
  chatterMs: ms,
  /** After which a lowered bollard that nobody has proven rises all the same, if the loop was clear for all of it; null: it waits for a vehicle or a person. */
  proveAfterMs: z.nullable(ms),
  /** That it stays down after an emergency credential, or after the emergency input was let go. */
  emergencyMs: ms,
})
export type BollardTimes = z.output<typeof bollardTimesSchema>

/** Those of one bollard that differ. */
export const someTimesSchema = z.partial(bollardTimesSchema)

export const ordinaryTimes: BollardTimes = {
  clearMs: 3000,
  warnMs: 2000,
  motorMs: 8000,
  passageMs: 20_000,
  raiseMs: 20_000,
  stuckMs: 300_000,
  vehicleMs: 200,
  chatterEdges: 5,
  chatterMs: 2000,
  proveAfterMs: null,
  emergencyMs: 900_000,
}
