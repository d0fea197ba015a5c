import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/ids.ts'
import { mappingFormSchema } from './statement-mapping.ts'

/** Saves how the CSV export of a bank is read. */
export const createStatementMapping = defineOperation({
  name: 'create-statement-mapping',
  method: 'POST',
  path: 'v1/admin/documents/payments/mappings/create',
  access: 'payments:write',
  summary: 'Saves a mapping of CSV statements',
  body: mappingFormSchema,
  output: z.object({ id: idSchema }),
  errors: ['duplicate'],
  audit: { action: 'statement_mapping:create', kind: 'change' },
})
