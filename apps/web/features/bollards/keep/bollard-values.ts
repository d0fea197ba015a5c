import { newBollardFormSchema } from '@dovolilnice/contract/bollards/keep/bollard-form'
import { z } from 'zod/mini'

/** What an empty choice leaves out, the contract wants as null. */
export const lotChoice = { parking_lot_id: z.optional(newBollardFormSchema.shape.parking_lot_id) }
const valuesSchema = z.extend(z.omit(newBollardFormSchema, { code: true }), lotChoice)
export type BollardValues = z.input<typeof valuesSchema>
