import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema, instantSchema } from '../../primitives/ids.ts'

/** A hold in force that the reader gave. */
export const ownHoldSchema = z.object({
  device_code: z.string(),
  device_name: z.string(),
  /** The command to several bollards that it is part of; null for a hold of one. */
  group_id: z.nullable(idSchema),
  reason: z.string(),
  until: instantSchema,
})
export type OwnHold = z.output<typeof ownHoldSchema>

/** The holds that the reader gave, the nearest end first: every screen warns of an end that is near. */
export const listOwnHolds = defineOperation({
  name: 'list-own-holds',
  method: 'GET',
  path: 'v1/operator/data/own-holds',
  access: 'bollards:control',
  summary: 'The holds in force that the reader gave',
  output: z.object({ items: z.array(ownHoldSchema) }),
})
