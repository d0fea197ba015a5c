import { z } from 'zod/mini'
import { localDaySchema, plateSchema } from '../../primitives/field-schemas.ts'

/** For so many days the holder may enter a temporary vehicle without asking; the office may for as long as the permit holds. */
export const longestTemporaryDays = 30

/** A vehicle that opens beside, or in the place of, the permit's own for some days: while the own one is in repair, say. */
export const temporaryVehicleSchema = z
  .object({ plate: plateSchema, from: localDaySchema, until: localDaySchema })
  .check(z.refine(({ from, until }) => from < until, { path: ['until'], message: 'period_reversed' }))
export type TemporaryVehicle = z.output<typeof temporaryVehicleSchema>
