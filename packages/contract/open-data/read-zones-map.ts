import { defineOperation } from '../operation.ts'
import { openDataRate, settledMaxAge } from './data-set.ts'
import { featureCollectionSchema } from './geo-json.ts'

export const readZonesMap = defineOperation({
  name: 'read-zones-map',
  method: 'GET',
  path: 'open-data/zones.geojson',
  access: 'public',
  summary: 'Zones as GeoJSON',
  output: featureCollectionSchema,
  openData: { maxAge: settledMaxAge, mediaType: 'application/geo+json' },
  rate: openDataRate,
})
