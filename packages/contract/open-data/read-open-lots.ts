import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { dataSetHead, openDataRate, settledMaxAge } from './data-set.ts'
import { openLotSchema } from './open-places.ts'

/** Lots with their zones and numbers of spaces. */
export const readOpenLots = defineOperation({
  name: 'read-open-lots',
  method: 'GET',
  path: 'open-data/lots.json',
  access: 'public',
  summary: 'Lots with their zones and numbers of spaces',
  output: z.object({ ...dataSetHead, lots: z.array(openLotSchema) }),
  openData: { maxAge: settledMaxAge },
  rate: openDataRate,
})
