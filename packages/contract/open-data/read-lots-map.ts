import { defineOperation } from '../operation.ts'
import { openDataRate, settledMaxAge } from './data-set.ts'
import { featureCollectionSchema } from './geo-json.ts'

export const readLotsMap = defineOperation({
  name: 'read-lots-map',
  method: 'GET',
  path: 'open-data/lots.geojson',
  access: 'public',
  summary: 'Lots as GeoJSON',
  output: featureCollectionSchema,
  openData: { maxAge: settledMaxAge, mediaType: 'application/geo+json' },
  rate: openDataRate,
})
