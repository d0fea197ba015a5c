import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'

/** The open day of one device; amounts in cents. */
const drawerSchema = z.object({
  id: idSchema,
  /** PREMISE-DEVICE, as on invoices. */
  device: z.string(),
  name: z.string(),
  /** False: out of use or in a closed premise; nothing is taken there, but what it holds can still be closed. */
  in_use: z.boolean(),
  payments: z.int(),
  give_backs: z.int(),
  opening_cents: z.int(),
  change_money_cents: z.int(),
  cash_cents: z.int(),
  cash_back_cents: z.int(),
  card_cents: z.int(),
  card_back_cents: z.int(),
  expected_cents: z.int(),
  /** Movements since the last closing, when the first was made, and which is the last one. */
  movements: z.int(),
  opened_at: z.nullable(instantSchema),
  last_movement_id: z.nullable(idSchema),
  /** It holds takings of an earlier day. */
  is_overdue: z.boolean(),
  last_closing: z.nullable(z.object({ id: idSchema, number: z.string(), closed_at: instantSchema })),
})
export type Drawer = z.output<typeof drawerSchema>

/** The cash devices with what they have taken since their last closing. */
export const readDrawers = defineOperation({
  name: 'read-drawers',
  method: 'GET',
  path: 'v1/admin/counter/drawers',
  access: 'payments:read',
  summary: 'Cash devices and their open days',
  output: z.object({ drawers: z.array(drawerSchema) }),
})
