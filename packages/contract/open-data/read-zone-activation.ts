import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { openDataRate } from './data-set.ts'

/** Zones that somebody has opened by hand, as DATEX II v3.7. */
export const readZoneActivation = defineOperation({
  name: 'read-zone-activation',
  method: 'GET',
  path: 'open-data/datex2/activation.xml',
  access: 'public',
  summary: 'Zones that somebody has opened by hand, as DATEX II v3.7',
  output: z.string(),
  openData: { maxAge: 30, mediaType: 'application/xml' },
  rate: openDataRate,
})
