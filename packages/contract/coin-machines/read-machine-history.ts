import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'
import { idParams } from '../primitives/ids.ts'

/** So many local days, today included, the charts of a machine show. */
export const historyDays = 30

/** One local day of a machine; amounts in cents, null on a day without a report. */
const daySchema = z.object({
  day: localDaySchema,
  /** The most coins that were in the box. */
  coins: z.nullable(z.int()),
  /** The least change that it had. */
  chng: z.nullable(z.int()),
  /** The fullest that the box was, in percent. */
  pfill: z.nullable(z.int()),
  reports: z.int(),
  /** Reports with a fault. */
  faulty: z.int(),
})
export type MachineDay = z.output<typeof daySchema>

/** What a machine reported in the last days, for its charts and their tables. */
export const readMachineHistory = defineOperation({
  name: 'read-coin-machine-history',
  method: 'GET',
  path: 'v1/coin-machines/{id}/history',
  access: 'machines:read',
  summary: 'What a coin machine reported, by day',
  params: idParams,
  output: z.object({ days: z.array(daySchema) }),
  errors: ['not_found'],
})
