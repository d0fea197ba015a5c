import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { noticePaperPath, noticePapers } from './notice-papers.ts'

/** A notice about personal data on one sheet A4, Slovenian with English below it, of the town's own words (PDF). */
export const readNoticePaper = defineOperation({
  name: 'read-notice-paper',
  method: 'GET',
  path: noticePaperPath,
  access: 'public',
  summary: 'A notice about personal data to print (PDF)',
  params: z.object({ paper: z.enum(noticePapers) }),
  rate: { windowSeconds: 900, perAddress: 30 },
})
