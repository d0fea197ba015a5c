import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { textSchema } from '../primitives/field-schemas.ts'
import { openDataRate, openDataSchemaVersion, publisherSchema, settledMaxAge } from './data-set.ts'

/** What there is: each data set with its address. */
export const readOpenData = defineOperation({
  name: 'read-open-data',
  method: 'GET',
  path: 'open-data',
  access: 'public',
  summary: 'The data sets that anybody may use',
  output: z.object({
    schema_version: z.literal(openDataSchemaVersion),
    publisher: publisherSchema,
    licence: z.object({ name: z.string(), url: z.string() }),
    demonstration: z.boolean(),
    data_sets: z.array(z.object({ title: textSchema, media_type: z.string(), url: z.string() })),
  }),
  openData: { maxAge: settledMaxAge },
  rate: openDataRate,
})
