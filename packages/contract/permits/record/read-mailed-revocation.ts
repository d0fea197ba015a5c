import { defineOperation } from '../../operation.ts'
import { readPermitPaper } from './read-permit-paper.ts'

/** The decision on a revoked permit, for its holder: the mail that tells of the revocation leads here, by the same key as to the paper. */
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
