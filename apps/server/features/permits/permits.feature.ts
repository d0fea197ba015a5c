import { addOwnTemporaryVehicle } from '@dovolilnice/contract/permits/add-own-temporary-vehicle'
import { addPermitCredential } from '@dovolilnice/contract/permits/add-permit-credential'
import { addTemporaryVehicle } from '@dovolilnice/contract/permits/add-temporary-vehicle'
import { changePermitVehicle } from '@dovolilnice/contract/permits/change-permit-vehicle'
import { createPermit } from '@dovolilnice/contract/permits/create-permit'
import { createUserPermit } from '@dovolilnice/contract/permits/create-user-permit'
import { deletePermit } from '@dovolilnice/contract/permits/delete-permit'
import { getOwnPermit } from '@dovolilnice/contract/permits/get-own-permit'
import { getPermit } from '@dovolilnice/contract/permits/get-permit'
import { issueApplicationPermit } from '@dovolilnice/contract/permits/issue-application-permit'
import { listOwnPermits } from '@dovolilnice/contract/permits/list-own-permits'
import { listPermits } from '@dovolilnice/contract/permits/list-permits'
import { listUserPermits } from '@dovolilnice/contract/permits/list-user-permits'
import { readOwnPermitPdf } from '@dovolilnice/contract/permits/read-own-permit-pdf'
import { readMailedRenewal } from '@dovolilnice/contract/permits/read-mailed-renewal'
import { readOwnRenewal } from '@dovolilnice/contract/permits/read-own-renewal'
import { readPermitPaper } from '@dovolilnice/contract/permits/read-permit-paper'
import { readPermitPdf } from '@dovolilnice/contract/permits/read-permit-pdf'
import { readMailedRevocation } from '@dovolilnice/contract/permits/read-mailed-revocation'
import { readRenewal } from '@dovolilnice/contract/permits/read-renewal'
import { readRevocation } from '@dovolilnice/contract/permits/read-revocation'
import { removePermitCredential } from '@dovolilnice/contract/permits/remove-permit-credential'
import { replaceOwnPermit } from '@dovolilnice/contract/permits/replace-own-permit'
import { replacePermit } from '@dovolilnice/contract/permits/replace-permit'
import { resumePermit } from '@dovolilnice/contract/permits/resume-permit'
import { revokePermit } from '@dovolilnice/contract/permits/revoke-permit'
import { suspendPermit } from '@dovolilnice/contract/permits/suspend-permit'
import { updatePermit } from '@dovolilnice/contract/permits/update-permit'
import { verifyPermit } from '@dovolilnice/contract/permits/verify-permit'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { handleAddPermitCredential, handleRemovePermitCredential } from './change-credentials.ts'
import { handleResumePermit, handleRevokePermit, handleSuspendPermit } from './change-status.ts'
import { handleAddOwnTemporaryVehicle, handleAddTemporaryVehicle, handleChangePermitVehicle } from './change-vehicle.ts'
import { handleCreatePermit, handleCreateUserPermit } from './create-permit.ts'
import { handleDeletePermit } from './delete-permit.ts'
import { handleGetOwnPermit, handleGetPermit } from './get-permit.ts'
import { handleIssueApplicationPermit } from './issue-application-permit.ts'
import { handleListOwnPermits, handleListPermits, handleListUserPermits } from './list-permits.ts'
import { documentRemindersJob } from './document-reminders.ts'
import { permitRemindersJob } from './permit-reminders.ts'
import { handleReadOwnPermitPdf, handleReadPermitPaper, handleReadPermitPdf } from './read-permit-pdf.ts'
import { handleReadMailedRenewal, handleReadOwnRenewal, handleReadRenewal } from './renewal.ts'
import { handleReadMailedRevocation, handleReadRevocation } from './read-revocation.ts'
import { handleReplaceOwnPermit } from './replace-own-permit.ts'
import { handleReplacePermit } from './replace-permit.ts'
import { handleUpdatePermit } from './update-permit.ts'
import { handleVerifyPermit } from './verify-permit.ts'

export const permitsFeature: Feature = {
  name: 'permits',
  routes: [
    implement(listPermits, handleListPermits),
    implement(listUserPermits, handleListUserPermits),
    implement(listOwnPermits, handleListOwnPermits),
    implement(getPermit, handleGetPermit),
    implement(getOwnPermit, handleGetOwnPermit),
    implement(createPermit, handleCreatePermit),
    implement(createUserPermit, handleCreateUserPermit),
    implement(issueApplicationPermit, handleIssueApplicationPermit),
    implement(updatePermit, handleUpdatePermit),
    implement(suspendPermit, handleSuspendPermit),
    implement(resumePermit, handleResumePermit),
    implement(revokePermit, handleRevokePermit),
    implement(deletePermit, handleDeletePermit),
    implement(replacePermit, handleReplacePermit),
    implement(replaceOwnPermit, handleReplaceOwnPermit),
    implement(changePermitVehicle, handleChangePermitVehicle),
    implement(addTemporaryVehicle, handleAddTemporaryVehicle),
    implement(addOwnTemporaryVehicle, handleAddOwnTemporaryVehicle),
    implement(addPermitCredential, handleAddPermitCredential),
    implement(removePermitCredential, handleRemovePermitCredential),
    implement(readPermitPdf, handleReadPermitPdf),
    implement(readPermitPaper, handleReadPermitPaper),
    implement(readRevocation, handleReadRevocation),
    implement(readMailedRevocation, handleReadMailedRevocation),
    implement(readOwnPermitPdf, handleReadOwnPermitPdf),
    implement(readRenewal, handleReadRenewal),
    implement(readMailedRenewal, handleReadMailedRenewal),
    implement(readOwnRenewal, handleReadOwnRenewal),
    implement(verifyPermit, handleVerifyPermit),
  ],
  jobs: [permitRemindersJob, documentRemindersJob],
}
