import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { savedMappingSchema } from './statement-mapping.ts'

/** How the CSV exports of the town's banks are read, by name. */
export const listStatementMappings = defineOperation({
  name: 'list-statement-mappings',
  method: 'GET',
  path: 'v1/admin/documents/payments/mappings',
  access: 'payments:read',
  summary: 'Saved mappings of CSV statements',
  output: z.object({ mappings: z.array(savedMappingSchema) }),
})
