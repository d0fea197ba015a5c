import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { mappingFormSchema } from './statement-mapping.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Changes a saved mapping; statements that were uploaded stay as they were read. */
export const updateStatementMapping = defineOperation({
  name: 'update-statement-mapping',
  method: 'POST',
  path: 'v1/admin/documents/payments/mappings/{id}/update',
  access: 'payments:write',
  summary: 'Changes a mapping of CSV statements',
  params: idParams,
  body: z.extend(mappingFormSchema, seenVersion),
  errors: ['not_found', 'conflict', 'duplicate'],
  audit: { action: 'statement_mapping:update', kind: 'change' },
})
