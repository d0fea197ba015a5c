import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { openDataRate, settledMaxAge } from './data-set.ts'

/** The index of the open data as a page for people. */
export const readOpenDataPage = defineOperation({
  name: 'read-open-data-page',
  method: 'GET',
  path: 'open-data/index.html',
  access: 'public',
  summary: 'The data sets that anybody may use, as a page',
  output: z.string(),
  openData: { maxAge: settledMaxAge, mediaType: 'text/html' },
  rate: openDataRate,
})
