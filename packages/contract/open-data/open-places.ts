import { z } from 'zod/mini'
import { idSchema } from '../primitives/ids.ts'
import { outlineSchema } from '../zones/outline.ts'

const pointSchema = z.object({ latitude: z.number(), longitude: z.number() })

/** A zone that a permit opens. */
export const openZoneSchema = z.object({
  /** Stays when the zone is renamed. */
  id: idSchema,
  name: z.string(),
  /** Where a map may write its name: the middle of its lots, or of its outline; null: not known. */
  point: z.nullable(pointSchema),
  /** The coordinates of a GeoJSON `MultiPolygon`, longitude first; null: the town has drawn none. */
  outline: z.nullable(outlineSchema),
  /** Ids of its lots. */
  lots: z.array(idSchema),
  /** Ids of the kinds of permit that are issued for it. */
  permit_kinds: z.array(idSchema),
})
export type OpenZone = z.output<typeof openZoneSchema>

/** A lot or a part of a zone for which permits are issued. */
export const openLotSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  zone: idSchema,
  capacity: z.nullable(z.int()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})
export type OpenLot = z.output<typeof openLotSchema>
