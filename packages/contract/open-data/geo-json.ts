import { z } from 'zod/mini'
import { idSchema } from '../primitives/ids.ts'
import { outlineSchema } from '../zones/outline.ts'
import { dataSetHead } from './data-set.ts'

const point = z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) })
const multiPolygon = z.object({ type: z.literal('MultiPolygon'), coordinates: outlineSchema })

/** RFC 7946. A zone without an outline is its point; what has no place at all is a feature without a geometry. */
export const featureSchema = z.object({
  type: z.literal('Feature'),
  id: idSchema,
  geometry: z.nullable(z.union([point, multiPolygon])),
  properties: z.record(z.string(), z.unknown()),
})
export type Feature = z.output<typeof featureSchema>

/** The head of the data set stands beside the features, as foreign members. */
export const featureCollectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  ...dataSetHead,
  features: z.array(featureSchema),
})
