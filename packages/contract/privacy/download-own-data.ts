import { defineOperation } from '../operation.ts'

/** Everything the product holds about the signed-in person, as one JSON file (GDPR, articles 15 and 20). */
export const downloadOwnData = defineOperation({
  name: 'download-own-data',
  method: 'GET',
  path: 'v1/services/account/data',
  access: 'session',
  summary: 'Download of all own data',
  errors: ['rate_limited'],
  rate: { windowSeconds: 3600, perAddress: 100, perAccount: 10 },
  audit: { action: 'account:download_data', kind: 'read' },
})
