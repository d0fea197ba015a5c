import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'

/** The place of a bollard and the zone it guards (null: the whole old town), without its state. */
export const gatePlaceSchema = z.object({
  code: z.string(),
  name: z.string(),
  zone: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
})
export type GatePlace = z.output<typeof gatePlaceSchema>

/** The bollards in use, for the map. */
export const readGates = defineOperation({
  name: 'read-gates',
  method: 'GET',
  path: 'v1/resources/gates',
  access: 'session',
  summary: 'Where the bollards stand',
  output: z.object({ gates: z.array(gatePlaceSchema) }),
  etag: true,
})
