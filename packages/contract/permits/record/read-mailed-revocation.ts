import { defineOperation } from '../../operation.ts'
import { readPermitPaper } from './read-permit-paper.ts'

/** The decision on a revoked permit, for its holder: the mail about the revocation links here, with the same key as for the paper. */
export const readMailedRevocation = defineOperation({
  name: 'read-mailed-revocation',
  method: 'GET',
  path: 'v1/permits/revocation',
  access: 'public',
  summary: 'The decision that revokes a permit by its mailed link (PDF)',
  query: readPermitPaper.query,
  errors: ['not_found'],
  rate: { windowSeconds: 600, perAddress: 60 },
  audit: { action: 'permit:print', kind: 'read' },
})
