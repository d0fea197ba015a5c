import { z } from 'zod/mini'
import { localDaySchema, plateSchema } from '../../primitives/field-schemas.ts'

/** The longest time, in days, for which a holder may add a temporary vehicle. The office may add one for the permit's whole time. */
export const longestTemporaryDays = 30

/** A vehicle that opens for some days beside or instead of the permit's own, for instance while that one is repaired. */
export const temporaryVehicleSchema = z
  .object({ plate: plateSchema, from: localDaySchema, until: localDaySchema })
  .check(z.refine(({ from, until }) => from < until, { path: ['until'], message: 'period_reversed' }))
export type TemporaryVehicle = z.output<typeof temporaryVehicleSchema>
