import { defineOperation } from '../../operation.ts'
import { processingRecordsSchema } from './processing-records.ts'

/** The records of processing activities (GDPR, article 30), as the product's own declarations and the town's settings say them. */
export const readProcessingRecords = defineOperation({
  name: 'read-processing-records',
  method: 'GET',
  path: 'v1/admin/privacy/records',
  access: 'privacy:read',
  summary: 'Records of processing activities',
  output: processingRecordsSchema,
})
