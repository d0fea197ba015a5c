import { z } from 'zod/mini'

/** A place as GeoJSON writes it: longitude first, then latitude, in degrees (WGS 84). */
const positionSchema = z.tuple([z.number(), z.number()])
export type Position = z.output<typeof positionSchema>
/** A closed line: the last position is the first one again. */
export type Ring = readonly Position[]

/** The outline of a zone: its areas, as the coordinates of a GeoJSON `MultiPolygon`. An area is its border, then the border of each hole. */
export const outlineSchema = z.array(z.array(z.array(positionSchema)))
export type Outline = z.output<typeof outlineSchema>
