import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** Tries a piece of work that failed once more, at once. */
export const retryJob = defineOperation({
  name: 'retry-job',
  method: 'POST',
  path: 'v1/admin/jobs/{id}/retry',
  access: 'jobs:manage',
  summary: 'Try failed work again',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'job:retry', kind: 'change' },
})
